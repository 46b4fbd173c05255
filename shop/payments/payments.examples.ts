import { exampleLink } from '../orders/orders.examples.ts'

/** The key of an order's secret link, in examples. */
export const exampleSecret = exampleLink

/** An order that waits for its payment, as in the demo shop. */
export const examplePayable = {
  orderId: 5012,
  orderNum: '10012',
  orderType: 'ONLINE',
  orderStatus: 'NEW',
  paymentMethod: 'CARD' as const,
  paymentState: 'AWAITING' as const,
  grandTotal: 1780,
  amount: 178_000,
  most: 1780,
  currency: 'PKR',
  payUntil: '2026-11-21T09:45:00.000Z',
  now: '2026-11-21T09:30:00.000Z',
  provider: 'practice' as const,
  publishableKey: null,
  card: null,
  failure: null,
  takenLater: false,
  rest: null,
  change: null,
}

/** The response for a successful card payment. */
export const exampleOutcome = {
  cardInfo: '{"id":"pi_practice_1","status":"succeeded"}',
  statusCode: 0,
  statusDesc: 'Stripe Payment Transaction Success!',
}
