import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { branches } from '../settings.tables.server.ts'
import { readBranch } from './read-branches.server.ts'

/** The id of the main branch, in a statement. */
export const mainBranch = sql<number>`(select ${branches.branchId} from ${branches} where ${branches.isMain})`

/** The ids of the branches that take orders, in a statement. */
export const activeBranches = sql`(select ${branches.branchId} from ${branches} where ${branches.activeFlag})`

/** Returns the id of a branch: the given one, or the main branch if none is given. */
export const branchOr = async (database: Database, branchId: number | undefined): Promise<number> =>
  branchId ?? (await readBranch(database, undefined)).branchId
