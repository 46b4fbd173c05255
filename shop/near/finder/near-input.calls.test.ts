import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { market, supermarket } from '../../../tests/support/maps-shop.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.pool.query('delete from rate_limits'))
afterAll(() => shop.close())

type Bad = [what: string, change: object, field: string, says?: string]
const none = 'No results found or address is undefined'
const failed = 'Geocode was not successful for the following reason: INVALID_REQUEST'
const digits = 'Only integer numbers are allowed!'
const range = 'Choose a radius from 1 to 20.'

const addresses: Bad[] = [
  ['nothing', { address: '' }, 'address', none],
  ['spaces', { address: ' \t ' }, 'address', none],
  ['5,000 characters', { address: 'x'.repeat(5_000) }, 'address', failed],
  ['a NUL', { address: 'a\0b' }, 'address'],
  ['half a character', { address: 'a\ud800b' }, 'address'],
  ['a line break', { address: 'a\nb' }, 'address'],
  ['a number', { address: 7 }, 'address'],
  ['somewhere off the earth', { around: { latitude: 91, longitude: 0 } }, 'around.latitude'],
]
const searches: Bad[] = [
  ['a latitude of 91', { latitude: 91 }, 'latitude'],
  ['a longitude of -181', { longitude: -181 }, 'longitude'],
  ['no latitude', { latitude: null }, 'latitude'],
  ['a radius of 0', { radius: 0 }, 'radius', range],
  ['a radius of 21', { radius: 21 }, 'radius', range],
  ['a radius of 3.5', { radius: 3.5 }, 'radius', digits],
  ['a radius in words', { radius: '3.5' }, 'radius', digits],
  ['a unit that is none', { unit: 'yards' }, 'unit'],
  ['a dish of 81 characters', { food: 'x'.repeat(81) }, 'food'],
  ['a shop with a NUL', { restaurant: '\0' }, 'restaurant'],
  ['half a character', { grocery: '\udfff' }, 'grocery'],
]

async function refuses(path: string, input: object, field: string, says?: string) {
  const { status, body } = await shop.post(path, input)
  expect(status).toBe(400)
  const at = body.errors.find((error: { field: string }) => error.field === field)
  expect(at?.message).toEqual(says ?? expect.any(String))
}

describe('invalid questions are refused at their field, in the words of the specification', () => {
  test.each(addresses)('an address: %s', (_what, change, field, says) =>
    refuses('/near/geocode', { address: 'Karachi', ...change }, field, says),
  )
  test.each(searches)('a search: %s', (_what, change, field, says) =>
    refuses('/near/findPlaces', { ...market, radius: 5, ...change }, field, says),
  )
  test('a suggestion and a position', async () => {
    await refuses('/near/suggest', { text: '' }, 'text', none)
    await refuses('/near/reverseGeocode', { latitude: 1e9, longitude: 0 }, 'latitude')
  })
  test.each([
    ['from somewhere off the earth', { from: { latitude: 91, longitude: 0 } }, 'from.latitude'],
    ['to nowhere', { to: { latitude: 24 } }, 'to.longitude'],
    ['to no position', { to: null }, 'to'],
    ['by another way', { by: 'road' }, ''],
  ])('a distance: %s', (_what, change, field) =>
    refuses('/near/distance', { from: market, to: supermarket, ...change }, field),
  )
})

test('an address that does not exist is not found, in the words of a geocoder', async () => {
  expect(await shop.post('/near/geocode', { address: 'Qqzzxx Wwvvkk' })).toMatchObject({
    status: 404,
    body: { title: 'Geocode was not successful for the following reason: ZERO_RESULTS' },
  })
  expect(await shop.post('/near/reverseGeocode', { latitude: -60, longitude: -140 })).toMatchObject({
    status: 404,
    body: { title: 'Geocoder failed due to: ZERO_RESULTS' },
  })
})

test.each([
  { ...market, latitude: 90 },
  { ...market, latitude: -90, longitude: 180 },
  { latitude: 0, longitude: -180 },
])('at the ends of the earth there is nothing, without an error', async position => {
  const { status, body } = await shop.post('/near/findPlaces', { ...position, radius: 20, unit: 'miles' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ places: [], provider: 'embedded', fellBack: false })
})

test('one address asks so often, and no more for a while; others go on', async () => {
  const ask = (remoteAddress: string) =>
    shop.app.inject({ method: 'POST', url: '/api/near/reverseGeocode', payload: market, remoteAddress })
  const answers = await Promise.all(Array.from({ length: 61 }, () => ask('10.1.1.1')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60)
  const [refused] = answers.filter(({ statusCode }) => statusCode === 429)
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await ask('10.1.1.2')).statusCode).toBe(200)
})

test('the embedded provider knows no roads: it answers the great circle, also from pole to pole', async () => {
  const far = async (from: object, to: object) => (await shop.post('/near/distance', { from, to })).body
  expect(await far(market, supermarket)).toEqual({
    ...{ metres: 4330, by: 'great circle', provider: 'embedded', fellBack: false },
    attribution: [{ says: 'GeoNames', link: 'https://www.geonames.org' }],
  })
  expect((await far(market, market)).metres).toBe(0)
  const [north, south] = [90, -90].map(latitude => ({ latitude, longitude: 0 }))
  expect((await far({ ...north }, { ...south })).metres).toBe(20_015_114)
})

test('a person who looks at many distances can still search', async () => {
  const asked = Array.from({ length: 61 }, () =>
    shop.post('/near/distance', { from: market, to: supermarket }),
  )
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter(status => status === 429)).toHaveLength(1)
  expect((await shop.post('/near/findPlaces', { ...market, radius: 1 })).status).toBe(200)
})

test('no address and no position reaches the log', async () => {
  shop.log.length = 0
  await shop.post('/near/geocode', { address: 'Karachi' })
  await shop.post('/near/findPlaces', { ...market, radius: 5, food: 'Biryani' })
  await shop.post('/near/distance', { from: market, to: supermarket })
  expect(shop.log.length).toBeGreaterThan(0)
  expect(shop.log.filter(line => /karachi|biryani|24\.86|67\.02/i.test(line))).toEqual([])
})
