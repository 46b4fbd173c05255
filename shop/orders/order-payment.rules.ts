import { m } from '../messages/m.ts'
import type { PaymentState } from './payment-states.rules.ts'

const stateWords: Record<Exclude<PaymentState, 'ON_DELIVERY'>, () => string> = {
  AWAITING: m.pay_told_awaiting,
  AUTHORISED: m.pay_told_aside,
  PAID: m.pay_told_paid,
  PART_REFUNDED: m.pay_told_part_back,
  REFUNDED: m.pay_told_back,
  RELEASED: m.pay_told_released,
  EXPIRED: m.pay_told_expired,
}

/** Returns the payment method and state of an order, as its customer reads it. */
export const paymentWords = (order: { paymentState: PaymentState; pickupType: string }): string =>
  order.paymentState === 'ON_DELIVERY'
    ? order.pickupType === 'DELIVERY'
      ? m.cart_cash_on_delivery()
      : m.pay_in_shop()
    : stateWords[order.paymentState]()
