import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../../database/pool.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { greatCircle, type Position } from './distance.rules.ts'
import { embeddedMaps } from './embedded.server.ts'
import type { Located, MapProvider } from './map-provider.ts'

let shop: TestShop
let maps: MapProvider
beforeAll(async () => {
  shop = await openTestShop()
  maps = embeddedMaps(databaseOn(shop.pool))
})
afterAll(() => shop.close())

const { signal } = new AbortController()
/** The shop's own suggestions all have a position. */
const suggest = async (text: string, near?: Position) => (await maps.suggest(text, near, signal)) as Located[]
const suggested = async (text: string, near?: Position) =>
  (await suggest(text, near)).map(({ address }) => address)
const first = async (text: string, near?: Position) => (await suggested(text, near))[0]
const located = async (address: string) => (await maps.geocode(address, undefined, signal))[0]?.address

const karachi = { latitude: 24.8608, longitude: 67.0104 }

test.each([
  ['Karachi', 'Karachi, Sindh, Pakistan'],
  ['KARACHI PAK', 'Karachi, Sindh, Pakistan'],
  ['karachi, sindh, pakistan', 'Karachi, Sindh, Pakistan'],
  ['springfield il', 'Springfield, Illinois, United States'],
  ['Springfield, Missouri, USA', 'Springfield, Missouri, United States'],
  ['Zurich', 'Zürich, Zurich, Switzerland'],
  ['zÜRICH', 'Zürich, Zurich, Switzerland'],
  ['Singapore', 'Singapore'],
  ['islamabad, pakistan', 'Islamabad, Pakistan'],
  ['london uk', 'London, England, United Kingdom'],
  ['london, ontario', 'London, Ontario, Canada'],
  ['new york', 'New York City, New York, United States'],
  ['75001', 'Addison, TX 75001, United States'],
  ['75201 dallas', 'Dallas, TX 75201, United States'],
  ['m5v 2t6', 'Downtown Toronto, ON M5V, Canada'],
])('suggests for "%s" first %s', async (text, address) => {
  expect(await first(text)).toBe(address)
})

test('a name of several towns means the largest, or the nearest to a given position', async () => {
  expect(await first('london')).toBe('London, England, United Kingdom')
  expect(await first('houston')).toBe('Houston, Texas, United States')
  expect(await first('london', { latitude: 43, longitude: -81 })).toBe('London, Ontario, Canada')
  // Far from all of them, the best known town is meant.
  const hall = { latitude: 24.918, longitude: 67.0971 }
  expect(await first('toronto', hall)).toBe('Toronto, Ontario, Canada')
  expect(await first('houston', hall)).toBe('Houston, Texas, United States')
  expect(await first('karachi', hall)).toBe('Karachi, Sindh, Pakistan')
  expect(await first('hyderabad', karachi)).toBe('Hyderabad, Sindh, Pakistan')
  expect(await first('karac', karachi)).toBe('Karachi, Sindh, Pakistan')
  expect(await first('san', karachi)).toMatch(/^San, /)
})

test('names that go on come after those that are whole, the nearest first', async () => {
  const places = await suggest('sa', karachi)
  expect(places).toHaveLength(8)
  const far = places.map(place => greatCircle(karachi, place))
  const near = far.filter(metres => metres <= 300_000)
  expect(near.length).toBeGreaterThan(0)
  expect(far.slice(0, near.length)).toEqual(near.toSorted((a, b) => a - b))
  const codes = await maps.suggest('750', { latitude: 32.96, longitude: -96.8385 }, signal)
  expect(codes[0]?.name).toBe('75001')
  expect(codes.every(({ name }) => name.startsWith('750'))).toBe(true)
})

test.each([
  ['12 Market Hall Road, Karachi', 'Karachi, Sindh, Pakistan'],
  ['House 5, Street 3, Karachi 75350, Pakistan', 'Karachi, Sindh, Pakistan'],
  ['12345 Lahore Road, Karachi', 'Karachi, Sindh, Pakistan'],
  ['350 5th Ave, Dallas, TX 75201', 'Dallas, TX 75201, United States'],
  ['350 5th Ave, Dallas, TX 75201-1234, USA', 'Dallas, TX 75201, United States'],
  ['350 5th Ave, New York, NY, USA', 'New York City, New York, United States'],
  ['10 Downing Street, London SW1A 2AA, UK', 'London, England, United Kingdom'],
  ['1 Front St, Toronto, ON M5V 2T6', 'Downtown Toronto, ON M5V, Canada'],
  ['Dallas, Dallas County, TX', 'Dallas, Texas, United States'],
  ['Rue de Paris 5, Lyon', 'Lyon, Auvergne-Rhône-Alpes, France'],
  ['Zürich', 'Zürich, Zurich, Switzerland'],
])('finds %s at %s', async (address, found) => {
  expect(await located(address)).toBe(found)
})

test('a street alone, and a country alone, is nowhere', async () => {
  expect(await located('12 Market Hall Road')).toBeUndefined()
  expect(await located('nowhere at all zzz')).toBeUndefined()
  expect(await located('5 Nowhere Lane, USA')).toBeUndefined()
})

