/**
 * How the money of an order stands. `ON_DELIVERY`: in cash, when the goods are handed over. `AWAITING`: by card, not yet paid;
 * the goods are held. `AUTHORISED`: put aside, taken when the goods are weighed. `EXPIRED`: not paid in time. `RELEASED`: what
 * was put aside was given back.
 */
export const paymentStates = [
  'ON_DELIVERY',
  'AWAITING',
  'AUTHORISED',
  'PAID',
  'PART_REFUNDED',
  'REFUNDED',
  'RELEASED',
  'EXPIRED',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** The goods of an order that is paid by card are held for so many minutes. */
export const MINUTES_TO_PAY = 15

/** Whether an order is not to be worked on yet: nobody has paid for it. */
export const isUnpaid = (paymentState: string): boolean => paymentState === 'AWAITING'
