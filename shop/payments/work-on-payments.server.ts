import { and, asc, eq, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { orders } from '../orders/orders.tables.server.ts'
import { expireOrder, holdOrder } from '../orders/settle-order.server.ts'
import { closePayment } from './close-payment.server.ts'
import { paymentEvents, payments, paymentTasks } from './payments.tables.server.ts'
import type { Desk } from './payments-desk.server.ts'
import { providerNamed } from './providers/providers.server.ts'
import { lookForEvent, settleEvent } from './receive-event.server.ts'
import { askForReleased, withdrawOver } from './rest/write-request.server.ts'
import { settlePayment } from './settle-payment.server.ts'
import { doTask } from './tasks/do-task.server.ts'

/** The seconds between two automatic checks of a payment in progress, in case its events are lost. */
const LOOK_EVERY = 30
/** The seconds before each retry, longer each time. */
const WAITS = [5, 30, 120, 600, 3600]
/** The most items of a kind in one run. */
const MOST = 50
/** The number handled at once, so that a provider that hangs delays the others as little as possible. */
const AT_ONCE = 10

/** Returns the time of the next retry. */
const later = (now: Date) =>
  sql`${now.toISOString()}::timestamptz + (array[${sql.raw(WAITS.join())}])[least(attempts + 1, ${sql.raw(String(WAITS.length))})] * interval '1 second'`

/** The part of what was paid for an order that goes back already. */
const GOING_BACK = `select coalesce(sum(t.amount), 0) as back from payment_tasks t
  where t.order_id = o.order_id and t.kind = 'REFUND' and t.state = 'WAITING'`

/**
 * The tasks for the card payments of orders that have ended, with their causes; each cause is requested only once. A rejected order is
 * refunded or released; a closed one captured, or released if nothing is due, and what was paid above its total refunded, from its
 * latest payment first. A closed order that has too much can have been opened again and changed: the amount that it has belongs to the
 * cause.
 */
const TASKS = `
  select p.payment_id, o.order_id, k.kind, f.amount, lower(o.order_status) as reason, c.cause
  from orders o join payments p using (order_id)
  cross join lateral (
    select coalesce(sum(e.amount) filter (where e.kind = 'TAKEN'), 0) as taken,
      coalesce(sum(e.amount) filter (where e.kind = 'REFUNDED'), 0) as refunded,
      case when p.taken_later then coalesce(sum(case e.kind when 'AUTHORISED' then e.amount when 'REFUNDED' then 0 else -e.amount end), 0)
        else 0 end as aside
    from payment_entries e where e.payment_id = p.payment_id
  ) l
  cross join lateral (
    select coalesce(sum(case e.kind when 'TAKEN' then e.amount when 'REFUNDED' then -e.amount else 0 end), 0) as newer
    from payment_entries e join payments n on n.payment_id = e.payment_id
    where n.order_id = o.order_id and n.attempt > p.attempt
  ) n
  cross join lateral (${GOING_BACK}) g
  cross join lateral (
    select case when l.aside > 0 then case when o.order_status = 'CLOSED' and o.grand_total > o.paid - g.back then 'TAKE' else 'CANCEL' end
      when l.taken > l.refunded and (o.order_status = 'REJECTED' or o.order_type in ('ONLINE', 'PHONE', 'STANDING')) then 'REFUND' end as kind
  ) k
  cross join lateral (
    select case k.kind when 'TAKE' then least(o.grand_total - o.paid + g.back, l.aside) when 'REFUND' then least(l.taken - l.refunded,
      case o.order_status when 'CLOSED' then o.paid - o.grand_total - n.newer end) end as amount
  ) f
  cross join lateral (
    select lower(o.order_status) || ' ' || k.kind || ' ' || o.order_id
      || case when k.kind = 'REFUND' and o.order_status = 'CLOSED' then ' ' || o.paid else '' end
      || case when p.attempt > 1 then ' payment ' || p.attempt else '' end as cause
  ) c
  where o.payment_method = 'CARD' and (o.payment_state = 'AUTHORISED' and o.order_status in ('CLOSED', 'REJECTED')
      or o.payment_state in ('PAID', 'PART_REFUNDED') and (o.order_status = 'REJECTED'
        or o.order_status = 'CLOSED' and o.paid > o.grand_total))
    and k.kind is not null and coalesce(f.amount, 1) > 0
    and not exists (select from payment_tasks t where t.cause = c.cause)
    and not exists (select from payment_tasks t where t.payment_id = p.payment_id and t.state = 'WAITING')`

/** Requests the tasks of a locked order. */
const follows = (orderId: number) => sql`
  insert into payment_tasks (payment_id, order_id, kind, amount, reason, cause)
  ${sql.raw(TASKS)} and o.order_id = ${orderId}::int
  on conflict (cause) do nothing`

/** The authorizations that the bank releases within a day although their orders have not ended, and nobody captures them yet. */
const LAPSING = `
  from payments p join orders o using (order_id) cross join lateral (${GOING_BACK}) g
  where p.card = 'put aside' and p.capture_before <= now() + interval '24 hours' and o.payment_state = 'AUTHORISED'
    and o.order_status not in ('CLOSED', 'REJECTED') and o.grand_total > o.paid - g.back
    and not exists (select from payment_tasks t where t.cause = 'lapsing TAKE ' || o.order_id)`

/** Captures the present total of a locked order before its authorization lapses: it goes on as a paid one. */
const capture = (orderId: number) => sql`
  insert into payment_tasks (payment_id, order_id, kind, amount, reason, cause)
  select p.payment_id, o.order_id, 'TAKE', least(o.grand_total - o.paid + g.back, p.amount), 'lapsing', 'lapsing TAKE ' || o.order_id
  ${sql.raw(LAPSING)} and o.order_id = ${orderId}::int
  on conflict (cause) do nothing`

/** The payments of open requests for a rest that were opened within a day and have no result yet. */
const RESTS = `
  from payment_requests r join payments using (payment_id)
  where r.state = 'OPEN' and payments.card not in ('taken', 'cancelled') and payments.opened_at > now() - interval '1 day'`

/** The orders whose bank released the authorization before they ended, and whose customers were not asked to pay again. */
const RELEASED = `
  from orders o where o.payment_state = 'RELEASED' and o.order_status in ('NEW', 'PRINTED', 'OPEN') and o.payment_method = 'CARD'
    and o.grand_total > o.paid and not exists (select from payment_requests r where r.order_id = o.order_id and r.of_version is null)`

/**
 * The orders whose open request is over: they became cheaper than it asks for, or ended, or their customers did not pay for a change of
 * theirs in time, or another person changed them.
 */
const ASKED_IN_VAIN = `
  from payment_requests r join orders o using (order_id)
  where r.state = 'OPEN' and case when r.of_version is not null then r.of_version <> o.version or r.lasts_until <= now()
    else r.amount > case o.order_status when 'REJECTED' then 0 else o.grand_total end - o.paid
    + (${GOING_BACK})
    - (select coalesce(sum(case e.kind when 'AUTHORISED' then e.amount when 'REFUNDED' then 0 else -e.amount end), 0)
        from payments p join payment_entries e using (payment_id) where p.order_id = o.order_id and p.taken_later) end`

/** A statement that returns a row if there is work to do. */
export const PAYMENTS_WAIT = `select 1 where exists (select from orders where pay_until <= now())
  or exists (select from payment_tasks where state = 'WAITING' and next_try_at <= now())
  or exists (select from payment_events where handled_at is null and next_try_at <= now())
  or exists (select from orders join payments using (order_id) where pay_until is not null
    and looked_at < now() - interval '${LOOK_EVERY} seconds')
  or exists (select ${LAPSING})
  or exists (${TASKS})
  or exists (select ${RESTS} and looked_at < now() - interval '${LOOK_EVERY} seconds')
  or exists (select ${RELEASED})
  or exists (select ${ASKED_IN_VAIN})`

/** Does all waiting work, each step separately: a failed step is reported and retried later. Returns what was done. */
export async function workOnPayments(desk: Desk) {
  const { database } = desk
  const events = await each(desk, await claimEvents(desk), event => handleEvent(desk, event))
  const looked = await each(desk, await unfinished(database, desk.clock()), payment => look(desk, payment))
  const expired = await each(desk, await overdue(database, desk.clock()), orderId => expire(desk, orderId))
  await each(desk, await ended(database), orderId => follow(desk, orderId, follows))
  await each(desk, await ordersOf(database, LAPSING), orderId => follow(desk, orderId, capture))
  await each(desk, await ordersOf(database, RELEASED), orderId =>
    desk.inTransaction(shop => askForReleased(shop, orderId)),
  )
  await each(desk, await ordersOf(database, ASKED_IN_VAIN), orderId =>
    desk.inTransaction(shop => withdrawOver(shop, orderId)),
  )
  const tasks = await each(desk, await claimTasks(desk), task => doTask(desk, task))
  return { events, looked, expired, tasks }
}

/** Works on all items, some at a time, until the shop stops; failures are reported. Returns the number that succeeded. */
async function each<T>(desk: Desk, all: readonly T[], work: (one: T) => Promise<unknown>): Promise<number> {
  let done = 0
  const attempt = async (one: T) => {
    try {
      await work(one)
      done += 1
    } catch (error) {
      desk.report(error)
    }
  }
  for (let at = 0; at < all.length && !desk.isStopping(); at += AT_ONCE)
    await Promise.all(all.slice(at, at + AT_ONCE).map(attempt))
  return done
}

type Event = typeof paymentEvents.$inferSelect
type Payment = typeof payments.$inferSelect

/** Claims waiting events: no other node takes them until their next try. */
const claimEvents = async ({ database, clock }: Desk): Promise<Event[]> =>
  database
    .update(paymentEvents)
    .set({
      attempts: sql`least(${paymentEvents.attempts} + 1, 1000)`,
      nextTryAt: later(clock()),
    })
    .where(
      sql`(provider, event_id) in (select provider, event_id from payment_events where handled_at is null and next_try_at <= ${clock().toISOString()}::timestamptz
        order by received_at limit ${MOST} for update skip locked)`,
    )
    .returning()

const claimTasks = async ({ database, clock }: Desk): Promise<(typeof paymentTasks.$inferSelect)[]> =>
  database
    .update(paymentTasks)
    .set({
      attempts: sql`least(${paymentTasks.attempts} + 1, 1000)`,
      nextTryAt: later(clock()),
    })
    .where(
      sql`task_id in (select task_id from payment_tasks where state = 'WAITING' and next_try_at <= ${clock().toISOString()}::timestamptz
        order by task_id limit ${MOST} for update skip locked)`,
    )
    .returning()

/** Reads payments in progress that were not checked for a while. */
const unfinished = (database: Database, now: Date): Promise<Payment[]> =>
  database
    .select({ payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.orderId))
    .where(
      and(
        or(
          isNotNull(orders.payUntil),
          sql`${payments.paymentId} in (select payments.payment_id ${sql.raw(RESTS)})`,
        ),
        lte(payments.lookedAt, new Date(now.getTime() - LOOK_EVERY * 1000)),
      ),
    )
    .orderBy(asc(payments.lookedAt))
    .limit(MOST)
    .then(rows => rows.map(({ payment }) => payment))

const overdue = (database: Database, now: Date) =>
  database
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(lte(orders.payUntil, now))
    .orderBy(asc(orders.payUntil))
    .limit(MOST)
    .then(rows => rows.map(({ orderId }) => orderId))

/** Reads orders that have ended and whose payment still needs a task. */
const ended = async (database: Database): Promise<number[]> => {
  const { rows } = await database.execute<{ orderId: number }>(
    sql`select distinct t.order_id as "orderId" from (${sql.raw(TASKS)}) t order by 1 limit ${MOST}`,
  )
  return rows.map(({ orderId }) => orderId)
}

/** Reads the ids of the orders of a condition. */
const ordersOf = async (database: Database, condition: string): Promise<number[]> => {
  const { rows } = await database.execute<{ orderId: number }>(
    sql`select o.order_id as "orderId" ${sql.raw(condition)} order by o.order_id limit ${MOST}`,
  )
  return rows.map(({ orderId }) => orderId)
}

/** Requests a task of an order, while its payment is locked. */
const follow = (desk: Desk, orderId: number, task: (orderId: number) => SQL) =>
  desk.inTransaction(async ({ database }) => {
    await holdOrder(database, orderId)
    await database.execute(task(orderId))
  })

async function handleEvent(desk: Desk, event: Event): Promise<void> {
  const intent = await lookForEvent(desk, event)
  await desk.inTransaction(shop => settleEvent(shop, event, intent))
}

async function look(desk: Desk, { orderId, provider, intentId, paymentId }: Payment): Promise<void> {
  // Also after a failure: the others do not wait because of it.
  await desk.database
    .update(payments)
    .set({ lookedAt: desk.clock() })
    .where(eq(payments.paymentId, paymentId))
  const intent = await providerNamed(desk, provider)?.find(intentId)
  if (intent) await desk.inTransaction(shop => settlePayment(shop, orderId, intent))
}

/** Frees the products of an order that was not paid in time. First asks the provider if it was paid, if it answers. */
async function expire(desk: Desk, orderId: number): Promise<void> {
  // An order that waits for its payment has one at most.
  const [payment] = await desk.database.select().from(payments).where(eq(payments.orderId, orderId))
  if (payment) await look(desk, payment).catch(desk.report)
  await desk.inTransaction(async shop => {
    const order = await holdOrder(shop.database, orderId)
    if (order?.paymentState !== 'AWAITING' || (order.payUntil as Date) > shop.clock()) return
    await expireOrder(shop, order)
    await closePayment(shop, orderId)
  })
}