test('an address that was suggested is found at the same place', async () => {
  const { rows } = await shop.pool.query(
    'select plain_name from cities where city_id % 4001 = 7 and length(plain_name) > 2 order by city_id',
  )
  expect(rows.length).toBeGreaterThan(30)
  for (const { plain_name } of rows)
    for (const place of await suggest(plain_name)) {
      const found = await maps.geocode(place.address, place, signal)
      expect(
        found.map(({ address }) => address),
        place.address,
      ).toContain(place.address)
    }
})

test('any typed text gets an answer, and is never used as a pattern or a statement', async () => {
  for (const text of ['%', '_', '\\', '%arachi', '', ' ', '\0', '\ud800', "'; drop table cities; --"])
    expect(await suggested(text)).toEqual([])
  expect(await first('karachi%')).toBe('Karachi, Sindh, Pakistan')
  for (const text of ['x'.repeat(5000), '5'.repeat(5000), 'sa '.repeat(1700), 'é\u0301'.repeat(2500)]) {
    const began = performance.now()
    await maps.suggest(text, undefined, signal)
    await maps.geocode(text, karachi, signal)
    expect(performance.now() - began).toBeLessThan(2_000)
  }
  expect(await located(`${'nowhere '.repeat(600)}Karachi`)).toBe('Karachi, Sindh, Pakistan')
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async text => {
      expect((await maps.suggest(text, undefined, signal)).length).toBeLessThanOrEqual(8)
      expect((await maps.geocode(text, karachi, signal)).length).toBeLessThanOrEqual(5)
    }),
    { numRuns: 40 },
  )
})

const at = async (latitude: number, longitude: number) =>
  (await maps.reverse({ latitude, longitude }, signal))?.address

test('numbers that are next to nothing are positions too', async () => {
  const tiny = { latitude: 5e-324, longitude: -5e-324 }
  expect(await at(tiny.latitude, tiny.longitude)).toBeUndefined()
  expect(await first('karachi', tiny)).toBe('Karachi, Sindh, Pakistan')
  expect(await first('75001', { latitude: 1e-170, longitude: 32 })).toBe('Addison, TX 75001, United States')
  const question = { position: tiny, radius: 1000, kinds: ['GROCERY'] as const, goods: '', name: '' }
  expect(await maps.nearby(question, signal)).toEqual([])
})

test('names the nearest town within 50 km', async () => {
  expect(await at(24.86, 67.01)).toBe('Karachi, Sindh, Pakistan')
  expect(await at(78.2, 15.6)).toBe('Longyearbyen, Svalbard, Svalbard & Jan Mayen')
  expect(await at(0, 0)).toBeUndefined()
  expect(await at(90, 12)).toBeUndefined()
  expect(await at(-90, -180)).toBeUndefined()
})

test('the nearest town is found across the antimeridian, around a pole, and exactly to 50 km', async () => {
  await shop.pool.query(
    `insert into cities (city_id, state_id, name, plain_name, latitude, longitude)
     select 900000 + place, 1, name, lower(name), latitude, longitude from (values (1, 'Lineside', 0.0, 179.9),
       (2, 'Poleside', 89.8, 100), (3, 'Edge', -50.0, -120)) as t(place, name, latitude, longitude)`,
  )
  try {
    expect(await at(0, -179.9)).toMatch(/^Lineside/)
    expect(await at(0, 180)).toMatch(/^Lineside/)
    expect(await at(89.9, -80)).toMatch(/^Poleside/)
    expect(await at(90, 0)).toMatch(/^Poleside/)
    const degree = 50_000 / greatCircle({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })
    expect(await at(-50 + degree * 0.99999, -120)).toMatch(/^Edge/)
    expect(await at(-50 + degree * 1.00001, -120)).toBeUndefined()
  } finally {
    await shop.pool.query('delete from cities where city_id > 900000')
  }
})

test('finds the nearest of all towns by the great circle', async () => {
  const { rows } = await shop.pool.query('select name, latitude, longitude from cities')
  const near = async (position: Position) => {
    const found = await maps.reverse(position, signal)
    const least = rows.reduce((far, city) => Math.min(far, greatCircle(position, city)), 1e9)
    if (least < 49_999)
      expect(greatCircle(position, found ?? { latitude: 0, longitude: 0 })).toBeCloseTo(least, 3)
    else if (least > 50_001) expect(found).toBeUndefined()
  }
  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  const aside = fc.double({ min: -0.4, max: 0.4, noNaN: true })
  const bySomeTown = fc.tuple(fc.nat(rows.length - 1), aside, aside).map(([place, north, east]) => ({
    latitude: Math.max(-90, Math.min(90, rows[place].latitude + north)),
    longitude: Math.max(-180, Math.min(180, rows[place].longitude + east)),
  }))
  await fc.assert(fc.asyncProperty(fc.oneof(anywhere, bySomeTown), near), { numRuns: 40 })
})

test('is not asked again after the time limit', async () => {
  await expect(maps.suggest('Karachi', undefined, AbortSignal.abort())).rejects.toThrow()
  await expect(maps.reverse(karachi, AbortSignal.abort())).rejects.toThrow()
})
