import type { MapTiles } from '../../shop/lib/services.ts'
import type { Configuration } from './configuration.ts'

type Variables = Pick<Configuration, 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION'>

/** Returns the external map that a configuration names; undefined if pages draw the shop's own. */
export function mapTilesOf(configuration: Variables): MapTiles | undefined {
  const { MAP_TILES_URL: address, MAP_TILES_ATTRIBUTION: attribution } = configuration
  return address ? { kind: address.includes('{z}') ? 'raster' : 'style', address, attribution } : undefined
}

/** Returns the host of that map, for a content policy. */
export const hostOfTiles = ({ MAP_TILES_URL: address }: Pick<Variables, 'MAP_TILES_URL'>) =>
  address ? new URL(address).origin : undefined
