import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../../database/pool.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { greatCircle, type Position } from './distance.rules.ts'
import { embeddedMaps } from './embedded.server.ts'
import { greatCircleSql } from './great-circle-sql.server.ts'
import type { MapProvider } from './map-provider.ts'
import { reckonable } from './sphere.rules.ts'

let shop: TestShop
let maps: MapProvider
beforeAll(async () => {
  shop = await openTestShop()
  maps = embeddedMaps(databaseOn(shop.pool))
})
afterAll(() => shop.close())

const MILE = 1.609344
const { signal } = new AbortController()

// All straight-line distances of a published table, in miles: the data set UScitiesD of R (`datasets`), which SAS has as
// "flying mileages between ten American cities". A row has the distances to the cities before it.
const americanCities = [
  ['Atlanta, Georgia'],
  ['Chicago, Illinois', 587],
  ['Denver, Colorado', 1212, 920],
  ['Houston, Texas', 701, 940, 879],
  ['Los Angeles, California', 1936, 1745, 831, 1374],
  ['Miami, Florida', 604, 1188, 1726, 968, 2339],
  ['New York City', 748, 713, 1631, 1420, 2451, 1092],
  ['San Francisco, California', 2139, 1858, 949, 1645, 347, 2594, 2571],
  ['Seattle, Washington', 2182, 1737, 1021, 1891, 959, 2734, 2408, 678],
  ['Washington, District of Columbia', 543, 597, 1494, 1220, 2300, 923, 205, 2442, 2329],
] as const

// Distances in the rest of the world, in kilometres, as almanacs list them.
const distances: [string, string, number][] = [
  ...americanCities.flatMap(([city, ...miles]) =>
    miles.map((far, at): [string, string, number] => [americanCities[at]?.[0] as string, city, far * MILE]),
  ),
  ['London, England', 'Paris, France', 344],
  ['London, England', 'Madrid, Spain', 1263],
  ['London, England', 'Melbourne, Australia', 16_898],
  ['London, England', 'Singapore', 10_858],
  ['Istanbul, Türkiye', 'London, England', 2501],
  ['Paris, France', 'Rome, Italy', 1106],
  ['Paris, France', 'New York City', 5837],
  ['Madrid, Spain', 'Lisbon, Portugal', 503],
  ['Moscow, Russia', 'Berlin, Germany', 1610],
  ['Cairo, Egypt', 'Johannesburg, South Africa', 6258],
  ['Beijing, China', 'Shanghai, China', 1068],
  ['Mumbai, India', 'New Delhi, India', 1153],
  ['Tokyo, Japan', 'Sydney, Australia', 7823],
  ['Tokyo, Japan', 'Honolulu, Hawaii', 6203],
  ['Auckland, New Zealand', 'Honolulu, Hawaii', 7066],
]

test('all 45 of the table, and 15 of the rest of the world', () => {
  expect(distances).toHaveLength(60)
})

test.each(distances)('from %s to %s it is %d km', async (from, to, kilometres) => {
  const [[start], [end]] = (await Promise.all(
    [from, to].map(address => maps.geocode(address, undefined, signal)),
  )) as [Awaited<ReturnType<MapProvider['geocode']>>, Awaited<ReturnType<MapProvider['geocode']>>]
  if (!start || !end) throw new Error(`${from} or ${to} was not found`)
  const { metres, by } = await maps.distance(start, end, signal)
  expect(by).toBe('great circle')
  expect(Math.abs(metres / 1000 / kilometres - 1)).toBeLessThan(0.005)
})

test('the database measures the same distance', async () => {
  const position = fc
    .record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    .map(reckonable)
  const inSql = ({ latitude, longitude }: Position) => ({
    latitude: sql`${latitude}::float8`,
    longitude: sql`${longitude}::float8`,
  })
  await fc.assert(
    fc.asyncProperty(position, position, async (from, to) => {
      const { rows } = await databaseOn(shop.pool).execute<{ metres: number }>(
        sql`select ${greatCircleSql(inSql(from), inSql(to))} as metres`,
      )
      expect(rows[0]?.metres).toBeCloseTo(greatCircle(from, to), 3)
    }),
  )
})
