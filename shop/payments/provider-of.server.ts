import type { Shop } from '../lib/shop.server.ts'
import type { CardProvider } from './card-provider.ts'
import { type Practice, practiceOn } from './practice-provider.server.ts'
import { stripeBy } from './stripe-provider.server.ts'

/** What of the shop says who takes its cards. */
export type Cards = Pick<Shop, 'cards' | 'database' | 'clock' | 'derive'>

/** Stripe keeps its connections: one for each set of keys. */
const stripes = new WeakMap<object, CardProvider>()

/** Who takes the cards of the shop; nobody where none is configured. `database` must not be in a transaction. */
export function providerOf(shop: Cards): CardProvider | undefined {
  const { cards } = shop
  if (cards?.name !== 'stripe') return practiceOf(shop)
  const stripe = stripes.get(cards) ?? stripeBy(cards)
  stripes.set(cards, stripe)
  return stripe
}

/** The practice, where it is what takes the cards. */
export const practiceOf = (shop: Cards): Practice | undefined =>
  shop.cards?.name === 'practice' ? practiceOn(shop) : undefined

/** By whom a payment was opened, where that is who still takes the cards. */
export function providerNamed(shop: Cards, name: string): CardProvider | undefined {
  const provider = providerOf(shop)
  return provider?.name === name ? provider : undefined
}
