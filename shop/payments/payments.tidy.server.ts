import type { Tidying } from '../lib/tidying.ts'

/** Stripe repeats an event for three days, and its signature is valid for minutes. */
export const paymentsTidying: Tidying = { payment_events: "handled_at < now() - interval '90 days'" }
