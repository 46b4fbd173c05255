import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { lockAvailabilities } from '../availability/lock-availabilities.server.ts'
import { openAvailabilities, openAvailability } from '../availability/open-availability.server.ts'
import { setCapacities } from '../availability/set-capacities.server.ts'
import { openOver } from '../hours/day-hours.rules.ts'
import { readBranchPlan } from '../hours/read-plan.server.ts'
import { DAY } from '../hours/spans.rules.ts'
import type { Shop } from '../lib/shop.server.ts'
import { holdBranch } from '../settings/branches/hold-branch.server.ts'
import type { OpenTime } from './lead-time.rules.ts'
import { openTimesOf, writeOpenTimes } from './open-times.server.ts'
import { cutOffOf } from './patterns.rules.ts'
import { slotMoments } from './slot-moments.server.ts'
import { slotPatterns, slots } from './slots.tables.server.ts'
import { windowsOf } from './windows.rules.ts'

/** The days ahead for which slots are made. */
const DAYS_AHEAD = 21

type Row = typeof slots.$inferSelect
/** A slot as its pattern and the hours want it. */
type Wanted = Pick<
  Row,
  'patternId' | 'branchId' | 'method' | 'zoneIds' | 'fee' | 'capacity' | 'workMinutes' | 'leadMinutes'
> &
  Pick<Row, 'day' | 'starts' | 'ends' | 'startsAt' | 'endsAt' | 'orderBy'>

const keyOf = ({ patternId, startsAt }: Pick<Row, 'patternId' | 'startsAt'>) =>
  `${patternId} ${startsAt.toISOString()}`

type Planned = { wanted: Wanted[]; openTimes: OpenTime[] }

/** Returns the slots that a branch should have from today on, and when it is open. */
async function planSlots(shop: Pick<Shop, 'database' | 'clock'>, branchId: number): Promise<Planned> {
  const patterns = await shop.database
    .select()
    .from(slotPatterns)
    .where(and(eq(slotPatterns.branchId, branchId), slotPatterns.active, isNull(slotPatterns.deletedAt)))
  if (patterns.length === 0) return { wanted: [], openTimes: [] }
  // A window of the last day may end on the next one.
  const { settings, branch, days, firstDay } = await readBranchPlan(shop, DAYS_AHEAD + 1, branchId)
  if (!branch.activeFlag) return { wanted: [], openTimes: [] }
  const { timeZone } = settings
  const open = openOver(days)
  const openTimes = openTimesOf(open, firstDay, timeZone)
  const wanted = days.slice(1, -1).flatMap(({ day, times }, at) => {
    const midnight = (at + 1) * DAY
    const opens = open.map(({ from, to }) => ({ from: from - midnight, to: to - midnight }))
    return patterns.flatMap(row => {
      const pattern = {
        ...row,
        ...{ anchor: row.anchor as keyof typeof times | null, needs: row.needs as 'WHOLE' | 'PART' },
        cutOff: cutOffOf(row),
      }
      return windowsOf(day, pattern, { open: opens, times }).flatMap(window => {
        const moments = slotMoments(day, window, timeZone)
        if (!moments) return []
        const { patternId, method, zoneIds, fee, workMinutes, leadMinutes } = row
        const { capacity, from: starts, to: ends } = window
        return {
          ...{ patternId, branchId, method, zoneIds, fee, capacity, workMinutes, leadMinutes },
          ...{ day, starts, ends, ...moments },
        }
      })
    })
  })
  return { wanted, openTimes }
}

const same = (row: Row, wanted: Wanted) =>
  row.capacity === wanted.capacity &&
  row.workMinutes === wanted.workMinutes &&
  row.leadMinutes === wanted.leadMinutes &&
  row.fee === wanted.fee &&
  row.isMade &&
  row.endsAt.getTime() === wanted.endsAt.getTime() &&
  row.orderBy.getTime() === wanted.orderBy.getTime() &&
  row.zoneIds.join() === wanted.zoneIds.join()

/** The most slots that are added by one statement. */
const AT_ONCE = 1000

/** Adds slots, each with its counters. */
async function addSlots(database: Database, all: readonly Wanted[], movedAt: Date): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE)
    await addSome(database, all.slice(at, at + AT_ONCE), movedAt)
}

