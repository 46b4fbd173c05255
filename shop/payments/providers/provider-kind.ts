import type { CardService } from '../../lib/services.ts'
import type { Shop } from '../../lib/shop.server.ts'
import type { CardProvider } from '../card-provider.ts'

/** The parts of the shop that decide who takes its cards. */
export type Cards = Pick<Shop, 'cards' | 'database' | 'clock' | 'derive'>

/** The variables of the environment that a provider reads, as checked by the configuration. */
export type Variables = { PRODUCTION: 'yes' | 'no' } & Partial<Record<string, unknown>>

/** A kind of card provider: its folder exports one, and the registry lists it. */
export type ProviderKind = {
  /** Returns the account that the variables configure, if they do; throws an error if they are wrong. */
  read(variables: Variables): CardService | undefined
  /** Opens the provider for an account that `read` returned. `database` must not be in a transaction. */
  open(account: CardService, shop: Cards): CardProvider
}

/** Gives a kind of provider the type of its own accounts. */
export const defineProvider = <Account extends CardService>(kind: {
  read(variables: Variables): Account | undefined
  open(account: Account, shop: Cards): CardProvider
}): ProviderKind => ({
  read: variables => kind.read(variables),
  open: (account, shop) => kind.open(account as Account, shop),
})
