import type { Pool } from 'pg'
import { expect } from 'vitest'

/** The amounts of a payment at a provider, in minor units. */
export type Held = { intentId: string; taken: number; refunded: number; aside: number }

/** Sums of each payment's ledger. */
const payment = `
  select p.payment_id, p.order_id, p.amount, p.attempt, p.taken_later, p.intent_id,
    coalesce(sum(e.amount) filter (where e.kind = 'TAKEN'), 0) as taken, coalesce(sum(e.amount) filter (where e.kind = 'REFUNDED'), 0) as refunded,
    coalesce(sum(e.amount) filter (where e.kind = 'AUTHORISED'), 0) as authorised, coalesce(sum(e.amount) filter (where e.kind = 'RELEASED'), 0) as released
  from payments p left join payment_entries e using (payment_id) group by p.payment_id`

/** Sums of all payments of each order; \`aside\` is what they hold together. */
const ledger = `
  select order_id, sum(taken) as taken, sum(refunded) as refunded, sum(authorised) as authorised, sum(released) as released,
    sum(case when authorised > 0 then authorised - taken - released else 0 end) as aside
  from (${payment}) p group by order_id`

/** The number of messages with this template about each order. */
const mailsOf = (template: string) =>
  `select (data ->> 'orderId')::int as order_id, count(*) as sent from outbox where template = '${template}' group by 1`

/** The cash of each order. */
const cash = `select order_id, sum(case when kind in ('IN', 'ROUNDED') then amount else -amount end) as balance from cash_entries group by 1`

/** The quantity of each availability in the lines of an order whose stock is counted; `placed`: it is paid, or paid in cash. */
const wanted = `
  select o.order_id, s.availability_id,
    sum(case when i.item_status in ('REMOVED', 'UNAVAILABLE', 'SUBSTITUTED') then 0 else i.wanted_steps end) as steps,
    o.order_status <> 'REJECTED' and o.payment_state <> 'AWAITING' as placed, o.payment_state = 'AWAITING' as awaits
  from orders o join order_items i using (order_id) join stock s on s.product_id = i.product_id and s.branch_id = o.branch_id
    join products p on p.product_id = i.product_id and p.stock_tracked
  where o.order_status in ('NEW', 'PRINTED', 'CLOSED', 'REJECTED', 'OPEN') group by 1, 2, 4, 5`

/**
 * Queries that return no rows while money and stock agree, by the error that a row means. The shop must have finished first:
 * no payment task may be waiting.
 */
