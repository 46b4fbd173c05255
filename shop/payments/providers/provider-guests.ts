import type { GuestHosts, PageGuest } from '../../lib/page-guest.ts'
import { stripeGuest } from './stripe/stripe-guest.ts'

/** The hosts that a page with a provider's form may load from, by the name of the guest. */
export const providerGuests: Record<Exclude<PageGuest, 'map'>, GuestHosts> = { stripe: stripeGuest }
