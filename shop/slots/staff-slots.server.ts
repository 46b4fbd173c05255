import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { setCapacities } from '../availability/set-capacities.server.ts'
import { clockTime } from '../hours/clock-times.rules.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { toDecimal } from '../lib/money.ts'
import { branchesWith } from '../lib/permissions.ts'
import { ofBranches } from '../settings/branches/of-branches.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { counters, forOrders, withDates } from './read-slots.server.ts'
import { type StaffSlot, saveSlot } from './slots.contract.ts'

type Row = Omit<StaffSlot, 'startsAt' | 'endsAt' | 'orderBy' | 'starts' | 'ends'> &
  Record<'starts' | 'ends', number> &
  Record<'startsAt' | 'endsAt' | 'orderBy', Date> & {
    availabilityId: number
    ofPattern: number
    over: number
  }

/** Reads slots with the orders (or shares) and minutes that are taken of them, in order. */
async function readRows(database: Database, where: SQL): Promise<Row[]> {
  const { rows } = await database.execute<Record<string, unknown>>(sql`
    select s.slot_id as "slotId", s.method, s.counts, s.starts, s.ends, p.pattern_name as "patternName", s.starts_at as "startsAt", s.ends_at as "endsAt",
      s.order_by as "orderBy", s.fee::int as fee, coalesce(s.own_capacity, s.capacity) as capacity, s.capacity as "ofPattern",
      s.own_capacity is not null as "isOwn", coalesce(s.own_capacity, s.capacity) - a.on_hand + a.over as taken, a.held, a.over,
      s.work_minutes as "workMinutes", s.availability_id as "availabilityId",
      s.work_minutes - w.on_hand + w.over as "workTaken", s.closed_by as "closedBy"
    from slots s left join slot_patterns p using (pattern_id) ${counters}
    where ${where} order by s.starts_at, s.method, s.slot_id`)
  return (rows as unknown as Row[]).map(withDates)
}

const show = (
  { availabilityId: _, ofPattern: __, starts, ends, startsAt, endsAt, orderBy, fee, ...rest }: Row,
  exponent: number,
): StaffSlot => ({
  ...rest,
  ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), orderBy: orderBy.toISOString() },
  ...{ starts: clockTime(starts), ends: clockTime(ends) },
  fee: toDecimal(fee, exponent),
})

/** Reads the windows of a branch that begin on a day by its clock, as staff see them; closed empty ones that are no longer made are left out. */
export async function readStaffDay(
  database: Database,
  { day, branchId }: { day: string; branchId: number },
): Promise<StaffSlot[]> {
  const { currency } = await readSettings(database)
  const rows = await readRows(database, sql`s.branch_id = ${branchId} and s.day = ${day}::date`)
  return rows
    .filter(({ closedBy, taken, held }) => closedBy !== 'HOURS' || taken + held > 0)
    .map(row => show(row, currency.exponent))
}

export const answerSaveSlot = handle(saveSlot, async ({ slotId, closed, capacity }, shop) => {
  const { database, caller, clock, audit } = shop
  const { currency } = await readSettings(database)
  const at = sql`s.slot_id = ${slotId} and ${ofBranches(sql`s.branch_id`, branchesWith(caller, 'orders'))}`
  // Bookings of shares that are under way end first; then the counter is locked, for which orders wait (decision 51).
  await database.execute(sql`select from slots s where ${at} for no key update`)
  const [before] = await readRows(database, at)
  if (!before) return refuse(saveSlot, 'NOT_FOUND', undefined)
  if (before.closedBy === 'HOURS') return refuse(saveSlot, 'NO_LONGER_MADE', undefined)
  const own = capacity === undefined ? (before.isOwn ? before.capacity : null) : capacity
  await database.execute(
    sql`update slots set own_capacity = ${own}::int, is_closed = coalesce(${closed ?? null}::boolean, is_closed) where slot_id = ${slotId}`,
  )
  const wanted = { availabilityId: before.availabilityId, capacity: own ?? before.ofPattern }
  await setCapacities(database, [wanted], { movedAt: clock(), movedBy: caller.custId })
  const [after] = await readRows(database, at)
  const [was, is] = [before, after ?? before].map(row => show(row, currency.exponent)) as [
    StaffSlot,
    StaffSlot,
  ]
  await audit.add({
    ...{ action: 'save', subject: 'slot', subjectId: slotId },
    before: { capacity: was.capacity, closedBy: was.closedBy },
    after: { startsAt: is.startsAt, capacity: is.capacity, closedBy: is.closedBy },
  })
  return is
})

/** Reads the slots that have not begun and whose orders must be moved: they are no longer made, or are over by so many orders. */
export async function readSlotsToLeave(
  database: Database,
  { branchId, now }: { branchId: number; now: Date },
): Promise<{ slotId: number; over: number | null }[]> {
  const { rows } = await database.execute<{ slotId: number; over: number | null }>(sql`
    select s.slot_id as "slotId", case when s.closed_by = 'HOURS' then null else a.over end as over
    from slots s ${counters}
    where s.branch_id = ${branchId} and ${forOrders} and s.starts_at > ${now.toISOString()}::timestamptz
      and (a.over > 0 or s.closed_by = 'HOURS' and a.on_hand - a.over < coalesce(s.own_capacity, s.capacity))`)
  return rows
}

type At = { branchId: number; now: Date }

/** Selects the slots of a branch that count shares and have not begun. */
const sharesAhead = ({ branchId, now }: At) =>
  sql`s.branch_id = ${branchId} and s.counts = 'SHARES' and s.starts_at > ${now.toISOString()}::timestamptz`

/** Reads the windows ahead that have more shares than fit, as staff see them. */
export async function readSharesOver(database: Database, at: At): Promise<StaffSlot[]> {
  const { currency } = await readSettings(database)
  const rows = await readRows(database, sql`${sharesAhead(at)} and a.over > 0`)
  return rows.map(row => show(row, currency.exponent))
}

/** Reads the days ahead that have windows for shares: they can be months away. */
export async function readShareDays(database: Database, at: At): Promise<string[]> {
  const { rows } = await database.execute<{ day: string }>(
    sql`select distinct s.day::text as day from slots s where ${sharesAhead(at)} order by 1`,
  )
  return rows.map(({ day }) => day)
}
