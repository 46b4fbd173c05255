import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { availabilities } from './availability.tables.server.ts'

/**
 * Locks counted things until the running transaction ends, in order of their ids: any code that changes several of them in
 * more than one step starts with this.
 */
export async function lockAvailabilities(database: Database, ids: readonly number[]): Promise<void> {
  await database
    .select({ availabilityId: availabilities.availabilityId })
    .from(availabilities)
    .where(inArray(availabilities.availabilityId, [...ids]))
    .orderBy(asc(availabilities.availabilityId))
    .for('no key update')
}
