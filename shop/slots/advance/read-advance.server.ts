import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { prepareSql } from '../../../database/prepared-statement.ts'
import { momentOf } from '../../hours/openings.server.ts'
import { type Advance, type Handover, isInTime } from './advance.rules.ts'

/** A rule of a product. */
export type AdvanceOfProduct = Advance & { productId: number; branchId: number | null }

/**
 * The ids as the result of a part of the statement, so that their number does not matter to its plan: PostgreSQL would otherwise plan it
 * again for each order, which takes far longer than the statement.
 */
const ids = sql`(select ${sql.placeholder('productIds')}::int[])::int[]`

const select = prepareSql<AdvanceOfProduct>(
  'advance rules of products',
  () => sql`select p.product_id as "productId", r.branch_id as "branchId", r.weekdays, r.first_day::text as "firstDay",
      r.last_day::text as "lastDay", r.cut_off_days as "cutOffDays", r.cut_off_time as "cutOffTime", r.lead_minutes as "leadMinutes"
    from advance_rules r join products p on p.product_id = any(${ids})
      join categories c using (category_id)
    where r.active and (p.product_id = any(r.product_ids) or c.category = any(r.dept_names))
    order by r.rule_id`,
)

/** Reads the rules of products that are ordered in advance. */
export const readAdvance = async (
  database: Database,
  productIds: readonly number[],
): Promise<AdvanceOfProduct[]> =>
  productIds.length === 0 ? [] : select(database, { productIds: [...new Set(productIds)] })

/** Returns the products that are too late for a window of a branch: they have rules, and none of them lets it. */
export function tooLateFor(
  rules: readonly AdvanceOfProduct[],
  window: Pick<Handover, 'day' | 'startsAt'>,
  { branchId, now, timeZone }: { branchId: number; now: Date; timeZone: string },
): Set<number> {
  const by = { now, momentOf: (day: string, minutes: number) => momentOf(day, minutes, timeZone) }
  const ofBranch = rules.filter(rule => rule.branchId === null || rule.branchId === branchId)
  const inTime = new Set(
    ofBranch.filter(rule => isInTime(rule, window, by)).map(({ productId }) => productId),
  )
  return new Set(ofBranch.map(({ productId }) => productId).filter(productId => !inTime.has(productId)))
}
