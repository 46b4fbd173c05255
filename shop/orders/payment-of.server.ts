import type { orders } from './orders.tables.server.ts'
import type { PaymentState } from './payment-states.rules.ts'

/** Returns the payment state of an order, as the API shows it. */
export const paymentOf = ({
  paymentState,
  payUntil,
}: Pick<typeof orders.$inferSelect, 'paymentState' | 'payUntil'>) => ({
  paymentState: paymentState as PaymentState,
  payUntil: payUntil?.toISOString() ?? null,
})
