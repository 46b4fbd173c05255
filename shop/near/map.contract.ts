import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { mapProviders } from './map-provider.ts'

const tiles = z.object({
  /** Pictures by `{z}/{x}/{y}`, or a style of MapLibre that says what else is loaded. */
  kind: z.enum(['raster', 'style']),
  address: z.string(),
  attribution: z.string(),
})
/** The map of somebody else that the configuration names. */
export type MapTiles = z.output<typeof tiles>

export const findMap = defineCall({
  does: 'Tells what the map is drawn from, who finds the places on it, and where the shop is.',
  method: 'GET',
  path: '/near/map',
  who: 'anyone',
  shows: () => ['settings'],
  input: z.object({}),
  output: z.object({
    provider: z.enum(mapProviders),
    /** Nothing where the map is the shop's own. */
    tiles: tiles.nullable(),
    /** Degrees of WGS 84; nothing where nobody has said. */
    position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  }),
  example: {
    input: {},
    output: {
      provider: 'embedded' as const,
      tiles: null,
      position: { latitude: 24.918, longitude: 67.0971 },
    },
  },
  failures: {},
})
