import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { branches } from '../settings.tables.server.ts'
import type { OrderBranch } from './branches.contract.ts'
import { readBranch } from './read-branches.server.ts'

/** The id of the main branch, in a statement. */
export const mainBranch = sql<number>`(select ${branches.branchId} from ${branches} where ${branches.isMain})`

/** The day at the main branch, which is that of the shop, in a statement. */
export const todayAtMainBranch = sql`(select (now() at time zone ${branches.timeZone})::date from ${branches} where ${branches.isMain})`

/** The ids of the branches that take orders, in a statement. */
export const activeBranches = sql`(select ${branches.branchId} from ${branches} where ${branches.activeFlag})`

/** The branch that takes an order, in a statement: the one that is asked for, if it takes orders of this way, or the main branch. */
export const branchTaking = (asked: SQLWrapper, delivered: SQLWrapper) => sql<number>`coalesce((
  select b.branch_id from ${branches} b where b.branch_id = ${asked} and b.active_flag and (b.collects or ${delivered})), ${mainBranch})`

/** The branch of an order by its id, as answers show it, in a statement; null if it is the only open one. */
export const branchOfOrderBy = (branchId: SQLWrapper) => sql<OrderBranch>`(
  select jsonb_build_object('branchId', b.branch_id, 'branchName', b.branch_name, 'phone1', b.phone1,
    'address', concat_ws(', ', b.address, nullif(b.city, '')))
  from ${branches} b where b.branch_id = ${branchId} and (not b.is_main or (select count(*) from ${branches} where active_flag) > 1))`

/** Returns the id of a branch: the given one, or the main branch if none is given. */
export const branchOr = async (database: Database, branchId: number | undefined): Promise<number> =>
  branchId ?? (await readBranch(database, undefined)).branchId
