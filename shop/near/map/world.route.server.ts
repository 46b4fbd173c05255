import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { hidden, type Routing } from '../../lib/routing.server.ts'
import { isWorldTile } from './map-view.rules.ts'
import { WORLD_VERSION } from './world/world-version.ts'
import { unpackTiles } from './world-pack.server.ts'

const number = /^(0|[1-9]\d{0,2})$/
const named = /^(\d+)\.pbf$/

/**
 * `GET /map/{version}/{z}/{x}/{y}.pbf`: serves a tile of the shop's own world, cacheable for ever. A tile with only sea is
 * empty (204). Reads the file on the first request.
 */
export const routeWorld: Routing = (app, { world }) => {
  if (!world) return
  let tiles: Map<string, Buffer> | undefined
  app.get<{ Params: { version: string; z: string; x: string; file: string } }>(
    '/map/:version/:z/:x/:file',
    hidden,
    (request, reply) => {
      const { version, z, x } = request.params
      const [, y = ''] = named.exec(request.params.file) ?? []
      const exists =
        version === WORLD_VERSION &&
        [z, x, y].every(text => number.test(text)) &&
        isWorldTile(Number(z), Number(x), Number(y))
      if (!exists) return reply.callNotFound()
      tiles ??= unpackTiles(readFileSync(world))
      const tile = tiles.get(`${z}/${x}/${y}`)
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', `"${version}-${z}-${x}-${y}"`)
        .header('vary', 'accept-encoding')
      if (!tile) return reply.code(204).send()
      reply.type('application/vnd.mapbox-vector-tile')
      return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
        ? reply.header('content-encoding', 'gzip').send(tile)
        : reply.send(gunzipSync(tile))
    },
  )
}
