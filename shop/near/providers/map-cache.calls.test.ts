import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { tidy } from '../../../server/jobs/tidy.ts'
import { derivedFrom } from '../../../server/process/secret.ts'
import {
  type MapsShop,
  market,
  nearInput,
  openMapsShop,
  supermarket,
} from '../../../tests/support/maps-shop.ts'
import { TEST_SECRET } from '../../../tests/support/test-shop.ts'
import { keyOfQuestion } from './map-cache.server.ts'

let osm: MapsShop
let google: MapsShop
beforeAll(async () => {
  osm = await openMapsShop('osm')
  google = await openMapsShop('google')
})
afterAll(async () => {
  await osm.close()
  await google.close()
})
const DAY = 24 * 60

describe('a stored answer', () => {
  test('is not asked for again, however it is written, until its time is over', async () => {
    await osm.afresh()
    const first = await osm.ask('geocode', { address: 'Karachi' })
    await osm.stored(1)
    const second = await osm.ask('geocode', { address: '  KARACHI ' })
    expect(second.body).toEqual(first.body)
    expect(osm.maps.asked).toHaveLength(1)
    osm.later(30 * DAY - 5)
    expect((await osm.ask('geocode', { address: 'karachi' })).body.fellBack).toBe(false)
    expect(osm.maps.asked).toHaveLength(1)
    osm.later(10)
    await osm.pause()
    await osm.ask('geocode', { address: 'karachi' })
    expect(osm.maps.asked).toHaveLength(2)
  })

  test('of another question is another answer', async () => {
    await osm.afresh()
    await osm.ask('suggest', { text: 'Karachi' })
    await osm.ask('suggest', { text: 'Karachi', around: { latitude: 24.9, longitude: 67 } })
    await osm.ask('findPlaces', { ...nearInput('findPlaces'), radius: 5 })
    await osm.ask('findPlaces', { ...nearInput('findPlaces'), radius: 6 })
    await osm.stored(4)
    expect(osm.maps.asked).toHaveLength(4)
    osm.later(DAY + 1)
    await osm.ask('suggest', { text: 'Karachi' })
    expect(osm.maps.asked).toHaveLength(5)
  })

  test('that there is nothing is known for a day', async () => {
    await osm.afresh(() => ({ status: 200, body: '[]' }))
    expect((await osm.ask('geocode')).status).toBe(404)
    await osm.stored(1)
    expect((await osm.ask('geocode')).status).toBe(404)
    expect(osm.maps.asked).toHaveLength(1)
    osm.later(DAY + 1)
    await osm.pause()
    await osm.ask('geocode')
    expect(osm.maps.asked).toHaveLength(2)
  })

  test('of a road distance serves positions a few metres away', async () => {
    await osm.afresh()
    const { from, to } = { from: market, to: supermarket }
    await osm.ask('distance', { from, to })
    await osm.stored(1)
    const near = { ...from, latitude: from.latitude + 0.00001 }
    expect((await osm.ask('distance', { from: near, to })).body).toMatchObject({ metres: 6204, by: 'road' })
    expect(osm.maps.asked).toHaveLength(1)
  })

  test('is used while the provider is away', async () => {
    await osm.afresh()
    await osm.ask('geocode', { address: 'Karachi' })
    await osm.stored(1)
    osm.maps.fail(() => 'reset')
    await osm.ask('suggest')
    expect((await osm.ask('geocode', { address: 'Karachi' })).body).toMatchObject({
      provider: 'osm',
      fellBack: false,
    })
  })

  test('has a key that reveals nothing, and differs between shops', async () => {
    await osm.afresh()
    await osm.ask('geocode', { address: 'Karachi' })
    await osm.stored(1)
    const [{ question }] = await osm.rows()
    expect(question).toMatch(/^[0-9a-f]{64}$/)
    // Near the shop, as the request has no position.
    const asked = { address: 'karachi', near: { latitude: 24.9, longitude: 67.1 } }
    const keyIn = (secret: string) => keyOfQuestion({ derive: derivedFrom(secret) }, 'osm', 'geocode', asked)
    expect(keyIn(TEST_SECRET)).toBe(question)
    expect(keyIn('the secret of some other shop, also long')).not.toBe(question)
  })

  test('is deleted after its time', async () => {
    await osm.afresh()
    await osm.shop.pool.query(
      `insert into map_answers select 'old ' || n, '{}', now() - interval '1 hour' from generate_series(1, 5001) n`,
    )
    await osm.shop.pool.query(`insert into map_answers values ('new', '{}', now() + interval '1 hour')`)
    expect((await tidy(osm.shop.pool)).map_answers).toBe(5001)
    expect((await osm.rows()).map(({ question }) => question)).toEqual(['new'])
  })

  test('of Google is stored for less than 30 days, as a position only', async () => {
    const notStored = ['suggest', 'reverseGeocode', 'findPlaces', 'distance'] as const
    await google.afresh()
    for (const call of notStored) await google.ask(call)
    await google.ask('geocode', { address: 'Empress Market' })
    await google.stored(1)
    const [{ answer }] = await google.rows()
    expect(answer).toEqual({
      found: [{ name: '', address: '', latitude: 24.8624411, longitude: 67.0282702 }],
    })
    const known = await google.ask('geocode', { address: 'empress market' })
    expect(known.body.found).toEqual({
      name: 'empress market',
      address: 'empress market',
      latitude: 24.8624411,
      longitude: 67.0282702,
    })
    const before = google.maps.asked.length
    for (const call of notStored) await google.ask(call)
    expect(google.maps.asked.length - before).toBe(5)
    google.later(30 * DAY - 5)
    await google.ask('geocode', { address: 'empress market' })
    expect(google.maps.asked.length - before).toBe(6)
  })
})

