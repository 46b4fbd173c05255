import { expect } from 'vitest'
import { expectMoneyAgrees } from './money-auditor.ts'
import {
  type CardOrder,
  cardGoods,
  findPayment,
  heldByStripe,
  intentOf,
  openPayment,
  placeByCard,
  sendEvent,
  untilHandled,
  workAsJob,
} from './paying.ts'
import { signUp } from './people.ts'
import { openStripe, type ProviderEvent } from './stand-ins/stripe-stand-in.ts'
import { openTestShop } from './test-shop.ts'

/** A shop with a stand-in of Stripe, products sold by the piece and by weight, and the events around its orders. */
export async function openStripeShop() {
  const stripe = await openStripe()
  const shop = await openTestShop(20, { variables: { ...stripe.variables, LOG_LEVEL: 'debug' } })
  const piece = await cardGoods(shop.pool)
  const weighed = await cardGoods(shop.pool, { weighed: true })
  const staff = await signUp(shop, 'manager')
  const place = (productId = piece) => placeByCard(shop, productId)
  /** Pays as Stripe's form in the browser does: the shop learns of it by an event, or not at all. */
  const payInBrowser = (order: CardOrder, name = 'pm_card_visa') => {
    const intentId = intentOf(stripe, order)
    try {
      stripe.account.confirm(intentId, new Map([['payment_method', name]]))
    } catch {
      // A declined card: the payment records it.
    }
    return stripe.account.find(intentId)
  }
  const eventOf = (order: CardOrder, more?: object): ProviderEvent =>
    stripe.event(intentOf(stripe, order), more)
  const sendAndWait = async (event: ProviderEvent) => {
    expect(await sendEvent(shop, event)).toBe(200)
    await untilHandled(shop.pool)
  }
  return {
    stripe,
    shop,
    staff,
    piece,
    weighed,
    place,
    payInBrowser,
    eventOf,
    sendAndWait,
    paidOrder: async (productId = piece) => {
      const order = await place(productId)
      await openPayment(shop, order)
      payInBrowser(order)
      await sendAndWait(eventOf(order))
      return order
    },
    /** Runs the job, as if this many minutes had passed. */
    work: (minutes = 0) => workAsJob(shop.pool, { minutes, variables: stripe.variables }),
    clean: () => expectMoneyAgrees(shop.pool, heldByStripe(stripe)),
    stateOf: async (order: CardOrder): Promise<string> => (await findPayment(shop, order)).body.paymentState,
    /** All payments of an order as staff see them. */
    money: async ({ orderId }: CardOrder) =>
      (await shop.get(`/payment/findForStaff/${orderId}`, staff.bearer)).body,
    refund: ({ orderId }: CardOrder, amount: number) =>
      shop.post('/payment/refund', { orderId, amount, reason: 'Too small' }, staff.bearer),
    step: ({ orderId }: CardOrder, orderStatus: string) =>
      shop.post('/orders/changeStatus', { orderId, orderStatus, reason: 'Sold out' }, staff.bearer),
    close: async () => {
      await shop.close()
      await stripe.close()
    },
  }
}
