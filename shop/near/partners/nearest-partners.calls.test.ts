import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { explain } from '../../../bench/explain.ts'
import { makePartners } from '../../../bench/made-partners.ts'
import { type Database, databaseOn } from '../../../database/pool.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { plainName } from '../../lib/plain-name.ts'
import { EARTH_RADIUS, greatCircle, type Position } from '../providers/distance.rules.ts'
import type { NearbyQuestion } from '../providers/map-provider.ts'
import { reckonable } from '../providers/sphere.rules.ts'
import { nearestPartners } from './nearest-partners.server.ts'

let shop: TestShop
let database: Database
beforeAll(async () => {
  shop = await openTestShop()
  database = databaseOn(shop.pool)
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate partners'))

type Made = Position & { name?: string; kind?: string; goods?: string[]; active?: boolean }
const make = async (all: readonly Made[]) => {
  await shop.pool.query(
    `insert into partners (partner_id, partner_name, plain_name, kind, address, city, country, latitude, longitude, priority, goods, active)
     select place, name, plain_name, kind, '1 Street', 'Town', 'PK', latitude, longitude, 3, string_to_array(goods, '|'), active
     from unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::text[], $7::bool[])
       with ordinality as t(name, plain_name, kind, latitude, longitude, goods, active, place)`,
    [
      all.map(({ name = 'Shop' }) => name),
      all.map(({ name = 'Shop' }) => plainName(name)),
      all.map(({ kind = 'GROCERY' }) => kind),
      all.map(({ latitude }) => latitude),
      all.map(({ longitude }) => longitude),
      all.map(({ goods = [] }) => goods.join('|')),
      all.map(({ active = true }) => active),
    ],
  )
}
const ask = (position: Position, radius: number, more: Partial<NearbyQuestion> = {}) =>
  nearestPartners(database, {
    position,
    radius,
    kinds: ['GROCERY', 'RESTAURANT'],
    goods: '',
    name: '',
    ...more,
  })
const ids = async (...given: Parameters<typeof ask>) =>
  (await ask(...given)).map(({ partnerId }) => partnerId)

const here = { latitude: 24.9, longitude: 67.1 }
/** Returns the position this number of metres to the north. */
const north = (metres: number, from: Position = here) => ({
  ...from,
  latitude: from.latitude + ((metres / EARTH_RADIUS) * 180) / Math.PI,
})

describe('the nearest partners', () => {
  test('come in their order, with metres by the great circle, and not those that are not active', async () => {
    await make([
      north(700),
      north(300),
      { ...north(100), active: false },
      { ...north(500), kind: 'RESTAURANT' },
    ])
    const found = await ask(here, 1000)
    expect(found.map(({ partnerId, distance }) => [partnerId, Math.round(distance)])).toEqual([
      [2, 300],
      [4, 500],
      [1, 700],
    ])
    expect(found[0]).toMatchObject({ name: 'Shop', vicinity: '1 Street, Town', kind: 'GROCERY' })
    expect(await ids(here, 1000, { kinds: ['RESTAURANT'] })).toEqual([4])
  })

  test('are within the radius to the millimetre', async () => {
    await make([north(4999.999), north(5000.001), here])
    expect(await ids(here, 5000)).toEqual([3, 1])
    expect(await ids(here, 0)).toEqual([3])
    expect(await ids(here, -1)).toEqual([3])
  })

  test('are found across the antimeridian and around the poles', async () => {
    await make([
      { latitude: 0, longitude: 179.99 },
      { latitude: 0, longitude: -179.99 },
      { latitude: 89.99, longitude: 10 },
      { latitude: 89.99, longitude: -170 },
      { latitude: -90, longitude: 33 },
    ])
    expect(await ids({ latitude: 0, longitude: 180 }, 2000)).toHaveLength(2)
    expect(await ids({ latitude: 0, longitude: -179.995 }, 2000)).toEqual([2, 1])
    expect(await ids({ latitude: 90, longitude: 0 }, 2000)).toHaveLength(2)
    expect(await ids({ latitude: 89.99, longitude: -170 }, 3000)).toEqual([4, 3])
    expect(await ids({ latitude: -90, longitude: -100 }, 1)).toEqual([5])
    expect(await ids({ latitude: 0, longitude: 0 }, 30_000_000)).toHaveLength(5)
  })

  test('are at most fifty', async () => {
    await make(Array.from({ length: 60 }, (_, place) => north(place * 10)))
    expect(await ids(here, 1000)).toEqual(Array.from({ length: 50 }, (_, place) => place + 1))
  })

  test('are narrowed by name and by goods, however they are written, and signs are letters', async () => {
    await make([
      { ...north(10), name: 'Café Zürich', goods: ['Crème brûlée', 'Half-Chicken'] },
      { ...north(20), name: 'Rice House', goods: ['100% Wheat', 'دُودھ'] },
      { ...north(30), name: 'Corner', goods: ['Basmati RICE', 'Salt & Pepper'] },
    ])
    expect(await ids(here, 100, { name: 'CAFE zurich' })).toEqual([1])
    expect(await ids(here, 100, { name: 'ric' })).toEqual([1, 2])
    expect(await ids(here, 100, { goods: 'rice' })).toEqual([2, 3])
    expect(await ids(here, 100, { goods: 'CREME BRULEE' })).toEqual([1])
    expect(await ids(here, 100, { goods: 'crème brûlée' })).toEqual([1])
    expect(await ids(here, 100, { goods: 'half chicken' })).toEqual([1])
    expect(await ids(here, 100, { goods: 'salt pepper' })).toEqual([3])
    expect(await ids(here, 100, { goods: 'دودھ' })).toEqual([2])
    expect(await ids(here, 100, { goods: 'rice\nsalt' })).toEqual([])
    expect(await ids(here, 100, { goods: 'rice salt' })).toEqual([])
    expect(await ids(here, 100, { goods: '100%' })).toEqual([2])
    for (const sign of ['%', '_', '\\', '\0', '\ud800', "'"]) {
      expect(await ids(here, 100, { goods: sign })).toEqual([])
      expect(await ids(here, 100, { name: sign })).toEqual([])
    }
    expect(await ids(here, 100, { goods: 'x'.repeat(5000), name: '\\'.repeat(5000) })).toEqual([])
    expect(await ids(here, 100, { goods: ' ', name: '' })).toEqual([1, 2, 3])
  })

  test('are those that measuring every one finds', async () => {
    const spot = fc.record({
      latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 90, 0, 89.999)),
      longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 180, 0)),
    })
    const close = fc.tuple(
      fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    )
    await fc.assert(
      fc.asyncProperty(
        spot,
        fc.array(fc.oneof(spot, close), { maxLength: 120 }),
        fc.double({ min: 1, max: 40_000, noNaN: true }),
        async (position, given, radius) => {
          const all = given.map(each =>
            reckonable(
              Array.isArray(each)
                ? {
                    latitude: Math.max(-90, Math.min(90, position.latitude + each[0])),
                    longitude: Math.max(-180, Math.min(180, position.longitude + each[1])),
                  }
                : each,
            ),
          )
          await shop.pool.query('truncate partners')
          await make(all)
          const measured = all
            .map(each => greatCircle(position, each))
            .filter(metres => metres <= radius)
            .sort((one, other) => one - other)
            .slice(0, 50)
          const found = await ask(position, radius)
          expect(found.map(({ distance }) => Math.round(distance * 10))).toEqual(
            measured.map(metres => Math.round(metres * 10)),
          )
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('among 100,000 partners', () => {
  test.each(['world', 'city'] as const)('those of a %s are read in the order of the index', async where => {
    const url = shop.pool.options.connectionString as string
    const { centre } = await makePartners(url, 100_000, where)
    for (let time = 0; time < 8; time += 1) await ask(centre, 20_000)
    const [asked] = await explain(shop.pool, () => ask(centre, 20_000))
    expect(asked?.scans).toEqual([])
    expect(asked?.indexes).toEqual(['partners_sphere_index'])
    expect(JSON.stringify(asked?.plan)).not.toContain('"Sort"')
    expect(asked?.blocks).toBeLessThan(1_000)
    if (where === 'city') expect(await ids(centre, 20_000)).toHaveLength(50)
  })
})
