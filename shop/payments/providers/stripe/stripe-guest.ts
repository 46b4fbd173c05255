import type { GuestHosts } from '../../../lib/page-guest.ts'

/** The hosts of Stripe's form, as Stripe documents them (docs.stripe.com/security/guide). */
export const stripeGuest: GuestHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  payment: '(self "https://js.stripe.com")',
}
