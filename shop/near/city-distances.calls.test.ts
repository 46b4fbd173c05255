import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../database/pool.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
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

// Straight-line distances as others published them. The American ones in miles, of the data set UScitiesD of R; the others from
// lists of air distances of almanacs, in kilometres.
const distances: [string, string, number][] = [
  ['Atlanta, Georgia', 'Chicago, Illinois', 587 * MILE],
  ['Atlanta, Georgia', 'Denver, Colorado', 1212 * MILE],
  ['Atlanta, Georgia', 'Miami, Florida', 604 * MILE],
  ['Chicago, Illinois', 'Houston, Texas', 940 * MILE],
  ['Chicago, Illinois', 'New York City', 713 * MILE],
  ['Denver, Colorado', 'Los Angeles, California', 831 * MILE],
  ['Denver, Colorado', 'Seattle, Washington', 1021 * MILE],
  ['Houston, Texas', 'Los Angeles, California', 1374 * MILE],
  ['Houston, Texas', 'Miami, Florida', 968 * MILE],
  ['Los Angeles, California', 'New York City', 2451 * MILE],
  ['Los Angeles, California', 'San Francisco, California', 347 * MILE],
  ['Miami, Florida', 'Seattle, Washington', 2734 * MILE],
  ['New York City', 'San Francisco, California', 2571 * MILE],
  ['New York City', 'Washington, District of Columbia', 205 * MILE],
  ['San Francisco, California', 'Seattle, Washington', 678 * MILE],
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

test('there are thirty of them', () => {
  expect(distances).toHaveLength(30)
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
