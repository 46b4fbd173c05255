import type { Database } from '../../database/pool.ts'
import { dayAt } from '../lib/dates/dates.ts'
import { readSettings } from './read-settings.server.ts'

/** Returns the day of the shop at a moment: the day of its time zone. */
export async function dayOfShop(database: Database, clock: () => Date): Promise<string> {
  const { timeZone } = await readSettings(database)
  return dayAt(clock(), timeZone)
}
