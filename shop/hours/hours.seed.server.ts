import type { Database } from '../../database/pool.ts'
import { breaks, storeHours } from './hours.tables.server.ts'

/** The hours of the demo shop: 10:00 to 24:00 each day, with a break for the prayer on Friday. */
export async function seedHours(database: Database): Promise<void> {
  await database
    .insert(storeHours)
    .values([0, 1, 2, 3, 4, 5, 6].map(weekday => ({ branchId: 1, weekday, opens: 600, closes: 1440 })))
  await database
    .insert(breaks)
    .values({ branchId: 1, name: 'Friday prayer', weekday: 5, starts: 780, ends: 870 })
}
