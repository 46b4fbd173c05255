import type { FastifyBaseLogger } from 'fastify'
import { cardServiceOf } from '../../shop/payments/providers/providers.server.ts'
import type { Facts } from '../calls/calls.ts'
import type { AppOptions } from './app-options.ts'
import { mapTilesOf } from './map-tiles.ts'
import { mapServiceOf } from './maps-service.ts'
import { carriersOf } from './messages-job.ts'
import { derivedFrom } from './secret.ts'

/** Returns the part of the shop that is the same for every call of an app. */
export const factsOf = (
  { configuration, secret, version, clock = () => new Date() }: AppOptions,
  log: FastifyBaseLogger,
): Facts => ({
  clock,
  derive: derivedFrom(secret),
  cards: cardServiceOf(configuration),
  maps: mapServiceOf(configuration),
  mapTiles: mapTilesOf(configuration),
  warn: (says, facts) => log.warn(facts, says),
  carriers: carriersOf(configuration),
  version,
  environmentLabel: configuration.ENVIRONMENT_LABEL,
  publicAddress: configuration.PUBLIC_ADDRESS ?? '',
})
