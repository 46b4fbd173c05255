import { toDecimal } from '../lib/money.ts'
import type { orders } from './orders.tables.server.ts'
import type { PaymentState } from './payment-states.rules.ts'

/** Returns the payment state of an order, as the API shows it, and the amount that its customer is asked to pay by the link. */
export const paymentOf = ({
  paymentState,
  payUntil,
  restAsked,
  exponent,
}: Pick<typeof orders.$inferSelect, 'paymentState' | 'payUntil' | 'restAsked' | 'exponent'>) => ({
  paymentState: paymentState as PaymentState,
  payUntil: payUntil?.toISOString() ?? null,
  restAsked: restAsked === null ? null : toDecimal(restAsked, exponent),
})
