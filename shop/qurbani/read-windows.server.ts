import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { joinCounter } from '../availability/join-counter.server.ts'
import { m } from '../messages/m.ts'
import { joinSlot, lockSlots } from '../slots/share-slots.server.ts'
import { type Distribution, methodOf, needsWindow, type WindowMethod } from './animals.rules.ts'
import { windowMethod } from './share-facts.server.ts'

/** A time window in which meat leaves the shop. */
export type WindowRow = {
  windowId: number
  seasonId: number
  day: number
  method: WindowMethod
  startsAt: Date
  endsAt: Date
  availabilityId: number
  /** Staff have closed it. */
  isClosed: boolean
  /** The shares that still fit. */
  left: number
}
type Wish = { windowId?: number | null | undefined; distribution: Distribution }

/** Selects windows `w` with their slots `s` and counters `a`, in order. */
async function select(database: Database, where: SQL): Promise<WindowRow[]> {
  const { rows } = await database.execute<WindowRow>(sql`
    select w.window_id as "windowId", w.season_id as "seasonId", w.day, ${windowMethod(sql`s.method`)} as method,
      s.starts_at as "startsAt", s.ends_at as "endsAt", s.availability_id as "availabilityId",
      s.closed_by is not null as "isClosed", a.on_hand - a.held as left
    from qurbani_windows w ${joinSlot(sql`s`, sql`w.window_id`)} ${joinCounter(sql`a`, sql`s.availability_id`)}
    where ${where} order by s.starts_at, w.window_id`)
  return rows.map(row => ({ ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }))
}

/** Reads the requested windows, by id. `hold`: until the running transaction ends, nobody closes or removes them. */
export async function readWindows(
  database: Database,
  wishes: readonly Pick<Wish, 'windowId'>[],
  { hold = false } = {},
): Promise<Map<number, WindowRow>> {
  const ids = [...new Set(wishes.flatMap(({ windowId }) => windowId ?? []))]
  if (ids.length === 0) return new Map()
  if (hold) await lockSlots(database, ids, 'share')
  const rows = await select(database, sql`w.window_id = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map(row => [row.windowId, row]))
}

/** Reads the windows of a season in order. */
export const readSeasonWindows = (database: Database, seasonId: number): Promise<WindowRow[]> =>
  select(database, sql`w.season_id = ${seasonId}`)

/**
 * Returns what is wrong with the window of a share; undefined if it fits the distribution of its meat and its day, and is
 * open. The share can keep the window that it `has`.
 */
export function wrongWindow(
  { windowId, distribution }: Wish,
  { seasonId, day }: { seasonId: number; day: number },
  windows: ReadonlyMap<number, WindowRow>,
  has?: number | null,
): string | undefined {
  if (!needsWindow(distribution)) return windowId == null ? undefined : m.qurbani_window_none()
  if (windowId == null) return m.qurbani_window_required()
  const window = windows.get(windowId)
  const fits = window?.seasonId === seasonId && window.day === day && window.method === methodOf(distribution)
  if (!fits) return m.qurbani_window_other()
  return window.isClosed && windowId !== has ? m.qurbani_window_closed() : undefined
}
