import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { WORLD_VERSION } from './world/world-version.ts'
import { packTiles, unpackTiles } from './world-pack.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(4)
})
afterAll(() => shop.close())

const tile = (path: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/map/${path}`, headers })
const at = (path: string) => `${WORLD_VERSION}/${path}`

test('a tile is cacheable for ever, and the same with and without compression', async () => {
  const packed = await tile(at('6/43/27.pbf'), { 'accept-encoding': 'gzip, br' })
  expect(packed.headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const plain = await tile(at('6/43/27.pbf'))
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.rawPayload.equals(gunzipSync(packed.rawPayload))).toBe(true)
  expect(plain.rawPayload.includes('Karachi')).toBe(true)
})

test('a tile of the open sea is empty', async () => {
  expect((await tile(at('6/0/30.pbf'))).statusCode).toBe(204)
})

test.each([
  'other/6/43/27.pbf',
  at('7/0/0.pbf'),
  at('6/64/0.pbf'),
  at('6/0/64.pbf'),
  at('-1/0/0.pbf'),
  at('0/00/0.pbf'),
  at('1e0/0/0.pbf'),
  at('6/43/27'),
  at('6/43/27.png'),
  at('6/43/..%2f27.pbf'),
  at('6/9999999999999999999/27.pbf'),
  at('%00/0/0.pbf'),
])('there is no tile at %s', async path => {
  const answer = await tile(path)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
})

test('the version of the world is that of its file', () => {
  const pack = readFileSync(new URL('world/world.tiles', import.meta.url))
  expect(createHash('sha256').update(pack).digest('hex')).toMatch(new RegExp(`^${WORLD_VERSION}`))
  expect(pack.length).toBeLessThan(5_000_000)
  const tiles = unpackTiles(pack)
  expect(packTiles(tiles).equals(pack)).toBe(true)
  expect(Math.max(...[...tiles.values()].map(({ length }) => length))).toBeLessThan(60_000)
})

test('the map is served with and without configuration', async () => {
  expect((await shop.get('/near/map')).body).toEqual({
    provider: 'embedded',
    tiles: null,
    position: { latitude: 24.918, longitude: 67.0971 },
  })
  const variables = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }
  const other = await openTestShop(4, { variables })
  try {
    expect((await other.get('/near/map')).body.tiles).toEqual({
      kind: 'raster',
      address: 'https://tiles.example/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
    })
    expect((await other.get('/settings/find')).body.mapElsewhere).toBe(true)
  } finally {
    await other.close()
  }
})
