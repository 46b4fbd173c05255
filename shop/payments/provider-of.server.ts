import type { Shop } from '../lib/shop.server.ts'
import type { CardProvider } from './card-provider.ts'
import { type Practice, practiceOn } from './practice-provider.server.ts'
import { stripeBy } from './stripe-provider.server.ts'

/** The parts of the shop that decide who takes its cards. */
export type Cards = Pick<Shop, 'cards' | 'database' | 'clock' | 'derive'>

/** Stripe keeps its connections open: one client for each set of keys. */
const stripes = new WeakMap<object, CardProvider>()

/** Returns the card provider of the shop; undefined if none is configured. `database` must not be in a transaction. */
export function providerOf(shop: Cards): CardProvider | undefined {
  const { cards } = shop
  if (cards?.name !== 'stripe') return practiceOf(shop)
  const stripe = stripes.get(cards) ?? stripeBy(cards)
  stripes.set(cards, stripe)
  return stripe
}

/** Returns the practice provider if it takes the cards. */
export const practiceOf = (shop: Cards): Practice | undefined =>
  shop.cards?.name === 'practice' ? practiceOn(shop) : undefined

/** Returns the provider that opened a payment, if it is still configured. */
export function providerNamed(shop: Cards, name: string): CardProvider | undefined {
  const provider = providerOf(shop)
  return provider?.name === name ? provider : undefined
}
