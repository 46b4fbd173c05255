import type { CardService } from '../../lib/services.ts'
import type { CardProvider } from '../card-provider.ts'
import type { ProviderName } from '../payment-words.ts'
import { practice } from './practice/practice.server.ts'
import type { Cards, ProviderKind, Variables } from './provider-kind.ts'
import { stripe } from './stripe/stripe.server.ts'

/** The card providers, in the order in which the configuration is read: the first one with an account takes the cards. */
const providers: Record<ProviderName, ProviderKind> = { stripe, practice }

/** The account for each configuration, read once so that its provider reuses its connections. */
const accounts = new WeakMap<Variables, CardService | undefined>()

/** Returns the account with the provider that takes the shop's cards; undefined if none is configured. */
export function cardServiceOf(configuration: Variables): CardService | undefined {
  if (!accounts.has(configuration)) accounts.set(configuration, readAccount(configuration))
  return accounts.get(configuration)
}

function readAccount(configuration: Variables): CardService | undefined {
  for (const { read } of Object.values(providers)) {
    const account = read(configuration)
    if (account) return account
  }
  return undefined
}

/** Returns the card provider of the shop; undefined if none is configured. `database` must not be in a transaction. */
export const providerOf = (shop: Cards): CardProvider | undefined =>
  shop.cards && providers[shop.cards.name as ProviderName].open(shop.cards, shop)

/** Returns the provider that opened a payment, if it is still configured. */
export function providerNamed(shop: Cards, name: string): CardProvider | undefined {
  const provider = providerOf(shop)
  return provider?.name === name ? provider : undefined
}
