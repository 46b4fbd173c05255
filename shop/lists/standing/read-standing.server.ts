import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { dayAt } from '../../lib/dates/dates.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { type Days, type Outcome, type Wall, wallAt } from './standing.rules.ts'
import { standingDays, standingOrders } from './standing.tables.server.ts'

/** A row of the standing orders. */
export type Standing = typeof standingOrders.$inferSelect
/** A row of their days. */
export type DayRow = typeof standingDays.$inferSelect

/** Reads the standing orders of a customer, the oldest first. */
export const readStanding = (database: Database, custId: number): Promise<Standing[]> =>
  database
    .select()
    .from(standingOrders)
    .where(eq(standingOrders.custId, custId))
    .orderBy(asc(standingOrders.standingId))

/** Reads a standing order of a customer. */
export async function readOneOf(
  database: Database,
  custId: number,
  standingId: number,
): Promise<Standing | undefined> {
  const [found] = await database
    .select()
    .from(standingOrders)
    .where(and(eq(standingOrders.standingId, standingId), eq(standingOrders.custId, custId)))
  return found
}

/** Reads the days of standing orders that have a result, the latest first. */
export const readDayRows = async (database: Database, standingIds: readonly number[]): Promise<DayRow[]> =>
  standingIds.length === 0
    ? []
    : database
        .select()
        .from(standingDays)
        .where(inArray(standingDays.standingId, [...standingIds]))
        .orderBy(desc(standingDays.day))

/** Reads the results of the days of a standing order from a day on. */
export async function readDays(database: Database, standingId: number, from: string): Promise<Days> {
  const rows = await database
    .select({ day: standingDays.day, outcome: standingDays.outcome })
    .from(standingDays)
    .where(and(eq(standingDays.standingId, standingId), gte(standingDays.day, from)))
  return new Map(rows.map(({ day, outcome }) => [day, outcome as Outcome]))
}

/** Reads the clock of the shop. */
export async function readWall(database: Database, now: Date): Promise<{ now: Wall; timeZone: string }> {
  const { timeZone } = await readSettings(database)
  return { now: wallAt(now, dayAt(now, timeZone), timeZone), timeZone }
}
