/** The card providers: Stripe, or the practice provider, which behaves like Stripe's test mode and moves no money. */
export const providerNames = ['stripe', 'practice'] as const
export type ProviderName = (typeof providerNames)[number]

/** The states of a payment at its provider. `needs confirming`: the bank asks the holder of the card (3-D Secure). */
export const cardOutcomes = [
  'needs a card',
  'needs confirming',
  'under way',
  'put aside',
  'taken',
  'cancelled',
] as const
export type CardOutcome = (typeof cardOutcomes)[number]

/** The kinds of cards (spec section 9: CREDIT by default). */
export const cardTypes = ['CREDIT', 'DEBIT', 'PREPAID'] as const
export type CardType = (typeof cardTypes)[number]

/** The movements of an order's money: authorized, captured, refunded or released. */
export const entryKinds = ['AUTHORISED', 'TAKEN', 'REFUNDED', 'RELEASED'] as const
export type EntryKind = (typeof entryKinds)[number]

/** The movements of an order's cash: received, paid back, received by mistake of the person who wrote it, or rounded to coins. */
export const cashKinds = ['IN', 'BACK', 'UNDONE', 'ROUNDED'] as const
export type CashKind = (typeof cashKinds)[number]

/**
 * The states of a request for the rest that an order costs, or for the price of a change by its customer. `GIVEN_BACK`: it was paid, but
 * the change could not be saved.
 */
export const requestStates = ['OPEN', 'PAID', 'WITHDRAWN', 'GIVEN_BACK'] as const

/** The tasks that a provider gets in the background. */
export const taskKinds = ['TAKE', 'REFUND', 'CANCEL'] as const
export type TaskKind = (typeof taskKinds)[number]

/** `WAITING`: to be sent, perhaps again. `FAILED`: the provider refused. */
export const taskStates = ['WAITING', 'DONE', 'FAILED'] as const
