import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** An expression for the name of the branch that a column names; null if there is none. */
export const nameOfBranch = (branchId: SQLWrapper): SQL<string | null> =>
  sql`(select named.branch_name from branches named where named.branch_id = ${branchId})`
