import { providerVariables } from '../../shop/payments/providers/provider-variables.ts'
import type { Configuration } from './configuration.ts'
import { mapServiceOf } from './maps-service.ts'

const namesOfProviders = Object.keys(providerVariables) as (keyof typeof providerVariables)[]

/** Refuses services whose variables do not fit together, before anything is opened. Their code is loaded only if they are set. */
export async function checkServices(configuration: Configuration): Promise<void> {
  mapServiceOf(configuration)
  if (!namesOfProviders.some(name => configuration[name])) return
  const { cardServiceOf } = await import('../../shop/payments/providers/providers.server.ts')
  cardServiceOf(configuration)
}
