import type { Database } from '../../../database/pool.ts'
import { weekdayOf } from '../../hours/day-hours.rules.ts'
import { dayAt } from '../../lib/dates/dates.ts'
import { isForZone, readSlots, type SlotRow } from '../../slots/read-slots.server.ts'
import { slotsOfAddress } from '../../slots/slots-of-address.server.ts'
import type { Standing } from './read-standing.server.ts'
import { takesStanding, wallAt } from './standing.rules.ts'

/** The way and the place of a standing order. */
export type Place = Pick<
  Standing,
  'pickupType' | 'branchId' | 'address' | 'city' | 'stateProvince' | 'country' | 'postalCode' | 'position'
>

/** The most minutes by which a window may begin at another time: those around a prayer move from week to week. */
const MOVED = 20

/** Returns the address of a standing order, as orders take it; empty if it is collected. */
export const addressOfStanding = ({ address, city, stateProvince, country, postalCode }: Place) => ({
  ...(address === null ? {} : { address }),
  ...(city === null ? {} : { city }),
  ...(stateProvince === null ? {} : { stateProvince }),
  ...(country === null ? {} : { country }),
  ...(postalCode === null ? {} : { postalCode }),
})

/** Reads the windows of the next three weeks for a place. */
export async function windowsFor(database: Database, place: Place, now: Date): Promise<SlotRow[]> {
  const { pickupType: method, branchId, position } = place
  if (method !== 'DELIVERY') return readSlots(database, { method, now, branchIds: [branchId ?? 0] })
  const typed = addressOfStanding(place)
  const found = await slotsOfAddress(database, {
    ...{ typed, position: position ?? undefined, now, asked: undefined },
  })
  return found.rows.filter(row => isForZone(row, found.zoneId))
}

/** Returns the windows of a weekday that begin at this minute. */
export const windowsOn = (rows: readonly SlotRow[], weekday: number, starts: number): SlotRow[] =>
  rows.filter(row => weekdayOf(row.day) === weekday && row.starts === starts)

/** True if a window still takes orders when the standing orders of its day are placed. */
export const isInTime = ({ day, orderBy }: SlotRow, timeZone: string): boolean =>
  takesStanding(day, wallAt(new Date(orderBy), dayAt(orderBy, timeZone), timeZone))

/** Returns the window of a day that begins at this minute, or a few minutes earlier or later; one with room first. */
export function windowAt(rows: readonly SlotRow[], day: string, starts: number): SlotRow | undefined {
  const away = (row: SlotRow) => Math.abs(row.starts - starts)
  const full = (row: SlotRow) => (row.free > 0 && row.closedBy === null ? 0 : 1)
  return rows
    .filter(row => row.day === day && away(row) <= MOVED)
    .sort((one, other) => full(one) - full(other) || away(one) - away(other) || one.slotId - other.slotId)[0]
}
