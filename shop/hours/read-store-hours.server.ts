import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { clockTime } from './clock-times.rules.ts'
import { storeHours } from './hours.tables.server.ts'
import type { StoreHours } from './store-hours.contract.ts'

/** Reads the hours of the week of a branch, or of all. */
export async function readStoreHours(database: Database, branchId?: number): Promise<StoreHours[]> {
  const rows = await database
    .select()
    .from(storeHours)
    .where(branchId === undefined ? undefined : eq(storeHours.branchId, branchId))
    .orderBy(asc(storeHours.branchId), asc(storeHours.weekday), asc(storeHours.opens))
  return rows.map(({ opens, closes, ...row }) => ({
    ...row,
    ...{ opens: clockTime(opens), closes: clockTime(closes) },
  }))
}
