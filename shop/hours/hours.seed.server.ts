import type { Database } from '../../database/pool.ts'
import { DEMO_BRANCH } from '../settings/settings.seed.server.ts'
import { breaks, storeHours } from './hours.tables.server.ts'

/** The hours of the demo shop: 10:00 to 24:00 each day, with a break for the prayer on Friday. */
export async function seedHours(database: Database): Promise<void> {
  await database
    .insert(storeHours)
    .values(
      [0, 1, 2, 3, 4, 5, 6].map(weekday => ({ branchId: DEMO_BRANCH, weekday, opens: 600, closes: 1440 })),
    )
  await database
    .insert(breaks)
    .values({ branchId: DEMO_BRANCH, name: 'Friday prayer', weekday: 5, starts: 780, ends: 870 })
}

/** The hours of the further branches of the demo shop: 9:00 to 22:00, with the same break on Friday. */
export async function seedHoursOf(database: Database, branchIds: readonly number[]): Promise<void> {
  for (const branchId of branchIds) {
    await database
      .insert(storeHours)
      .values([0, 1, 2, 3, 4, 5, 6].map(weekday => ({ branchId, weekday, opens: 540, closes: 1320 })))
    await database
      .insert(breaks)
      .values({ branchId, name: 'Friday prayer', weekday: 5, starts: 780, ends: 870 })
  }
}
