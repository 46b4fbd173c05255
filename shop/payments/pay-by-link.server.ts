import { eq } from 'drizzle-orm'
import { Failure, refuse } from '../lib/call.ts'
import { handle, handlePrepared } from '../lib/handler.server.ts'
import type { Limit } from '../lib/limits.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { orders } from '../orders/orders.tables.server.ts'
import { type CardProvider, type Intent, ProviderAway, Refused } from './card-provider.ts'
import { openIntent } from './open-intent.server.ts'
import { isPayable, readByLink, readToPay, showPayable, type ToPay } from './order-to-pay.server.ts'
import { findPayment, lookAtPayment, openPayment, practisePayment } from './payments.contract.ts'
import { practiceOf } from './providers/practice/practice.server.ts'
import { providerNamed, providerOf } from './providers/providers.server.ts'
import { receiveEvent, settleEvent } from './receive-event.server.ts'
import { settlePayment } from './settle-payment.server.ts'

/** The rate limit of payment attempts and checks of an order. */
const attempts: Limit = { name: 'pay', most: 30, seconds: 900 }
const looks: Limit = { name: 'look-at-payment', most: 240, seconds: 900 }

type ByLink = { orderNum: string; link: string }
type Seen = { orderId: number; intent: Intent | undefined }

const notFound = () => refuse(openPayment, 'NOT_FOUND', undefined)
const notPayable = () => refuse(openPayment, 'NOT_PAYABLE', undefined)

/** Runs a call to a provider; refuses if the provider does not answer. */
async function whereItAnswers<T>(ask: () => Promise<T>) {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProviderAway) return refuse(openPayment, 'PROVIDER_AWAY', undefined)
    // Its state has just changed: another click, another tab.
    if (error instanceof Refused && error.code === 'payment_intent_unexpected_state') return notPayable()
    if (error instanceof Refused) return refuse(openPayment, 'REFUSED', undefined)
    throw error
  }
}

/** Records what was seen and returns the order of the link. */
async function settled(shop: Shop, { orderId, intent }: Seen) {
  if (intent) await settlePayment(shop, orderId, intent)
  const found = (await readToPay(shop, eq(orders.orderId, orderId))) as ToPay
  return showPayable(found, shop)
}

export const answerFindPayment = handle(findPayment, async (input, shop) => {
  const found = await readByLink(shop, input)
  return found ? showPayable(found, shop) : refuse(findPayment, 'NOT_FOUND', undefined)
})

/** Reads an order for a payment by its link. */
async function readPayable(shop: Shop, input: ByLink): Promise<ToPay | Failure<'NOT_FOUND' | 'NOT_PAYABLE'>> {
  const found = await readByLink(shop, input)
  if (!found) return notFound()
  await shop.limits.spend(attempts, String(found.order.orderId))
  return isPayable(found) ? found : notPayable()
}

/** The provider that opened this order's payment, if it is still configured. */
const providerFor = (shop: Shop, { payment }: Pick<ToPay, 'payment'>): CardProvider | undefined =>
  payment ? providerNamed(shop, payment.provider) : providerOf(shop)

export const answerOpenPayment = handlePrepared(
  openPayment,
  async (input, shop) => {
    const found = await readPayable(shop, input)
    if (found instanceof Failure) return found
    const provider = providerFor(shop, found)
    if (!provider) return notPayable()
    const intent = await whereItAnswers(() => openIntent(shop, provider, found))
    return intent instanceof Failure ? intent : { orderId: found.order.orderId, intent }
  },
  async (_input, shop, seen) => ({
    ...(await settled(shop, seen)),
    clientSecret: seen.intent.clientSecret,
  }),
)

export const answerLookAtPayment = handlePrepared(
  lookAtPayment,
  async (input, shop): Promise<Seen | Failure<'NOT_FOUND' | 'NOT_PAYABLE' | 'REFUSED' | 'PROVIDER_AWAY'>> => {
    const found = await readByLink(shop, input)
    if (!found) return notFound()
    const { orderId } = found.order
    await shop.limits.spend(looks, String(orderId))
    const { moving: payment } = found
    const provider = providerFor(shop, { payment })
    if (!payment || !provider) return { orderId, intent: undefined }
    const intent = await whereItAnswers(() => provider.find(payment.intentId))
    return intent instanceof Failure ? intent : { orderId, intent }
  },
  (_input, shop, seen) => settled(shop, seen),
)

export const answerPractisePayment = handlePrepared(
  practisePayment,
  async (input, shop) => {
    const found = await readPayable(shop, input)
    if (found instanceof Failure) return found
    const practice = practiceOf(shop)
    if (!practice || (found.payment && found.payment.provider !== practice.name)) return notPayable()
    return whereItAnswers(async () => {
      const { intentId } = await openIntent(shop, practice, found)
      const { step } = input
      if (step.does === 'pay') await practice.pay(intentId, step.paymentMethod)
      else await practice.answerBank(intentId, step.does === 'confirm')
      // As with a real provider: a signed event reports the result, and is trusted as little.
      const { raw, signature } = practice.sign(intentId)
      const event = await receiveEvent(shop, practice, raw, signature)
      return { orderId: found.order.orderId, event, intent: await practice.find(intentId) }
    })
  },
  async (_input, shop, { orderId, event, intent }) => {
    await settleEvent(shop, event, intent)
    return settled(shop, { orderId, intent: undefined })
  },
)
