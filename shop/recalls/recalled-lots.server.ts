import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { recallLots } from './recalls.tables.server.ts'

/** Returns those of these lots that are recalled already. */
export async function recalledAmong(database: Database, lotIds: readonly number[]): Promise<number[]> {
  if (lotIds.length === 0) return []
  const found = await database
    .select({ lotId: recallLots.lotId })
    .from(recallLots)
    .where(inArray(recallLots.lotId, [...lotIds]))
  return found.map(({ lotId }) => lotId).sort((one, other) => one - other)
}
