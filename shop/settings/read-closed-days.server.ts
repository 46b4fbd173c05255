import { asc, gte } from 'drizzle-orm'
import { dayAt } from '../lib/dates/dates.ts'
import type { Shop } from '../lib/shop.server.ts'
import type { ClosedDays } from './closed-days.contract.ts'
import { readSettings } from './read-settings.server.ts'
import { closedDays } from './settings.tables.server.ts'

/** Turns a row of the table into the form of the calls. */
export const showClosed = ({ updatedAt, ...row }: typeof closedDays.$inferSelect): ClosedDays => ({
  ...row,
  updatedDate: updatedAt.toISOString(),
})

/** Reads the closed days that are not over, the next first. */
export async function readClosedDays({ database, clock }: Pick<Shop, 'database' | 'clock'>) {
  const { timeZone } = await readSettings(database)
  const rows = await database
    .select()
    .from(closedDays)
    .where(gte(closedDays.lastDay, dayAt(clock(), timeZone)))
    .orderBy(asc(closedDays.firstDay), asc(closedDays.closedDayId))
  return rows.map(showClosed)
}
