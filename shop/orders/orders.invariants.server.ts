import type { Invariant } from '../lib/books/invariant.ts'
import { savedAnswersOf } from '../lib/books/saved-answers.server.ts'

/**
 * Totals and lines of orders. Constraints of the database hold the rest: an order number, a link and a position of a line are there
 * once, a line has its order, and a key has one answer.
 */
export const ordersInvariants: readonly Invariant[] = [
  {
    name: 'order-is-its-lines',
    says: 'The total of an order differs from its lines, its discount and its delivery.',
    statement: `
      select order_id, grand_total, goods, taxes from orders o join (
        select order_id, sum(line_price) as goods, sum(line_tax) as taxes from order_items group by 1) i using (order_id)
      where grand_total <> goods + taxes - discount + shipping_handling or price <> goods or tax <> taxes`,
  },
  {
    name: 'order-costs-what-it-may',
    says: 'An order or a line costs more than it may, or less than nothing.',
    statement: `
      select order_id, grand_total, ceiling from orders where grand_total > ceiling or grand_total < 0 or discount < 0
      union all
      select order_id, line_price, line_cap from order_items where line_price > line_cap or line_price < 0`,
  },
  {
    name: 'order-has-lines',
    says: 'An order has no lines, or no first event.',
    statement: `
      select o.order_id from orders o left join order_items i using (order_id) where i.order_id is null
      union
      select o.order_id from orders o left join order_events e using (order_id) where e.order_id is null`,
  },
  {
    name: 'answer-has-its-order',
    says: 'A shopper got the number of an order that is not there.',
    statement: `
      select a.order_id from (select (answer -> 'orders' ->> 'orderId')::int as order_id from ${savedAnswersOf('POST /orders/save')} k) a
      left join orders o using (order_id) where a.order_id is not null and o.order_id is null`,
  },
  {
    name: 'expired-order-is-rejected',
    says: 'An order that was not paid in time is still open.',
    statement: `select order_id from orders where payment_state = 'EXPIRED' and order_status <> 'REJECTED'`,
  },
  {
    name: 'commission-follows-the-order',
    says: 'A representative has a commission for an order that is not closed, or that they did not refer.',
    statement: `
      select order_id, c.amount from (
        select order_id, cust_id, sum(amount) as amount from commissions where order_id is not null group by 1, 2) c
      left join orders o using (order_id)
      where c.amount <> 0 and (o.order_status is distinct from 'CLOSED' or o.referred_by is distinct from c.cust_id)`,
  },
]
