import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { branches } from '../settings.tables.server.ts'

/**
 * Locks a branch until the transaction ends, so that changes of its hours and zones wait for each other; returns false if it does not
 * exist.
 */
export async function holdBranch(database: Database, branchId: number): Promise<boolean> {
  const [branch] = await database
    .select({ branchId: branches.branchId })
    .from(branches)
    .where(eq(branches.branchId, branchId))
    .for('no key update')
  return branch !== undefined
}
