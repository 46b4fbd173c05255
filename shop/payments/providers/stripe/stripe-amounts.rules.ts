/** Currencies without decimals that Stripe nevertheless counts in hundredths. */
const countedInHundredths = ['ISK', 'UGX']

const factor = (currency: string) => (countedInHundredths.includes(currency.toUpperCase()) ? 100 : 1)

/** Converts minor units of a currency (ISO 4217) to Stripe's units. */
export const toStripe = (amount: number, currency: string): number => amount * factor(currency)

/** Converts Stripe's units to minor units of the currency, rounded down. */
export const fromStripe = (amount: number, currency: string): number => Math.floor(amount / factor(currency))
