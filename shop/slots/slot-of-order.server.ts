import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { slots } from './slots.tables.server.ts'

/** Reads the window of an order as it is now: the last moment for orders, and its counters. */
export async function readSlotOfOrder(database: Database, slotId: number | null) {
  if (slotId === null) return undefined
  const [slot] = await database
    .select({
      orderBy: slots.orderBy,
      day: slots.day,
      startsAt: slots.startsAt,
      leadMinutes: slots.leadMinutes,
      availabilityId: slots.availabilityId,
      workAvailabilityId: slots.workAvailabilityId,
    })
    .from(slots)
    .where(eq(slots.slotId, slotId))
  return slot
}
/** The window of an order. */
export type SlotOfOrder = NonNullable<Awaited<ReturnType<typeof readSlotOfOrder>>>
