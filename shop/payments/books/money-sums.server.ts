// Sums of the ledger as SQL, for invariants.

/** Each payment with the sums of its entries. */
export const PAYMENT_SUMS = `(
  select payment_id, p.order_id, p.amount, p.attempt, p.intent_id, coalesce(taken, 0) as taken, coalesce(refunded, 0) as refunded,
    coalesce(authorised, 0) as authorised, coalesce(released, 0) as released
  from payments p left join (
    select payment_id, sum(amount) filter (where kind = 'TAKEN') as taken, sum(amount) filter (where kind = 'REFUNDED') as refunded,
      sum(amount) filter (where kind = 'AUTHORISED') as authorised, sum(amount) filter (where kind = 'RELEASED') as released
    from payment_entries group by 1) e using (payment_id))`

/** The sums of all payments of each order; `aside` is what they hold together. */
export const MONEY_OF_ORDERS = `(
  select order_id, sum(taken) as taken, sum(refunded) as refunded, sum(authorised) as authorised,
    sum(case when authorised > 0 then authorised - taken - released else 0 end) as aside
  from ${PAYMENT_SUMS} p group by order_id)`

/** The orders for which a provider is still to be asked for something. */
export const ORDERS_WITH_TASKS = `(select distinct order_id from payment_tasks where state = 'WAITING')`
