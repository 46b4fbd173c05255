import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { availabilities, holds, movements } from './availability.tables.server.ts'

/** Deletes these counted things with their ledger. Nothing may refer to them any more. */
export async function forgetAvailabilities(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await database.delete(holds).where(inArray(holds.availabilityId, [...ids]))
  await database.delete(movements).where(inArray(movements.availabilityId, [...ids]))
  await database.delete(availabilities).where(inArray(availabilities.availabilityId, [...ids]))
}
