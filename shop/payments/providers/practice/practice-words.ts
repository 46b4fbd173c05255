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
