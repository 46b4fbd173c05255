import type { Pool } from 'pg'
import { expect } from 'vitest'
import { paymentsDesk } from '../../server/jobs/payments-job.ts'
import { readConfiguration } from '../../server/process/configuration.ts'
import { workOnPayments } from '../../shop/payments/work-on-payments.server.ts'
import type { Held } from './money-auditor.ts'
import type { ProviderEvent, StripeStandIn } from './stand-ins/stripe-stand-in.ts'
import { newProduct } from './test-goods.ts'
import { type Answer, guestOrder, TEST_SECRET, type TestShop } from './test-shop.ts'

/** A guest's order for payment by card, with its secret link and its amount in minor units. */
export type CardOrder = { orderId: number; orderNum: string; link: string; amount: number }

/** A product for 100.00, sold by the piece or by weight; one sold by weight is paid for after weighing. */
export async function cardGoods(pool: Pool, { stock = 1_000_000, weighed = false } = {}): Promise<number> {
  const { productId } = await newProduct(pool, { stock })
  if (!weighed)
    await pool.query(`update products set weighed = false, unit_name = 'piece' where product_id = $1`, [
      productId,
    ])
  return productId
}

let networks = 0

/** Another network for each order, if the shop trusts the proxy: what one network never pays is limited. */
export const fromElsewhere = () => {
  networks += 1
  return { 'x-forwarded-for': `10.${100 + (networks >> 16)}.${(networks >> 8) & 255}.${networks & 255}` }
}

/** Places an order for payment by card. */
export async function placeByCard(shop: TestShop, productId: number, quantity = 1): Promise<CardOrder> {
  const { body, status } = await shop.post(
    '/orders/save',
    guestOrder([{ productId, quantity }], { paymentMethod: 'CARD' }),
    fromElsewhere(),
  )
  expect({ status, body }).toMatchObject({ status: 200 })
  const { orderId, orderNum, link, grandTotal } = body.orders
  return { orderId, orderNum, link, amount: Math.round(grandTotal * 100) }
}

const byLink = ({ orderNum, link }: CardOrder) => ({ orderNum, link })

export const openPayment = (shop: TestShop, order: CardOrder): Promise<Answer> =>
  shop.post('/payment/open', byLink(order))
export const findPayment = (shop: TestShop, { orderNum, link }: CardOrder): Promise<Answer> =>
  shop.get(`/payment/find/${orderNum}/${link}`)
export const lookAtPayment = (shop: TestShop, order: CardOrder): Promise<Answer> =>
  shop.post('/payment/look', byLink(order))

/** Pays with a test card of the practice provider. */
export const practise = (shop: TestShop, order: CardOrder, paymentMethod = 'pm_card_visa'): Promise<Answer> =>
  shop.post('/payment/practise', { ...byLink(order), step: { does: 'pay', paymentMethod } })
/** Answers in place of the bank. */
export const answerBank = (shop: TestShop, order: CardOrder, does: 'confirm' | 'refuse'): Promise<Answer> =>
  shop.post('/payment/practise', { ...byLink(order), step: { does } })

/** Pays with a token, as the call of the spec does; each order from its own address, if the shop trusts the proxy. */
export const charge = (
  shop: TestShop,
  { orderId, link, amount }: CardOrder,
  token = 'tok_visa',
): Promise<Answer> =>
  shop.post('/payment/charge', { amount, token, payment: { orderId, link } }, from(orderId))

/** The apparent address behind a trusted proxy. */
const from = (number: number) => ({ 'x-forwarded-for': `10.${number >> 8}.${number & 255}.7` })

/** Sends an event to the shop as a provider does. */
export async function sendEvent(
  shop: TestShop,
  { body, headers }: ProviderEvent,
  provider = 'stripe',
): Promise<number> {
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: `/api/payment/webhook/${provider}`,
    headers,
    payload: body,
  })
  return statusCode
}

/** Waits until the shop has handled the events sent to it. */
export const untilHandled = (pool: Pool) =>
  expect
    .poll(
      async () => {
        const { rows } = await pool.query(
          'select count(*)::int as count from payment_events where handled_at is null',
        )
        return rows[0].count
      },
      { timeout: 15_000, interval: 30 },
    )
    .toBe(0)

/** Runs the payments job, as if this many minutes had passed; returns the errors. */
export async function workAsJob(
  pool: Pool,
  { minutes = 0, variables = {} }: { minutes?: number; variables?: Record<string, string> } = {},
): Promise<unknown[]> {
  const failed: unknown[] = []
  const watch = { isStopping: () => false, report: (error: unknown) => void failed.push(error) }
  const facts = { configuration: readConfiguration(variables), secret: TEST_SECRET }
  await workOnPayments(paymentsDesk(pool, watch, facts, () => new Date(Date.now() + minutes * 60_000)))
  return failed
}

/** Runs the payments job until nothing is waiting, up to a few hours ahead. */
export async function finish(pool: Pool, variables: Record<string, string> = {}, from = 0): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    await workAsJob(pool, { minutes: from + round * 20, variables })
    const { rows } = await pool.query(
      `select 1 from payment_tasks where state = 'WAITING' union all select 1 from payment_events where handled_at is null`,
    )
    if (round > 1 && rows.length === 0) return
  }
}

/** Returns the amounts at the stand-in. */
export const heldByStripe = ({ account }: StripeStandIn): Held[] =>
  [...account.intents.values()].map(intent => {
    const charge = account.charges.get(String(intent.latest_charge))
    const given = charge ? charge.amount_refunded - (charge.amount - charge.amount_captured) : 0
    return {
      intentId: intent.id,
      taken: intent.amount_received,
      refunded: charge?.captured ? given : 0,
      aside: intent.amount_capturable,
    }
  })

/** Returns the payment of an order at the stand-in. */
export function intentOf({ account }: StripeStandIn, { orderId }: { orderId: number }): string {
  const found = [...account.intents.values()].filter(({ metadata }) => metadata.orderId === String(orderId))
  expect(found.length).toBe(1)
  return found[0]?.id as string
}

/** Returns the stock of a product, and how much of it is held. */
export async function stockOf(pool: Pool, productId: number): Promise<{ on_hand: number; held: number }> {
  const { rows } = await pool.query(
    'select on_hand, held from availabilities join stock using (availability_id) where product_id = $1',
    [productId],
  )
  return rows[0]
}

/** Returns the messages about an order, by template. */
export async function mailsOf(pool: Pool, { orderId }: { orderId: number }): Promise<string[]> {
  const { rows } = await pool.query(
    `select template from outbox where data->>'orderId' = $1 order by message_id`,
    [String(orderId)],
  )
  return rows.map(row => row.template)
}
