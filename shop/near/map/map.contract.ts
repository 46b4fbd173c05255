import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { mapProviders } from '../providers/map-provider.ts'

const tiles = z.object({
  /** Raster tiles by `{z}/{x}/{y}`, or a MapLibre style, which names everything else to load. */
  kind: z.enum(['raster', 'style']),
  address: z.string(),
  attribution: z.string(),
})

export const findMap = defineCall({
  does: 'Answers the source of the map, the provider of its places and the position of the shop.',
  method: 'GET',
  path: '/near/map',
  who: 'anyone',
  shows: () => ['settings'],
  input: z.object({}),
  output: z.object({
    provider: z.enum(mapProviders),
    /** Null if the map is the shop's own. */
    tiles: tiles.nullable(),
    /** Degrees of WGS 84; null if the shop has not set a position. */
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
