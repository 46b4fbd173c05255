import { type SQL, sql } from 'drizzle-orm'
import { halfUp } from '../../../database/half-up.ts'
import { countedProduct } from '../../catalogue/stock/counted-product.server.ts'
import { spentOnLots } from './spent-on-lots.server.ts'

/** The costs of each product by the day from which they count, until the day before the next delivery. */
const datedCosts = (lines: SQL): SQL => sql`
  select r.product_id, r.unit_cost, d.received_on as since,
    lead(d.received_on) over (partition by r.product_id order by d.received_on, d.receipt_id, r.position) as until
  from receipt_lines r join receipts d using (receipt_id)
  where r.unit_cost is not null and r.product_id in (select product_id from ${lines})`

/**
 * A part of a statement: the cost of each line of orders in minor units, as `order_item_id` and `cost`. A line that has lots costs what
 * its lots did on average, rounded for each lot; another costs what the latest delivery on or before its day did. A lot without a cost
 * takes that of the latest delivery too. The cost is null if none is known. `lines` names rows with `order_item_id`, `product_id`, `day`
 * and `thousandths` of the product's unit.
 */
export const costsOfLines = (lines: SQL): SQL => sql`(
  with got as (
    select line.order_item_id, m.lot_id, -sum(m.change) as counts
    from ${lines} line join lot_movements m on m.order_item_id = line.order_item_id
    group by 1, 2 having sum(m.change) < 0
  ), spent as (${spentOnLots(sql`select lot_id from got`)}
  ), dated as (${datedCosts(lines)}
  ), latest as (
    select line.order_item_id, line.thousandths, dated.unit_cost
    from ${lines} line left join dated on dated.product_id = line.product_id
      and dated.since <= line.day and (dated.until is null or dated.until > line.day)
  ), picked as (
    select got.order_item_id, sum(${halfUp(
      sql`got.counts * place.count_step * coalesce(spent.cost, latest.unit_cost)`,
      sql`1000 * coalesce(spent.thousandths, 1)`,
    )}) as cost, bool_and(coalesce(spent.cost, latest.unit_cost) is not null) as is_known
    from got join latest using (order_item_id) join lots l using (lot_id) left join spent using (lot_id),
      lateral ${countedProduct(sql`l.product_id`, sql`l.branch_id`)} place
    group by 1
  )
  select latest.order_item_id, case when picked.order_item_id is null
      then ${halfUp(sql`latest.thousandths::numeric * latest.unit_cost`, sql`1000`)}
      when picked.is_known then picked.cost end as cost
  from latest left join picked using (order_item_id))`