const wrongs: Record<string, string> = {
  'more is held than is in stock, or less than nothing':
    'select availability_id from availabilities where held < 0 or on_hand < held',
  'held stock differs from the open holds': `
    select availability_id from availabilities a where held <> (
      select coalesce(sum(quantity), 0) from holds h
      where h.availability_id = a.availability_id and taken_at is null and released_at is null)`,
  'an order took other items than its lines, or took some without being placed': `
    select order_id from (${wanted}) w left join (
      select order_id, availability_id, -sum(change) as steps from movements where order_id is not null group by 1, 2
    ) m using (order_id, availability_id)
    where coalesce(m.steps, 0) <> case when placed then w.steps else 0 end`,
  'an order that waits for its payment does not hold its items, or another one does': `
    select order_id from (${wanted}) w left join (
      select order_id, availability_id, sum(quantity) as steps from holds
      where taken_at is null and released_at is null group by 1, 2
    ) h using (order_id, availability_id)
    where coalesce(h.steps, 0) <> case when awaits then w.steps else 0 end`,
  'a ledger captured more than the amount due, or refunded more than it captured': `
    select order_id from (${payment}) p
    where taken > amount or refunded > taken or authorised > amount or released > authorised`,
  'the amount of a payment differs from the total of its order': `
    select order_id from payments p join orders o using (order_id)
    where not taken_later and p.attempt = 1 and p.amount <> o.grand_total + o.discount
      and not exists (select from order_events e where e.order_id = o.order_id and e.kind = 'EDITED')`,
  'an order has other money than its ledgers say': `
    select o.order_id from orders o left join (${ledger}) l using (order_id) left join (${cash}) c using (order_id)
    where o.paid <> coalesce(l.taken - l.refunded, 0) + coalesce(c.balance, 0)`,
  'a card paid more than its closed order costs': `
    select o.order_id from orders o join (${ledger}) l using (order_id)
    where o.order_status = 'CLOSED' and o.paid > o.grand_total and l.taken > l.refunded`,
  'an order counts as paid while its ledger says otherwise': `
    select order_id from orders o left join (${ledger}) l using (order_id)
    where payment_method = 'CARD' and payment_state <> 'EXPIRED' and payment_state <> case
      when coalesce(aside, 0) > 0 then 'AUTHORISED'
      when coalesce(taken, 0) > 0 then case when refunded = 0 then 'PAID' when refunded < taken then 'PART_REFUNDED' else 'REFUNDED' end
      when coalesce(authorised, 0) > 0 then 'RELEASED'
      else 'AWAITING' end`,
  'a cancelled order still has money': `
    select order_id from orders o join (${ledger}) l using (order_id)
    where order_status = 'REJECTED' and (taken - refunded > 0 or aside > 0)`,
  'an expired order is not rejected': `
    select order_id from orders where payment_state = 'EXPIRED' and order_status <> 'REJECTED'`,
  'the customer was not notified exactly once of a paid order': `
    select order_id from orders o left join (${mailsOf('order-paid')}) m using (order_id) where payment_method = 'CARD'
      and (payment_state not in ('AWAITING', 'EXPIRED'))::int <> coalesce(m.sent, 0)`,
  'the customer was not notified exactly once of a late payment': `
    select order_id from orders o left join (${ledger}) l using (order_id) left join (${mailsOf('payment-late')}) m using (order_id)
    where payment_state = 'EXPIRED' and (coalesce(taken, 0) + coalesce(authorised, 0) > 0)::int <> coalesce(m.sent, 0)`,
  'a rest was charged that nobody had agreed to': `
    select p.order_id from (${payment}) p left join payment_requests r using (payment_id)
    where p.attempt > 1 and p.taken > 0 and (r.agreed_at is null or p.taken > r.amount)`,
  'an event is not handled': 'select event_id from payment_events where handled_at is null',
  'a request to a provider is still open, or was refused': `
    select task_id, kind, problem from payment_tasks where state <> 'DONE'`,
}

/** Returns the errors in money and stock, in words; empty if they agree. `held`: the amounts at the provider. */
export async function auditMoney(pool: Pool, held: readonly Held[]): Promise<string[]> {
  const found: string[] = []
  for (const [wrong, statement] of Object.entries(wrongs)) {
    const { rows } = await pool.query(statement)
    if (rows.length) found.push(`${wrong}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  const { rows } = await pool.query(
    `select intent_id as "intentId", taken::float8, refunded::float8,
       (case when authorised > 0 then authorised - taken - released else 0 end)::float8 as aside
     from (${payment}) p`,
  )
  const here = new Map((rows as Held[]).map(row => [row.intentId, row]))
  for (const there of held) {
    const row = here.get(there.intentId)
    if (row ? !isSame(row, there) : there.taken + there.aside > 0)
      found.push(`the provider holds other money than the ledger: ${JSON.stringify({ row, there })}`)
  }
  return found
}

const isSame = (one: Held, other: Held) =>
  one.taken === other.taken && one.refunded === other.refunded && (one.aside ?? 0) === other.aside

/** Returns the amounts at the practice provider. */
export async function heldByPractice(pool: Pool): Promise<Held[]> {
  const { rows } = await pool.query(
    `select intent_id as "intentId", taken::float8, refunded::float8, aside::float8 from practice_intents`,
  )
  return rows
}

/** Fails if money and stock do not agree. */
export async function expectMoneyAgrees(pool: Pool, held: readonly Held[]): Promise<void> {
  expect(await auditMoney(pool, held)).toEqual([])
}
