import type { MapTiles } from '../shop/near/map.contract.ts'
import type { Configuration } from './configuration.ts'

type Variables = Pick<Configuration, 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION'>

/** The map of somebody else that a configuration names; nothing where pages draw the shop's own. */
export function mapTilesOf(configuration: Variables): MapTiles | undefined {
  const { MAP_TILES_URL: address, MAP_TILES_ATTRIBUTION: attribution } = configuration
  return address ? { kind: address.includes('{z}') ? 'raster' : 'style', address, attribution } : undefined
}

/** Where that map comes from, as a content policy names it. */
export const hostOfTiles = ({ MAP_TILES_URL: address }: Pick<Variables, 'MAP_TILES_URL'>) =>
  address ? new URL(address).origin : undefined
