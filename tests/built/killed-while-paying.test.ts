import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditMoney } from '../support/money-auditor.ts'
import {
  type CardOrder,
  cardGoods,
  charge,
  heldByStripe,
  intentOf,
  openPayment,
  placeByCard,
} from '../support/paying.ts'
import { openShopToKill } from '../support/shop-to-kill.ts'
import {
  type Asked,
  type Fault,
  openStripe,
  type StripeStandIn,
} from '../support/stand-ins/stripe-stand-in.ts'
import type { TestShop } from '../support/test-shop.ts'

let killable: Awaited<ReturnType<typeof openShopToKill>>
let stripe: StripeStandIn
let pool: Pool
let shop: TestShop
beforeAll(async () => {
  killable = await openShopToKill('killed-while-paying')
  ;({ pool, shop } = killable)
  stripe = await openStripe()
})
afterAll(async () => {
  await killable.close()
  await stripe.close()
})

const start = () => killable.start({ ...stripe.variables, TRUSTED_PROXIES: '127.0.0.1' })
const kill = () => killable.kill()

const sendEvent = async (order: CardOrder) => {
  const { body, headers } = stripe.event(intentOf(stripe, order))
  const answer = await fetch(`${killable.address()}/api/payment/webhook/stripe`, {
    method: 'POST',
    headers,
    body,
  })
  expect(answer.status).toBe(200)
}
const payInBrowser = (order: CardOrder) =>
  stripe.account.confirm(intentOf(stripe, order), new Map([['payment_method', 'pm_card_visa']]))

/**
 * Makes the provider stop answering at this call for an order; kills the shop at that moment, and starts it again. The shop
 * takes over its work at once, or when it finds it without help, as `finds` says.
 */
async function killedAt(
  { orderId }: CardOrder,
  call: Asked['call'],
  fault: Extract<Fault, 'no answer' | 'done, no answer'>,
  does: () => Promise<unknown>,
  finds: 'at once' | 'by itself' = 'at once',
): Promise<void> {
  const reached = new Promise<void>(done =>
    stripe.before(asked => {
      if (asked.call === call && asked.orderId === String(orderId)) done()
    }),
  )
  stripe.fail(asked => (asked.call === call && asked.orderId === String(orderId) ? fault : undefined))
  const doing = does().catch(() => {})
  await reached
  await kill()
  await doing
  stripe.before(() => {})
  stripe.fail(() => undefined)
  if (finds === 'at once') await killable.takeOverJobs()
  await start()
}

const stateOf = async ({ orderId }: CardOrder): Promise<string> => {
  const { rows } = await pool.query('select payment_state from orders where order_id = $1', [orderId])
  return rows[0].payment_state
}
/** Makes the shop do its next scheduled work now. */
const hurry = () =>
  pool.query(
    `with events as (update payment_events set next_try_at = now() where handled_at is null),
       tasks as (update payment_tasks set next_try_at = now() where state = 'WAITING')
     update payments set looked_at = now() - interval '1 hour'`,
  )
const becomes = (order: CardOrder, state: string) =>
  expect
    .poll(
      async () => {
        await hurry()
        return stateOf(order)
      },
      { timeout: 180_000, interval: 500 },
    )
    .toBe(state)

test('if the shop is killed between any two steps of a payment, each order is paid once or not at all, and money matches stock', {
  timeout: 600_000,
}, async () => {
  await start()
  const goods = await cardGoods(pool)
  const place = () => placeByCard(shop, goods)

  // Before the payment is made, and after it is made but before the shop has stored that.
  for (const fault of ['no answer', 'done, no answer'] as const) {
    const order = await place()
    await killedAt(order, 'create', fault, () => openPayment(shop, order))
    expect(await stateOf(order)).toBe('AWAITING')
    expect((await openPayment(shop, order)).status).toBe(200)
    payInBrowser(order)
    await sendEvent(order)
    await becomes(order, 'PAID')
  }

  // Paid, before the shop has been notified.
  const unnotified = await place()
  await openPayment(shop, unnotified)
  await kill()
  payInBrowser(unnotified)
  await start()
  await becomes(unnotified, 'PAID')

  // While handling an event that the shop has acknowledged.
  const notified = await place()
  await openPayment(shop, notified)
  payInBrowser(notified)
  await killedAt(notified, 'retrieve', 'no answer', () => sendEvent(notified))
  await becomes(notified, 'PAID')

  // While a card is charged.
  const charged = await place()
  await killedAt(charged, 'confirm', 'done, no answer', () => charge(shop, charged))
  expect((await charge(shop, charged)).body).toMatchObject({ statusCode: 0 })
  expect(await stateOf(charged)).toBe('PAID')

  // During a refund: it was made, and the shop does not know.
  await killedAt(notified, 'refund', 'done, no answer', () =>
    pool.query(
      `insert into payment_tasks (payment_id, order_id, kind, amount, reason, cause)
       select payment_id, order_id, 'REFUND', 2500, 'Too small', 'by hand' from payments where order_id = $1`,
      [notified.orderId],
    ),
  )
  await becomes(notified, 'PART_REFUNDED')

  // While checking whether an expiring order was paid.
  const late = await place()
  await openPayment(shop, late)
  const runOut = () => pool.query(`update orders set pay_until = now() where order_id = $1`, [late.orderId])
  await killedAt(late, 'retrieve', 'no answer', runOut, 'by itself')
  await becomes(late, 'EXPIRED')

  await expect
    .poll(
      async () => {
        await hurry()
        return auditMoney(pool, heldByStripe(stripe))
      },
      { timeout: 120_000, interval: 1000 },
    )
    .toEqual([])
  const charges = [...stripe.account.charges.values()]
  expect(charges.map(({ amount_refunded }) => amount_refunded).sort()).toEqual([0, 0, 0, 0, 2500])
})
