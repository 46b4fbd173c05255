/** The card providers: Stripe, or the practice provider, which behaves like Stripe's test mode and moves no money. */
export const providerNames = ['stripe', 'practice'] as const

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

/** The test cards of the practice provider: number, name in Stripe's test mode, and result of a payment. */
export const practiceCards = [
  { number: '4242424242424242', method: 'pm_card_visa', token: 'tok_visa' },
  { number: '5555555555554444', method: 'pm_card_mastercard', token: 'tok_mastercard' },
  { number: '378282246310005', method: 'pm_card_amex', token: 'tok_amex' },
  {
    number: '4000002760003184',
    method: 'pm_card_authenticationRequired',
    token: 'tok_authenticationRequired',
    asks: true,
  },
  {
    number: '4000000000003220',
    method: 'pm_card_threeDSecure2Required',
    token: 'tok_threeDSecure2Required',
    asks: true,
  },
  {
    number: '4000000000000002',
    method: 'pm_card_visa_chargeDeclined',
    token: 'tok_chargeDeclined',
    declined: 'generic_decline',
  },
  {
    number: '4000000000009995',
    method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    token: 'tok_chargeDeclinedInsufficientFunds',
    declined: 'insufficient_funds',
  },
  {
    number: '4000000000009987',
    method: 'pm_card_visa_chargeDeclinedLostCard',
    token: 'tok_chargeDeclinedLostCard',
    declined: 'lost_card',
  },
  {
    number: '4000000000009979',
    method: 'pm_card_visa_chargeDeclinedStolenCard',
    token: 'tok_chargeDeclinedStolenCard',
    declined: 'stolen_card',
  },
  {
    number: '4000000000000069',
    method: 'pm_card_chargeDeclinedExpiredCard',
    token: 'tok_chargeDeclinedExpiredCard',
    declined: 'expired_card',
  },
  {
    number: '4000000000000127',
    method: 'pm_card_chargeDeclinedIncorrectCvc',
    token: 'tok_chargeDeclinedIncorrectCvc',
    declined: 'incorrect_cvc',
  },
  {
    number: '4000000000000119',
    method: 'pm_card_chargeDeclinedProcessingError',
    token: 'tok_chargeDeclinedProcessingError',
    declined: 'processing_error',
  },
] as const satisfies readonly {
  number: string
  method: string
  token: string
  /** True if the bank asks before it agrees. */
  asks?: true
  /** The reason of a refusal. */
  declined?: string
}[]

/** The test cards by the names that the practice provider knows. */
export const practiceMethods = practiceCards.map(({ method }) => method) as [
  (typeof practiceCards)[number]['method'],
  ...(typeof practiceCards)[number]['method'][],
]
export type PracticeMethod = (typeof practiceMethods)[number]

/** The movements of an order's money: authorized, captured, refunded or released. */
export const entryKinds = ['AUTHORISED', 'TAKEN', 'REFUNDED', 'RELEASED'] as const
export type EntryKind = (typeof entryKinds)[number]

/** The tasks that a provider gets in the background. */
export const taskKinds = ['TAKE', 'REFUND', 'CANCEL'] as const
export type TaskKind = (typeof taskKinds)[number]

/** `WAITING`: to be sent, perhaps again. `FAILED`: the provider refused. */
export const taskStates = ['WAITING', 'DONE', 'FAILED'] as const
