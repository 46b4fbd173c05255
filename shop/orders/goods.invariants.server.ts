import { HELD_FOR_ORDERS, TAKEN_BY_ORDERS } from '../availability/ledger-sums.server.ts'
import { FINISHED, type Invariant } from '../lib/books/invariant.ts'
import { WINDOWS } from '../slots/slot-sums.server.ts'
import { goodsTypes } from './order-types.rules.ts'

/** The amount of a line in thousandths of its unit: its weight if the scales decide, or else its steps. */
const amountOf = `(case when i.weighed and i.nominal_measure is null and i.final_weight is not null
  then i.final_weight else coalesce(i.packed_steps, i.wanted_steps) * i.quantity_step end)::numeric`

/** The amount that an order took for a line: of goods that are weighed after they are cut, that of the whole piece. */
const tookOf = `case
  when i.item_status in ('REMOVED', 'UNAVAILABLE', 'SUBSTITUTED') and i.refusal is null then 0
  when i.weighed_after and i.nominal_measure is null then div(20000 * ${amountOf} + i.yield_bp, 2 * i.yield_bp)
  else ${amountOf} end`

/** The counts of each stock that each order should have: its lines (those of bookings are shares), and replacements that its customer is asked about. */
const wanted = `(
  select order_id, availability_id, round(sum(amount) / min(count_step)) as counts, bool_or(picked) as picked, bool_or(awaits) as awaits, bool_or(over) as over,
    bool_or(known) as known
  from (
    select o.order_id, s.availability_id, ${tookOf} as amount, s.count_step, i.item_status <> 'NEW' as picked,
      o.pay_until is not null as awaits, o.order_status = 'REJECTED' as over, p.updated_date <= o.create_date as known
    from orders o join order_items i using (order_id) join stock s on s.product_id = i.product_id and s.branch_id = o.branch_id
      join products p on p.product_id = i.product_id and p.stock_tracked
    where o.order_type in (${goodsTypes.map(type => `'${type}'`).join(', ')})
    union all
    select o.order_id, s.availability_id, f.steps * f.quantity_step, s.count_step, false, false, o.order_status = 'REJECTED', true
    from substitution_offers f join orders o using (order_id)
      join stock s on s.product_id = f.product_id and s.branch_id = o.branch_id
      join products p on p.product_id = f.product_id and p.stock_tracked
    where f.state = 'OPEN'
  ) line group by 1, 2)`

export const goodsInvariants: readonly Invariant[] = [
  {
    // Staff may pick more than the stock has: it then took less. A product may not have been counted when it was ordered.
    name: 'order-took-its-goods',
    says: 'An order took another amount from the stock than its lines need.',
    statement: `
      select order_id, availability_id, case when awaits or over then 0 else counts end as needs, coalesce(steps, 0) as took
      from ${wanted} w left join ${TAKEN_BY_ORDERS} t using (order_id, availability_id)
      where case when awaits or over then 0 else counts end <> coalesce(steps, 0)
        and (${FINISHED} or (steps is not null or known) and not (picked and steps < counts))`,
  },
  {
    name: 'unpaid-order-holds-its-goods',
    says: 'An order that waits for its payment does not hold its goods, or one that does not wait holds some.',
    statement: `
      select order_id, availability_id, case when awaits then counts else 0 end as needs, coalesce(h.steps, 0) as holds
      from ${wanted} w left join ${HELD_FOR_ORDERS} h using (order_id, availability_id)
      where case when awaits then counts else 0 end <> coalesce(h.steps, 0)`,
  },
  {
    name: 'order-has-its-place',
    says: 'An order does not have its place in its window, or has it twice, or an order that was rejected still has one.',
    statement: `
      select o.order_id, o.slot_id, coalesce(t.steps, 0) as places from orders o join ${WINDOWS} w using (slot_id)
      left join ${TAKEN_BY_ORDERS} t on t.order_id = o.order_id and t.availability_id = w.availability_id
      where o.pay_until is null and coalesce(t.steps, 0) <> (o.order_status <> 'REJECTED')::int`,
  },
]
