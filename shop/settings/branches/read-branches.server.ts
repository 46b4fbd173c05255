import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { prepareQuery } from '../../../database/prepared-statement.ts'
import { branches } from '../settings.tables.server.ts'
import type { Branch, StaffBranch } from './branches.contract.ts'

/** A row of the table of branches. */
export type BranchRow = typeof branches.$inferSelect

const selectActive = prepareQuery('branches', database =>
  database
    .select()
    .from(branches)
    .where(eq(branches.activeFlag, true))
    .orderBy(desc(branches.isMain), asc(branches.branchId)),
)

/** Reads the branches that take orders, the main one first. */
export const readActiveBranches = (database: Database): Promise<BranchRow[]> => selectActive(database)

const selectOne = prepareQuery('branch', database =>
  database
    .select()
    .from(branches)
    .where(
      sql`case when ${sql.placeholder('branchId')}::int is null then ${branches.isMain} else ${branches.branchId} = ${sql.placeholder('branchId')}::int end`,
    ),
)

/** Reads a branch, also a closed one; the main branch if it is missing, or if there is none with this id. */
export async function readBranch(database: Database, branchId: number | undefined): Promise<BranchRow> {
  const [found] = await selectOne(database, { branchId: branchId ?? null })
  if (found) return found
  if (branchId === undefined) throw new Error('The shop has no main branch')
  return readBranch(database, undefined)
}

/** Reads all branches: the main one first, closed ones last. */
export const readBranches = (database: Database): Promise<BranchRow[]> =>
  database
    .select()
    .from(branches)
    .orderBy(desc(branches.activeFlag), desc(branches.isMain), asc(branches.branchId))

/** Turns a branch into the form of the calls. */
export function showBranch(row: BranchRow): Branch {
  const { branchId, branchName, city, country, phone1, phone2, position, isMain, collects } = row
  const address = [row.address, city].filter(Boolean).join(', ')
  return { branchId, branchName, address, country, phone1, phone2, position, isMain, collects }
}

/** Turns a branch into the form that staff see. */
export const showStaffBranch = (row: BranchRow): StaffBranch => ({
  ...showBranch(row),
  paymentMethods: row.paymentMethods,
  active: row.activeFlag,
  updatedDate: row.updatedAt.toISOString(),
})
