/** Currencies without decimals of which Stripe counts hundredths all the same. */
const countedInHundredths = ['ISK', 'UGX']

const factor = (currency: string) => (countedInHundredths.includes(currency.toUpperCase()) ? 100 : 1)

/** An amount in minor units of a currency (ISO 4217), as Stripe counts it. */
export const toStripe = (amount: number, currency: string): number => amount * factor(currency)

/** An amount as Stripe counts it, in minor units of its currency; never more than it is. */
export const fromStripe = (amount: number, currency: string): number => Math.floor(amount / factor(currency))
