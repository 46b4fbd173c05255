import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Branches } from '../../lib/permissions.ts'

/** The condition that a column names one of some branches, in a statement. */
export const ofBranches = (column: SQLWrapper, branches: Branches): SQL =>
  branches === 'all' ? sql`true` : sql`${column} = any(${sql.param([...branches])}::int[])`
