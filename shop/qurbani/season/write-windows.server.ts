import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { minutesAt } from '../../hours/clock-times.rules.ts'
import { momentOf } from '../../hours/openings.server.ts'
import type { ParsedOf } from '../../lib/call.ts'
import { daysLater } from '../../lib/dates/dates.ts'
import {
  addShareSlots,
  changeShareSlots,
  forgetSlots,
  type ShareSlot,
} from '../../slots/share-slots.server.ts'
import { slotMethods } from '../animals.rules.ts'
import { qurbaniWindows } from '../season.tables.server.ts'
import type { saveSeason } from './seasons.contract.ts'

/** A season whose windows are written; those with an id exist already. */
export type WrittenSeason = {
  seasonId: number
  branchId: number
  firstDay: string
  orderBy: Date
  windows: ParsedOf<typeof saveSeason>['windows']
}
type By = { timeZone: string; movedAt: Date; movedBy: number | null }

/** Returns the slot of a window. */
function slotOf(
  { branchId, firstDay, orderBy }: WrittenSeason,
  { day, method, startsAt, endsAt, capacity }: WrittenSeason['windows'][number],
  timeZone: string,
): ShareSlot {
  const date = daysLater(firstDay, day - 1)
  const [starts, ends] = [minutesAt(startsAt), minutesAt(endsAt)]
  return {
    ...{ branchId, method: slotMethods[method], capacity, orderBy, day: date, starts, ends },
    startsAt: momentOf(date, starts, timeZone),
    endsAt: momentOf(date, ends, timeZone),
  }
}

/** Writes the windows of a season, with their slots. The slots of those that exist are locked. */
export async function writeWindows(
  database: Database,
  season: WrittenSeason,
  { timeZone, movedAt, movedBy }: By,
): Promise<void> {
  const { seasonId, windows } = season
  const by = { movedAt, movedBy }
  const added = windows.filter(({ windowId }) => windowId === undefined)
  const ids = await addShareSlots(
    database,
    added.map(window => slotOf(season, window, timeZone)),
    by,
  )
  if (added.length)
    await database
      .insert(qurbaniWindows)
      .values(added.map(({ day }, at) => ({ windowId: ids[at] as number, seasonId, day })))
  const known = windows.flatMap(window =>
    window.windowId === undefined ? [] : [{ ...window, windowId: window.windowId }],
  )
  await changeShareSlots(
    database,
    known.map(window => ({ slotId: window.windowId, ...slotOf(season, window, timeZone) })),
    by,
  )
  for (const { windowId, day } of known)
    await database.update(qurbaniWindows).set({ day }).where(eq(qurbaniWindows.windowId, windowId))
}

/** Deletes windows with their slots and counters; no share may have one of them. */
export async function forgetWindows(database: Database, windowIds: readonly number[]): Promise<void> {
  if (windowIds.length === 0) return
  await database.delete(qurbaniWindows).where(inArray(qurbaniWindows.windowId, [...windowIds]))
  await forgetSlots(database, windowIds)
}
