import type { CardService } from '../shop/lib/shop.server.ts'
import type { Configuration } from './configuration.ts'

type Keys = Pick<
  Configuration,
  'PRODUCTION' | 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_ADDRESS'
>

/** What was found for each configuration: who takes cards by the same keys is the same, and keeps its connections. */
const services = new WeakMap<Keys, CardService | undefined>()

/** Who takes cards by a configuration: Stripe where all its keys are there, else the practice, and nobody where real people order. */
export function cardServiceOf(configuration: Keys): CardService | undefined {
  if (!services.has(configuration)) services.set(configuration, readCardService(configuration))
  return services.get(configuration)
}

function readCardService(configuration: Keys): CardService | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_ADDRESS } = configuration
  const isReal = configuration.PRODUCTION === 'yes'
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET) {
    if (isTest(STRIPE_SECRET_KEY) !== isTest(STRIPE_PUBLISHABLE_KEY))
      throw wrong('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not both of the live or the test mode.')
    // Anybody could pay with a card that is printed in Stripe's documents.
    if (isReal && isTest(STRIPE_SECRET_KEY))
      throw wrong('Where PRODUCTION is yes, the keys of Stripe must be those of the live mode.')
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

const wrong = (why: string) => new Error(`The configuration is not right. ${why}`)
