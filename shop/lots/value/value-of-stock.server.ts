import { type SQL, sql } from 'drizzle-orm'
import { halfUp } from '../../../database/half-up.ts'
import { priceOfStocked, stockedProducts } from '../../catalogue/stock/stocked-products.server.ts'
import type { Branches } from '../../lib/permissions.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { spentOnLots } from '../costs/spent-on-lots.server.ts'

/** The latest known cost of one unit of each product. */
const latestCosts = sql`
  select distinct on (r.product_id) r.product_id, r.unit_cost
  from receipt_lines r join receipts d using (receipt_id) where r.unit_cost is not null
  order by r.product_id, d.received_on desc, d.receipt_id desc, r.position desc`

/** The lots that are there on a day: their day is not over, or they are blocked. */
const lotsThere = (branches: Branches, today: string): SQL => sql`
  select lot_id, product_id, branch_id, on_hand from lots
  where on_hand > 0 and (blocked_at is not null or coalesce(expires_on >= ${today}::date, true))
    and ${ofBranches(sql`branch_id`, branches)}`

/**
 * A part of a statement: each product of which something is there, with its amount in thousandths of its unit, and its cost and price in
 * minor units. A product in lots costs what its lots did on average; another, and a lot without a cost, what the latest delivery did. The
 * cost is null if no delivery has one.
 */
export const valueOfStock = (branches: Branches, today: string): SQL => sql`(
  with stocked as materialized ${stockedProducts(branches)},
  filled as materialized (${lotsThere(branches, today)}),
  spent as (${spentOnLots(sql`select lot_id from filled`)}),
  latest as (${latestCosts}),
  parts as (
    select product_id, counts::numeric * count_step as thousandths, unit_cost as cost, 1 as bought
    from stocked left join latest using (product_id) where not in_lots
    union all
    select product_id, filled.on_hand::numeric * count_step, coalesce(spent.cost, latest.unit_cost),
      coalesce(spent.thousandths, 1)
    from stocked join filled using (product_id, branch_id) left join spent using (lot_id)
      left join latest using (product_id)
    where in_lots
  ), amounts as (
    select product_id, sum(thousandths) as thousandths,
      case when bool_and(cost is not null) then sum(${halfUp(sql`thousandths * cost`, sql`1000 * bought`)}) end as cost
    from parts where thousandths > 0 group by 1
  )
  select distinct on (product_id) product_id, product_name, sku, unit_name, dept_name, thousandths, cost,
    ${priceOfStocked(sql`thousandths`)} as price
  from amounts join stocked using (product_id) order by product_id)`
