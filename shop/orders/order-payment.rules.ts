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