test('Nominatim is asked once a second for all visitors and processes together; earlier questions get the embedded provider', async () => {
  await osm.afresh()
  expect((await osm.ask('geocode', nearInput('geocode', 1))).body.provider).toBe('osm')
  // The shared count of all processes and visitors.
  const counted = `from rate_limits where key like 'maps-nominatim%'`
  const { rows } = await osm.shop.pool.query(
    `select expire - extract(epoch from now()) * 1000 as left ${counted}`,
  )
  expect(rows).toEqual([{ left: expect.anything() }])
  expect(Number(rows[0].left)).toBeLessThanOrEqual(1000)
  // Stops the second from passing during the test.
  await osm.shop.pool.query(`update rate_limits set expire = expire + 60000 where key like 'maps-nominatim%'`)
  const answers = await Promise.all([2, 3, 4, 5].map(turn => osm.ask('geocode', nearInput('geocode', turn))))
  expect(answers.map(({ body }) => body.fellBack)).toEqual(Array(4).fill(true))
  expect(osm.maps.asked).toHaveLength(1)
  expect(osm.warnings()[0]).toMatchObject({ why: 'its pace is spent', provider: 'osm', kind: 'geocode' })
  // Other services have a rate limit of their own.
  expect((await osm.ask('suggest')).body.provider).toBe('osm')

  osm.later(1)
  await osm.afresh()
  expect((await osm.ask('geocode', nearInput('geocode', 6))).body.provider).toBe('osm')
})

test('simultaneous identical questions cost one request', async () => {
  const { promise: everybodyAsks, resolve } = Promise.withResolvers<undefined>()
  await osm.afresh(({ service }) => (service === 'search' ? everybodyAsks : undefined))
  const answers = Promise.all(Array.from({ length: 8 }, () => osm.ask('geocode')))
  const counted = `select 1 from rate_limits where key like 'near-ask%' and points = 8`
  await vi.waitUntil(async () => (await osm.shop.pool.query(counted)).rowCount === 1)
  await osm.ask('suggest')
  resolve(undefined)
  expect((await answers).filter(({ body }) => body.provider === 'osm')).toHaveLength(8)
  expect(osm.maps.asked.filter(({ service }) => service === 'search')).toHaveLength(1)
})

test('a server that failed rests for 30 seconds, the others do not; then it is asked again', async () => {
  await google.afresh(({ service }) => (service === 'search' ? 'reset' : undefined))
  for (const turn of [1, 2, 3])
    expect((await google.ask('geocode', nearInput('geocode', turn))).body).toMatchObject({ fellBack: true })
  expect(google.maps.asked).toHaveLength(1)
  expect(google.warnings()).toHaveLength(1)
  expect((await google.ask('suggest')).body.fellBack).toBe(false)
  google.maps.fail(() => undefined)
  google.later(20 / 60)
  expect((await google.ask('geocode', nearInput('geocode', 4))).body.fellBack).toBe(true)
  google.later(11 / 60)
  expect((await google.ask('geocode', nearInput('geocode', 5))).body.fellBack).toBe(false)
})
