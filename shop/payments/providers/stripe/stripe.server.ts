import type { CardProvider } from '../../card-provider.ts'
import { defineProvider } from '../provider-kind.ts'
import { type StripeAccount, stripeBy } from './stripe-provider.server.ts'
import type { StripeVariables } from './stripe-variables.ts'

/** Stripe keeps its connections open: one client for each account. */
const opened = new WeakMap<StripeAccount, CardProvider>()

/** Stripe, if all keys of an account are set. */
export const stripe = defineProvider<StripeAccount>({
  read: variables => readAccount(variables),
  open: account => {
    const provider = opened.get(account) ?? stripeBy(account)
    opened.set(account, provider)
    return provider
  },
})

function readAccount({
  PRODUCTION,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_ADDRESS: address,
}: { PRODUCTION: 'yes' | 'no' } & StripeVariables): StripeAccount | undefined {
  if (!secretKey && !publishableKey && !webhookSecret) return undefined
  if (!secretKey || !publishableKey || !webhookSecret)
    throw wrong('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are needed together.')
  if (isTest(secretKey) !== isTest(publishableKey))
    throw wrong('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys or both be test keys.')
  // Otherwise anyone could pay with a test card from Stripe's documents.
  if (PRODUCTION === 'yes' && isTest(secretKey))
    throw wrong('If PRODUCTION is yes, the Stripe keys must be live keys.')
  return { name: 'stripe', secretKey, publishableKey, webhookSecret, address }
}

const isTest = (key: string) => /^[a-z]+_test_/.test(key)

const wrong = (why: string) => new Error(`The configuration is wrong. ${why}`)
