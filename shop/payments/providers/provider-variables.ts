import { stripeVariables } from './stripe/stripe-variables.ts'

/** The variables of all card providers. Only the configuration reads them. */
export const providerVariables = { ...stripeVariables }
