import type { Invariant } from '../../lib/books/invariant.ts'
import { FIT_LOTS, LOTS_OF_LINES } from '../../lots/lot-sums.server.ts'

/** The counts of each product in lots that orders took and nobody has picked yet. */
const waiting = `(
  select i.product_id, o.branch_id, sum((case when i.weighed and i.final_weight is not null then i.final_weight
    else coalesce(i.packed_steps, i.wanted_steps) * i.quantity_step end) / s.count_step) as waits
  from orders o join order_items i using (order_id) join stock s on s.product_id = i.product_id and s.branch_id = o.branch_id
    join availabilities a on a.availability_id = s.availability_id and a.in_lots
  where i.item_status = 'NEW' and o.order_status in ('NEW', 'PRINTED', 'OPEN') and o.pay_until is null group by 1, 2)`

export const lotsOfOrdersInvariants: readonly Invariant[] = [
  {
    name: 'stock-is-its-lots',
    says: 'The stock of a product, with what is still to be picked, differs from its lots that are fit for sale.',
    statement: `
      select s.product_id, s.branch_id, a.on_hand, a.over, coalesce(waits, 0) as waits, coalesce(fit, 0) as fit
      from stock s join availabilities a using (availability_id)
      left join ${waiting} w using (product_id, branch_id) left join ${FIT_LOTS} f using (product_id, branch_id)
      where a.in_lots and a.on_hand - a.over + coalesce(waits, 0) <> coalesce(fit, 0)`,
  },
  {
    name: 'dropped-line-has-no-lot',
    says: 'A line that its customer does not get still has goods of a lot.',
    statement: `
      select o.order_id, order_item_id, l.counts from ${LOTS_OF_LINES} l join order_items i using (order_item_id) join orders o using (order_id)
      where l.counts <> 0 and (i.item_status in ('REMOVED', 'UNAVAILABLE', 'SUBSTITUTED') and i.refusal is null or o.order_status = 'REJECTED')`,
  },
]
