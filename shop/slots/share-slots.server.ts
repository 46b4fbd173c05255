import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { forgetAvailabilities } from '../availability/forget-availabilities.server.ts'
import { openAvailabilities } from '../availability/open-availability.server.ts'
import { setCapacities } from '../availability/set-capacities.server.ts'
import { slots } from './slots.tables.server.ts'

/** A slot that counts shares, as its season wants it. `orderBy` counts only until it begins. */
export type ShareSlot = Pick<typeof slots.$inferSelect, 'branchId' | 'method' | 'capacity' | 'orderBy'> &
  Pick<typeof slots.$inferSelect, 'day' | 'starts' | 'ends' | 'startsAt' | 'endsAt'>

type By = { movedAt: Date; movedBy: number | null }

/** The most slots that are added by one statement. */
const AT_ONCE = 1000

const rowOf = ({ orderBy, ...slot }: ShareSlot) => ({
  ...slot,
  orderBy: new Date(Math.min(orderBy.getTime(), slot.startsAt.getTime())),
})

/**
 * Joins the slot that a column names, as an alias, to a statement of another capability; null if the column is.
 */
export const joinSlot = (alias: SQL, column: SQL): SQL =>
  sql`left join slots ${alias} on ${alias}.slot_id = ${column}`

/** Adds slots that count shares, each with its counter; returns their ids in the same order. */
export async function addShareSlots(
  database: Database,
  wanted: readonly ShareSlot[],
  { movedAt, movedBy }: By,
): Promise<number[]> {
  if (wanted.length === 0) return []
  const counters = await openAvailabilities(
    database,
    wanted.map(({ capacity }) => ({ kind: 'slot' as const, onHand: capacity, movedAt, movedBy })),
  )
  const rows = wanted.map((slot, at) => ({
    ...rowOf(slot),
    ...{ counts: 'SHARES', fee: 0, availabilityId: counters[at] as number },
  }))
  const idOf = new Map<number, number>()
  for (let at = 0; at < rows.length; at += AT_ONCE)
    for (const { slotId, availabilityId } of await database
      .insert(slots)
      .values(rows.slice(at, at + AT_ONCE))
      .returning({ slotId: slots.slotId, availabilityId: slots.availabilityId }))
      idOf.set(availabilityId, slotId)
  return counters.map(counter => idOf.get(counter) as number)
}

/** Changes slots that count shares. A capacity that staff have set for one of them still counts. */
export async function changeShareSlots(
  database: Database,
  changes: readonly (ShareSlot & { slotId: number })[],
  by: By,
): Promise<void> {
  const follow: { availabilityId: number; capacity: number }[] = []
  for (const { slotId, ...slot } of changes) {
    const [row] = await database
      .update(slots)
      .set(rowOf(slot))
      .where(eq(slots.slotId, slotId))
      .returning({ availabilityId: slots.availabilityId, ownCapacity: slots.ownCapacity })
    if (row?.ownCapacity === null)
      follow.push({ availabilityId: row.availabilityId, capacity: slot.capacity })
  }
  await setCapacities(database, follow, by)
}

/** Deletes slots with their counters. Nothing may refer to them any more. */
export async function forgetSlots(database: Database, slotIds: readonly number[]): Promise<void> {
  if (slotIds.length === 0) return
  const gone = await database
    .delete(slots)
    .where(inArray(slots.slotId, [...slotIds]))
    .returning({ availabilityId: slots.availabilityId })
  await forgetAvailabilities(
    database,
    gone.map(({ availabilityId }) => availabilityId),
  )
}

/**
 * Locks slots in order of their ids until the running transaction ends. `share`: nobody closes them or changes their room in
 * that time, but others can also take places. `update`: nobody takes any.
 */
export async function lockSlots(
  database: Database,
  slotIds: readonly number[],
  strength: 'share' | 'update',
): Promise<void> {
  if (slotIds.length === 0) return
  await database.execute(sql`select from slots where slot_id = any(${sql.param([...slotIds])}::int[])
    order by slot_id for ${sql.raw(strength)}`)
}
