import { z } from 'zod'
import { optional } from '../../../lib/variable.ts'

/** The variables of a Stripe account. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: optional(
    z
      .string()
      .regex(/^[sr]k_/)
      .optional(),
  ).describe(
    'Secret key of a Stripe account, sk_… or rk_…, to take cards; needs the other two Stripe variables',
  ),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_/).optional()).describe(
    'Publishable key of the same account, pk_…',
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    z
      .string()
      .regex(/^whsec_/)
      .optional(),
  ).describe('Signing secret of the webhook that reports payments to the shop, whsec_…'),
  STRIPE_ADDRESS: optional(
    z
      .string()
      .regex(/^https?:\/\/[^/?#]+$/)
      .optional(),
  ).describe('Address of the Stripe API, for tests; https://api.stripe.com if not set'),
}
/** Their values. */
export type StripeVariables = {
  [Name in keyof typeof stripeVariables]?: z.output<(typeof stripeVariables)[Name]>
}
