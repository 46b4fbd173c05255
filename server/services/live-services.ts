import type { Database } from '../../database/pool.ts'
import { type ServiceName, serviceNames, serviceVariables } from '../../shop/lib/services.ts'
import type { Shop } from '../../shop/lib/shop.server.ts'
import { readStoredServices, type StoredServices } from '../../shop/office/services/stored-services.server.ts'
import { cardServiceOf } from '../../shop/payments/providers/providers.server.ts'
import type { Configuration } from '../process/configuration.ts'

/** The configuration with the services that are set in the office, as it is now. */
export type LiveServices = {
  /** The same object until something changes. */
  now(): Configuration
  /** True for the services that the environment sets. */
  fixed: Record<ServiceName, boolean>
  /** The services may have changed: the next `fresh` reads them. */
  mistrust(): void
  /** Resolves once the services are current, even if they cannot be read; undefined if they are. */
  fresh(): Promise<void> | undefined
}

type Options = { configuration: Configuration; derive: Shop['derive']; warn: Shop['warn'] }

const isFixed = (configuration: Configuration, name: ServiceName) =>
  serviceVariables[name].some(variable => configuration[variable] !== undefined)

/** Opens them on a database; nothing is read before the first `fresh`. */
export function liveServices(database: Database, { configuration, derive, warn }: Options): LiveServices {
  const fixed = Object.fromEntries(
    serviceNames.map(name => [name, isFixed(configuration, name)]),
  ) as LiveServices['fixed']
  let now = configuration
  let known = '{}'
  let isCurrent = false
  let reading: Promise<void> | undefined

  const withStored = (stored: StoredServices): Configuration => {
    const set = serviceNames.filter(name => !fixed[name])
    const withThose = (names: readonly ServiceName[]): Configuration =>
      Object.assign({}, configuration, ...names.map(name => stored[name]?.values ?? {}))
    const all = withThose(set)
    try {
      cardServiceOf(all)
      return all
    } catch {
      warn('the card keys of the office cannot be used', {})
      return withThose(set.filter(name => name !== 'cards'))
    }
  }
  const read = async () => {
    try {
      const stored = await readStoredServices(database, derive)
      const text = JSON.stringify(stored)
      if (text !== known) now = withStored(stored)
      known = text
    } catch {
      // The database does not answer: the next call tries again.
      isCurrent = false
    }
  }
  return {
    now: () => now,
    fixed,
    mistrust: () => {
      isCurrent = false
    },
    fresh: () => {
      if (isCurrent) return reading
      isCurrent = true
      const mine = (reading ?? Promise.resolve()).then(read).finally(() => {
        if (reading === mine) reading = undefined
      })
      reading = mine
      return mine
    },
  }
}
