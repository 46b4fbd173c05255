import type { FastifyBaseLogger } from 'fastify'
import { carriersOf } from '../../shop/mails/carriers.server.ts'
import { cardServiceOf } from '../../shop/payments/providers/providers.server.ts'
import type { Facts } from '../calls/calls.ts'
import type { LiveServices } from '../services/live-services.ts'
import type { AppOptions } from './app-options.ts'
import { mapTilesOf } from './map-tiles.ts'
import { mapServiceOf } from './maps-service.ts'
import { derivedFrom } from './secret.ts'

/** Returns the part of the shop that is the same for every call of an app; services change when staff set them. */
export const factsOf = (
  { configuration, secret, version, clock = () => new Date() }: AppOptions,
  log: FastifyBaseLogger,
  live: LiveServices,
): Facts => ({
  clock,
  derive: derivedFrom(secret),
  get cards() {
    return cardServiceOf(live.now())
  },
  maps: mapServiceOf(configuration),
  mapTiles: mapTilesOf(configuration),
  warn: (says, facts) => log.warn(facts, says),
  get carriers() {
    return carriersOf(live.now())
  },
  get services() {
    return { values: live.now(), fixed: live.fixed, production: configuration.PRODUCTION === 'yes' }
  },
  version,
  environmentLabel: configuration.ENVIRONMENT_LABEL,
  get publicAddress() {
    return live.now().PUBLIC_ADDRESS ?? ''
  },
})