async function addSome(database: Database, wanted: readonly Wanted[], movedAt: Date): Promise<void> {
  const opening = { movedAt, movedBy: null }
  const limited = wanted.filter(({ workMinutes }) => workMinutes !== null)
  const [places, work] = [
    await openAvailabilities(
      database,
      wanted.map(({ capacity }) => ({ ...opening, kind: 'slot' as const, onHand: capacity })),
    ),
    limited.length
      ? await openAvailabilities(
          database,
          limited.map(({ workMinutes }) => ({ ...opening, kind: 'work' as const, onHand: workMinutes ?? 0 })),
        )
      : [],
  ]
  const rows = wanted.map((slot, at) => ({
    ...slot,
    availabilityId: places[at] as number,
    workAvailabilityId: work[limited.indexOf(slot)] ?? null,
  }))
  await database.insert(slots).values(rows)
}

/**
 * Makes the slots of a branch for the next three weeks as its patterns and hours want them, in the running transaction: new ones are
 * added, changed ones follow, and those that are no longer wanted close for new orders; their orders stay. Slots that count
 * shares stay as they are. The branch is locked, so that several nodes make each slot once.
 */
export async function makeSlots(shop: Pick<Shop, 'database' | 'clock'>, branchId: number): Promise<void> {
  const { database, clock } = shop
  if (!(await holdBranch(database, branchId))) return
  const now = clock()
  const planned = await planSlots(shop, branchId)
  await writeOpenTimes(database, branchId, planned.openTimes)
  const wanted = planned.wanted.filter(({ startsAt }) => startsAt > now)
  const before = await database
    .select()
    .from(slots)
    .where(and(eq(slots.branchId, branchId), eq(slots.counts, 'ORDERS'), gte(slots.startsAt, now)))
    .orderBy(asc(slots.slotId))
    .for('no key update')
  const rowOf = new Map(before.map(row => [keyOf(row), row]))
  const wantedKeys = new Set(wanted.map(keyOf))
  await addSlots(
    database,
    wanted.filter(slot => !rowOf.has(keyOf(slot))),
    now,
  )
  const gone = before.filter(row => !wantedKeys.has(keyOf(row)) && row.isMade)
  const changed = wanted.flatMap(slot => {
    const row = rowOf.get(keyOf(slot))
    return row && !same(row, slot) ? [{ row, slot }] : []
  })
  // Each change of a slot locks its counter: all of them in order of their ids, as orders do.
  await lockAvailabilities(
    database,
    [...gone, ...changed.map(({ row }) => row)].flatMap(row => [
      row.availabilityId,
      row.workAvailabilityId ?? row.availabilityId,
    ]),
  )
  if (gone.length)
    await database
      .update(slots)
      .set({ isMade: false })
      .where(sql`${slots.slotId} = any(${sql.param(gone.map(({ slotId }) => slotId))}::int[])`)
  for (const { row, slot } of changed) {
    const { day, starts, ends, endsAt, orderBy, fee, zoneIds, capacity, workMinutes, leadMinutes } = slot
    const counter = { kind: 'work' as const, onHand: workMinutes ?? 0, movedAt: now, movedBy: null }
    const workAvailabilityId =
      workMinutes === null ? null : (row.workAvailabilityId ?? (await openAvailability(database, counter)))
    await database
      .update(slots)
      .set({
        day,
        starts,
        ends,
        endsAt,
        orderBy,
        fee,
        zoneIds,
        capacity,
        workMinutes,
        leadMinutes,
        workAvailabilityId,
        isMade: true,
      })
      .where(eq(slots.slotId, row.slotId))
  }
  await setCapacities(
    database,
    changed.flatMap(({ row, slot }) => [
      ...(row.ownCapacity === null ? [{ availabilityId: row.availabilityId, capacity: slot.capacity }] : []),
      ...(row.workAvailabilityId !== null && slot.workMinutes !== null
        ? [{ availabilityId: row.workAvailabilityId, capacity: slot.workMinutes }]
        : []),
    ]),
    { movedAt: now, movedBy: null },
  )
}
