import type { CardService } from '../../shop/lib/services.ts'
import type { Configuration } from './configuration.ts'

type Keys = Pick<
  Configuration,
  'PRODUCTION' | 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_ADDRESS'
>

/** The service for each configuration, created once so that it reuses its connections. */
const services = new WeakMap<Keys, CardService | undefined>()

/** The payment provider: Stripe if all its keys are set, else the practice provider, or none if real people order. */
export function cardServiceOf(configuration: Keys): CardService | undefined {
  if (!services.has(configuration)) services.set(configuration, readCardService(configuration))
  return services.get(configuration)
}

function readCardService(configuration: Keys): CardService | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_ADDRESS } = configuration
  const isReal = configuration.PRODUCTION === 'yes'
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET) {
    if (isTest(STRIPE_SECRET_KEY) !== isTest(STRIPE_PUBLISHABLE_KEY))
      throw wrong('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys or both be test keys.')
    // Otherwise anyone could pay with a test card from Stripe's documents.
    if (isReal && isTest(STRIPE_SECRET_KEY))
      throw wrong('If PRODUCTION is yes, the Stripe keys must be live keys.')
    return {
      name: 'stripe',
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      address: STRIPE_ADDRESS,
    }
  }
  if (STRIPE_SECRET_KEY || STRIPE_PUBLISHABLE_KEY || STRIPE_WEBHOOK_SECRET)
    throw wrong('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are needed together.')
  return isReal ? undefined : { name: 'practice' }
}

const isTest = (key: string) => /^[a-z]+_test_/.test(key)

const wrong = (why: string) => new Error(`The configuration is wrong. ${why}`)
