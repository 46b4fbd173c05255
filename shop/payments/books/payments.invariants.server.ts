import { FINISHED, type Invariant, SETTLED } from '../../lib/books/invariant.ts'
import { HAS_RESTED, WAS_EDITED } from '../../orders/order-rests.server.ts'
import { MONEY_OF_ORDERS, ORDERS_WITH_TASKS, PAYMENT_SUMS } from './money-sums.server.ts'

/** The cash of each order. */
const cash = `(select order_id, sum(case when kind in ('IN', 'ROUNDED') then amount else -amount end) as balance from cash_entries group by 1)`

/** A condition on an order \`o\`: nothing has happened to it lately, and no provider is still to be asked. */
const isQuiet = `(${HAS_RESTED} and (${FINISHED} or order_id not in ${ORDERS_WITH_TASKS}))`

/** An event of a provider, the cause of a task and the attempt of a payment are there once, by constraints of the database. */
export const paymentsInvariants: readonly Invariant[] = [
  {
    name: 'payment-is-within-its-amount',
    says: 'A payment took more than its amount, or refunded more than it took.',
    statement: `
      select order_id, payment_id, amount, taken, refunded from ${PAYMENT_SUMS} p
      where taken > amount or refunded > taken or authorised > amount or released > authorised`,
  },
  {
    name: 'payment-asks-for-the-total',
    says: 'The amount of a payment differs from the total of its order.',
    statement: `
      select order_id, payment_id, p.amount, o.grand_total from payments p join orders o using (order_id)
      where not taken_later and attempt = 1 and p.amount <> o.grand_total + o.discount
        and (o.order_status = 'NEW' or ${FINISHED}) and not ${WAS_EDITED}`,
  },
  {
    name: 'order-has-the-money-of-its-ledgers',
    says: 'An order counts other money than its card and its cash have brought.',
    statement: `
      select o.order_id, o.paid, coalesce(l.taken - l.refunded, 0) as card, coalesce(c.balance, 0) as cash
      from orders o left join ${MONEY_OF_ORDERS} l using (order_id) left join ${cash} c using (order_id)
      where o.paid <> coalesce(l.taken - l.refunded, 0) + coalesce(c.balance, 0)`,
  },
  {
    name: 'ended-order-has-its-money',
    says: 'An order that has ended has other money than it costs.',
    statement: `
      select order_id, paid, grand_total from orders o where (order_status = 'CLOSED' and paid <> grand_total
        or order_status = 'REJECTED' and paid <> 0) and ${isQuiet}`,
  },
  {
    name: 'card-paid-no-more-than-it-costs',
    says: 'A card paid more than its closed order costs.',
    statement: `
      select order_id, o.paid, o.grand_total from orders o join ${MONEY_OF_ORDERS} l using (order_id)
      where o.order_status = 'CLOSED' and o.paid > o.grand_total and l.taken > l.refunded and ${isQuiet}`,
  },
  {
    name: 'order-is-paid-as-its-ledger-says',
    says: 'An order counts as paid and its ledger says otherwise, or the other way round.',
    statement: `
      select order_id, coalesce(taken, 0) as taken, coalesce(refunded, 0) as refunded, coalesce(aside, 0) as aside
      from orders o left join ${MONEY_OF_ORDERS} l using (order_id)
      where payment_method = 'CARD' and payment_state <> 'EXPIRED' and payment_state <> case
        when coalesce(aside, 0) > 0 then 'AUTHORISED'
        when coalesce(taken, 0) > 0 then case when refunded = 0 then 'PAID' when refunded < taken then 'PART_REFUNDED' else 'REFUNDED' end
        when coalesce(authorised, 0) > 0 then 'RELEASED'
        else 'AWAITING' end`,
  },
  {
    name: 'rejected-order-has-no-money',
    says: 'The card of an order that was rejected still pays for it.',
    statement: `
      select order_id, taken, refunded, aside from orders o join ${MONEY_OF_ORDERS} l using (order_id)
      where order_status = 'REJECTED' and (taken > refunded or aside > 0) and ${isQuiet}`,
  },
  {
    name: 'rest-was-agreed-to',
    says: 'A card was charged for a rest that nobody had agreed to.',
    statement: `
      select p.order_id, payment_id, taken from ${PAYMENT_SUMS} p left join payment_requests r using (payment_id)
      where p.attempt > 1 and taken > 0 and (r.agreed_at is null or taken > r.amount)`,
  },
  {
    name: 'rest-is-asked-as-requested',
    says: 'An order asks for another rest than its open request.',
    statement: `
      select order_id, o.rest_asked, r.amount from orders o left join (
        select order_id, amount from payment_requests where state = 'OPEN' and of_version is null) r using (order_id)
      where o.rest_asked is distinct from r.amount`,
  },
  {
    name: 'event-is-handled',
    says: 'The shop has not handled an event of a payment provider.',
    statement: `
      select row_number() over () as number, attempts from payment_events where handled_at is null and received_at < ${SETTLED}`,
  },
  {
    name: 'task-is-done',
    says: 'A provider has not been asked for a payment or a refund that is due.',
    statement: `
      select task_id, order_id, attempts from payment_tasks
      where state <> 'DONE' and asked_at < ${SETTLED} and (state = 'WAITING' or ${FINISHED})`,
  },
]
