import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { holdSettings } from '../save-settings.server.ts'
import { branches } from '../settings.tables.server.ts'

/** The further branches of the demo shop that are still open. */
const isDemo = and(eq(branches.demo, true), eq(branches.activeFlag, true), eq(branches.isMain, false))

/** Counts the open branches that came with the demo shop, besides the main one. */
export const countDemoBranches = (database: Database): Promise<number> => database.$count(branches, isDemo)

/** Closes the branches that came with the demo shop; their orders stay. Returns their ids. */
export async function closeDemoBranches(database: Database, closedAt: Date): Promise<number[]> {
  await holdSettings(database)
  const closed = await database
    .update(branches)
    .set({ activeFlag: false, updatedAt: closedAt })
    .where(isDemo)
    .returning({ branchId: branches.branchId })
  return closed.map(({ branchId }) => branchId).sort((one, other) => one - other)
}
