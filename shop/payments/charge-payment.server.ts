import { and, eq } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import type { Limit } from '../lib/limits.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { isKeyOf } from '../orders/is-key-of.server.ts'
import { orders } from '../orders/orders.tables.server.ts'
import { ownedBy } from '../orders/own/owned-orders.server.ts'
import { type Intent, ProviderAway, Refused } from './card-provider.ts'
import { openIntent } from './open-intent.server.ts'
import { isPayable, readToPay, type ToPay } from './order-to-pay.server.ts'
import { chargePayment, savePayment } from './payments.contract.ts'
import { providerNamed, providerOf } from './providers/providers.server.ts'
import { settlePayment } from './settle-payment.server.ts'

/** The rate limit of charges, for each order and for each address. */
const charges: Limit = { name: 'charge', most: 20, seconds: 900 }
const chargesFromAddress: Limit = { name: 'charge-from', most: 60, seconds: 900 }

/** The result of a charge: the provider's payment, or a text why there is none. */
type Charged = { orderId: number; seen: Intent | string }

/** Reads the order that the caller may pay: their own, or one whose secret link they have. */
async function readOwn(
  shop: Shop,
  { orderId, link }: { orderId: number; link?: string | undefined },
): Promise<ToPay | undefined> {
  const { caller } = shop
  const byId = eq(orders.orderId, orderId)
  if (link !== undefined) {
    const found = await readToPay(shop, byId)
    return found && isKeyOf(found.order, link) ? found : undefined
  }
  return caller ? readToPay(shop, and(byId, ownedBy(caller.custId))) : undefined
}

/** Returns the provider's payment of an order, after charging `token` if there is one. */
async function see(shop: Shop, found: ToPay, token?: string): Promise<Intent | string> {
  const { payment } = found
  const provider = payment ? providerNamed(shop, payment.provider) : providerOf(shop)
  if (!provider) return m.payments_not_configured()
  if (!payment && !token) return m.payments_nothing_paid()
  // A paid order is not charged again: the response says so.
  if (!payment && !isPayable(found)) return m.payments_not_payable()
  try {
    const intent = await openIntent(shop, provider, found)
    if (!token || !isPayable(found)) return intent
    return await provider.pay(intent.intentId, token).catch(async error => {
      if (!(error instanceof Refused)) throw error
      const now = await provider.find(intent.intentId)
      return now.card === 'needs a card' ? m.payments_refused({ code: error.code }) : now
    })
  } catch (error) {
    if (error instanceof ProviderAway) return m.payments_provider_away()
    if (error instanceof Refused) return m.payments_refused({ code: error.code })
    throw error
  }
}

/**
 * Settles a charge and returns it as the spec wants it: `cardInfo` with `failure_message`, `statusCode` below 0 with
 * `statusDesc`.
 */
async function settleAndAnswer(shop: Shop, { orderId, seen }: Charged) {
  if (typeof seen === 'string') return answerOf({ failure_message: seen }, seen)
  const state = await settlePayment(shop, orderId, seen)
  const { intentId: id, card, failure } = seen
  if (card === 'taken' || card === 'put aside') {
    // The payment came when the products were no longer held: it is refunded at once.
    if (state === 'EXPIRED')
      return answerOf({ id, failure_message: m.payments_came_late() }, m.payments_came_late())
    const status = card === 'taken' ? 'succeeded' : 'requires_capture'
    return { cardInfo: JSON.stringify({ id, status }), statusCode: 0, statusDesc: m.payments_success() }
  }
  if (failure) return answerOf({ id, failure_message: failure }, failure)
  const says = card === 'needs confirming' ? m.payments_needs_confirming() : m.payments_nothing_paid()
  return answerOf({ id }, says)
}

const answerOf = (cardInfo: object, statusDesc: string) => ({
  cardInfo: JSON.stringify(cardInfo),
  statusCode: -1,
  statusDesc,
})

export const answerChargePayment = handlePrepared(
  chargePayment,
  async ({ amount, token, payment }, shop) => {
    await shop.limits.spend(chargesFromAddress, shop.visitor.address)
    const found = await readOwn(shop, payment)
    if (!found) return refuse(chargePayment, 'NOT_FOUND', undefined)
    const { orderId, grandTotal } = found.order
    await shop.limits.spend(charges, String(orderId))
    // A client that knows nothing of scales sends the estimate.
    if ((found.rest || amount !== grandTotal) && amount !== found.amount)
      return refuse(chargePayment, 'BAD_INPUT', undefined, { amount: m.payments_amount_differs() })
    return { orderId, seen: await see(shop, found, token) }
  },
  (_input, shop, charged) => settleAndAnswer(shop, charged),
)

export const answerSavePayment = handlePrepared(
  savePayment,
  async (input, shop) => {
    await shop.limits.spend(chargesFromAddress, shop.visitor.address)
    const found = await readOwn(shop, input)
    if (!found) return refuse(savePayment, 'NOT_FOUND', undefined)
    return { orderId: found.order.orderId, seen: await see(shop, found) }
  },
  (_input, shop, charged) => settleAndAnswer(shop, charged),
)
