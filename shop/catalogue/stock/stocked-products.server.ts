import { type SQL, sql } from 'drizzle-orm'
import { halfUp } from '../../../database/half-up.ts'
import type { Branches } from '../../lib/permissions.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'

/** A part of a statement: the stock of each counted product at each of these branches, in counts of `count_step` thousandths. */
export const stockedProducts = (branches: Branches): SQL => sql`(
  select p.product_id, s.branch_id, p.product_name, p.sku, p.unit_name, c.category as dept_name, p.charged_price,
    p.nominal_measure, p.priced_per, s.count_step, a.in_lots, greatest(0, a.on_hand - a.over) as counts
  from stock s join availabilities a using (availability_id) join products p using (product_id)
    join categories c using (category_id)
  where p.removed_at is null and p.stock_tracked and ${ofBranches(sql`s.branch_id`, branches)})`

/** An expression for the price of an amount, in thousandths of the unit, of a product in `stockedProducts`. */
export const priceOfStocked = (thousandths: SQL): SQL =>
  halfUp(
    sql`charged_price * case when nominal_measure is null then (${thousandths})::numeric
      else ${halfUp(sql`${thousandths} * nominal_measure`, sql`1000`)} end`,
    sql`priced_per`,
  )
