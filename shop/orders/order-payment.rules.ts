import { m } from '../messages/m.ts'
import type { PaymentState } from './payment-states.rules.ts'

const stateWords: Record<Exclude<PaymentState, 'ON_DELIVERY'>, () => string> = {
  AWAITING: m.orders_state_awaiting,
  AUTHORISED: m.orders_state_aside,
  PAID: m.orders_state_paid,
  PART_REFUNDED: m.orders_state_part_back,
  REFUNDED: m.orders_state_back,
  RELEASED: m.orders_state_released,
  EXPIRED: m.orders_state_expired,
}

const cashWords: Partial<Record<PaymentState, () => string>> = {
  PAID: m.orders_state_cash_paid,
  PART_REFUNDED: m.orders_state_cash_part_back,
  REFUNDED: m.orders_state_cash_back,
}

/** The facts about an order that decide if a part of it is still to pay; amounts all in minor units, or all in decimals. */
type Paid = { orderStatus: string; paymentState: PaymentState; paid: number; grandTotal: number }

/** Returns what an order costs beyond what was paid; undefined unless a part of it was paid and the rest is still to pay. */
export function restToPay({ orderStatus, paymentState, paid, grandTotal }: Paid): number | undefined {
  const isPaid = paymentState === 'PAID' || paymentState === 'ON_DELIVERY'
  const isPart = isPaid && orderStatus !== 'REJECTED' && paid > 0 && paid < grandTotal
  return isPart ? Number((grandTotal - paid).toFixed(4)) : undefined
}

/** Returns the payment method and state of an order, as its customer reads it. */
export function paymentWords(order: Paid & { paymentMethod: string; pickupType: string }): string {
  const isCash = order.paymentMethod === 'CASH'
  if (restToPay(order) !== undefined)
    return isCash ? m.orders_state_cash_partly_paid() : m.orders_state_partly_paid()
  return (isCash && cashWords[order.paymentState]?.()) || otherWords(order)
}

const otherWords = (order: { paymentState: PaymentState; pickupType: string }): string =>
  order.paymentState === 'ON_DELIVERY'
    ? order.pickupType === 'DELIVERY'
      ? m.cart_cash_on_delivery()
      : m.orders_in_shop()
    : stateWords[order.paymentState]()
