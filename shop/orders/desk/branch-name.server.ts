import { type SQLWrapper, sql } from 'drizzle-orm'
import { branchOfOrderBy } from '../../settings/branches/main-branch.server.ts'

/** The name of the branch of an order by its id, in a statement; null if the shop has only one. */
export const branchNameBy = (branchId: SQLWrapper) =>
  sql<string | null>`${branchOfOrderBy(branchId)} ->> 'branchName'`
