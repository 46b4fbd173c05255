import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { m } from '../messages/m.ts'
import { type Distribution, methodOf, needsWindow } from './animals.rules.ts'
import { qurbaniWindows } from './season.tables.server.ts'

/** A time window in which meat leaves the shop. */
export type WindowRow = typeof qurbaniWindows.$inferSelect
type Wish = { windowId?: number | undefined; distribution: Distribution }

/** Reads the requested windows, by id. */
export async function readWindows(
  database: Database,
  wishes: readonly Pick<Wish, 'windowId'>[],
): Promise<Map<number, WindowRow>> {
  const ids = wishes.flatMap(({ windowId }) => windowId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await database.select().from(qurbaniWindows).where(inArray(qurbaniWindows.windowId, ids))
  return new Map(rows.map(row => [row.windowId, row]))
}

/** Returns what is wrong with the window of a share; undefined if it fits the distribution of its meat, and its day. */
export function wrongWindow(
  { windowId, distribution }: Wish,
  { seasonId, day }: { seasonId: number; day: number },
  windows: ReadonlyMap<number, WindowRow>,
): string | undefined {
  if (!needsWindow(distribution)) return windowId === undefined ? undefined : m.qurbani_window_none()
  if (windowId === undefined) return m.qurbani_window_required()
  const window = windows.get(windowId)
  const fits = window?.seasonId === seasonId && window.day === day && window.method === methodOf(distribution)
  return fits ? undefined : m.qurbani_window_other()
}
