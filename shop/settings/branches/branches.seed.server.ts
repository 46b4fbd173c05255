import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { branches } from '../settings.tables.server.ts'

/** The further branches of the demo shop. */
export const demoBranches = { clifton: 2, nazimabad: 3 } as const

/** Adds the further branches of the demo shop. */
export async function seedBranches(database: Database): Promise<void> {
  const timeZone = 'Asia/Karachi'
  const dayBegun = sql<string>`(now() at time zone ${timeZone})::date`
  const shared = { city: '', country: 'PK', timeZone, dayBegun, demo: true }
  await database.insert(branches).values([
    {
      ...shared,
      branchId: demoBranches.clifton,
      branchName: 'Clifton',
      address: '4 Sea View Parade, Clifton, Karachi',
      phone1: '+92 21 3456 7800',
      position: { latitude: 24.8138, longitude: 67.03 },
    },
    {
      ...shared,
      branchId: demoBranches.nazimabad,
      branchName: 'North Nazimabad',
      address: '88 Hyderi Market, North Nazimabad, Karachi',
      phone1: '+92 21 3456 7811',
      position: { latitude: 24.9425, longitude: 67.0383 },
    },
  ])
}
