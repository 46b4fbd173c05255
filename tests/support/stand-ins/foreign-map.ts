import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { unpackTiles } from '../../../shop/near/map/world-pack.server.ts'

/** The colours of the external map: nothing of the shop has them. */
export const FOREIGN = { land: [255, 0, 170], sea: [0, 255, 60] } as const

const css = ([red, green, blue]: readonly [number, number, number]) => `rgb(${red} ${green} ${blue})`

/** A font without any letters, in the glyph format: a stack with a name and a range. */
const noLetters = Buffer.from([
  0x0a,
  0x0d,
  0x0a,
  0x04,
  ...Buffer.from('None'),
  0x12,
  0x05,
  ...Buffer.from('0-255'),
])

const world = join(import.meta.dirname, '..', '..', '..', 'shop', 'near', 'map', 'world', 'world.tiles')
const picture = (colour: readonly [number, number, number], side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: css(colour) } })
    .png()
    .toBuffer()

/** The files of the server: their bytes and types. */
async function serve(path: string, address: string, tiles: Map<string, Buffer>) {
  const [, tile, kind] = /^\/tiles\/(\d+\/\d+\/\d+)\.(pbf|png)$/.exec(path) ?? []
  if (kind === 'png') return { type: 'image/png', body: await picture(FOREIGN.land, 256) }
  if (tile) return { type: 'application/x-protobuf', body: gunzipSync(tiles.get(tile) ?? emptyTile) }
  if (path.startsWith('/letters/')) return { type: 'application/x-protobuf', body: noLetters }
  if (path === '/sign.png' || path === '/sign@2x.png')
    return { type: 'image/png', body: await picture(FOREIGN.sea, 8) }
  if (path.startsWith('/sign')) return { type: 'application/json', body: JSON.stringify(signs) }
  return { type: 'application/json', body: JSON.stringify(foreignStyle(address)) }
}

/**
 * A server of an external map, with a style at `/style.json` and pictures at `/tiles/{z}/{x}/{y}.png`, and a list of its
 * requests. Requests that match `failing` are answered with 503, or never if `isSilent`.
 */
export async function openForeignMap() {
  const asked: { path: string; headers: NodeJS.Dict<string | string[]> }[] = []
  const desk: { failing: RegExp | undefined; isSilent: boolean } = { failing: undefined, isSilent: false }
  const tiles = unpackTiles(readFileSync(world))
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    asked.push({ path, headers: request.headers })
    const isFailing = desk.failing?.test(path)
    if (isFailing && desk.isSilent) return
    response.setHeader('access-control-allow-origin', '*')
    if (isFailing) return response.writeHead(503).end()
    const { type, body } = await serve(path, `http://${request.headers.host}`, tiles)
    response.setHeader('content-type', type).end(body)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, desk, close }
}

const emptyTile = gzipSync(Buffer.alloc(0))
const signs = { dot: { x: 0, y: 0, width: 8, height: 8, pixelRatio: 1 } }

/** A style for MapLibre, with tiles, sprites and glyphs on its own host. */
const foreignStyle = (address: string) => ({
  version: 8,
  sprite: `${address}/sign`,
  glyphs: `${address}/letters/{fontstack}/{range}.pbf`,
  sources: {
    ground: { type: 'vector', tiles: [`${address}/tiles/{z}/{x}/{y}.pbf`], maxzoom: 6 },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': css(FOREIGN.sea) } },
    {
      id: 'land',
      type: 'fill',
      source: 'ground',
      'source-layer': 'land',
      paint: { 'fill-color': css(FOREIGN.land), 'fill-antialias': false },
    },
    {
      id: 'towns',
      type: 'symbol',
      source: 'ground',
      'source-layer': 'towns',
      layout: { 'text-field': ['get', 'name'], 'text-font': ['None'], 'icon-image': 'dot' },
    },
  ],
})
