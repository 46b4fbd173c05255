import { m } from '../messages/m.ts'
import type { PaymentState } from './payment-states.rules.ts'

const stateWords: Record<Exclude<PaymentState, 'ON_DELIVERY'>, () => string> = {
  AWAITING: m.orders_told_awaiting,
  AUTHORISED: m.orders_told_aside,
  PAID: m.orders_told_paid,
  PART_REFUNDED: m.orders_told_part_back,
  REFUNDED: m.orders_told_back,
  RELEASED: m.orders_told_released,
  EXPIRED: m.orders_told_expired,
}

const cashWords: Partial<Record<PaymentState, () => string>> = {
  PAID: m.orders_told_cash_paid,
  PART_REFUNDED: m.orders_told_cash_part_back,
  REFUNDED: m.orders_told_cash_back,
}

/** Returns the payment method and state of an order, as its customer reads it. */
export const paymentWords = (order: {
  paymentMethod: string
  paymentState: PaymentState
  pickupType: string
}): string => (order.paymentMethod === 'CASH' && cashWords[order.paymentState]?.()) || otherWords(order)

const otherWords = (order: { paymentState: PaymentState; pickupType: string }): string =>
  order.paymentState === 'ON_DELIVERY'
    ? order.pickupType === 'DELIVERY'
      ? m.cart_cash_on_delivery()
      : m.orders_in_shop()
    : stateWords[order.paymentState]()
