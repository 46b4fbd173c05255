import type { GuestHosts } from '../../lib/page-guest.ts'
import { stripeGuest } from './stripe/stripe-guest.ts'

/** The hosts that a page with a provider's form may load from, by the name of the guest. */
export const providerGuests: Record<string, GuestHosts> = { stripe: stripeGuest }
