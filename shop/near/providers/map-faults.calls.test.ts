import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MapsShop, type NearCall, nearInput, openMapsShop } from '../../../tests/support/maps-shop.ts'
import {
  MAPS_KEY,
  type MapsFault,
  type MapsRequest,
  mapAnswer,
} from '../../../tests/support/stand-ins/maps-stand-in.ts'

/**
 * The time within which callers get a response, in milliseconds: 2 s for the provider, and the shop's own time on a busy
 * machine.
 */
const SOON = 4_000
const json = (body: unknown, status = 200): MapsFault => ({ status, body: JSON.stringify(body) })
const placed = ['suggest', 'geocode', 'reverseGeocode', 'findPlaces'] as const
const calls = [...placed, 'distance'] as const

const shops: Partial<Record<'osm' | 'google', MapsShop>> = {}
const shopOf = (name: 'osm' | 'google') => shops[name] as MapsShop
beforeAll(async () => {
  shops.osm = await openMapsShop('osm')
  shops.google = await openMapsShop('google')
})
afterAll(async () => {
  await shops.osm?.close()
  await shops.google?.close()
})

/** The ways in which any provider can fail. */
const faults: [what: string, fault: MapsFault, why: string][] = [
  ['says nothing', 'silent', 'too slow'],
  ['never ends', 'trickles', 'too slow'],
  ['hangs up', 'reset', 'no answer'],
  ['breaks off', 'cut off', 'no answer'],
  ['sends without end', 'huge', 'too long'],
  ['fails', { status: 500, body: 'Internal Server Error' }, 'status 500'],
  ['has had enough', { status: 429, body: '{}' }, 'status 429'],
  ['knows no such key', { status: 403, body: mapAnswer('google-error') }, 'status 403'],
  ['leads away', { status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' } }, 'status 302'],
  ['writes a page', { status: 200, body: '<!doctype html><h1>Rate limited</h1>' }, 'no JSON'],
  ['writes nothing', { status: 200, body: '' }, 'no JSON'],
  ['writes half', { status: 200, body: '{"results":[{"geometry"' }, 'no JSON'],
  ['writes null', json(null), 'nonsense'],
  ['writes a number', json(7), 'nonsense'],
  [
    'writes another object',
    json({ results: 'all', features: 7, elements: {}, suggestions: 1, places: '', routes: 7 }),
    'nonsense',
  ],
]

/** Failures that take 2 seconds are not tried with every call. */
const slow: Record<string, readonly NearCall[]> = { silent: ['geocode', 'findPlaces'], trickles: ['suggest'] }

/** A service's usual response with broken positions. */
const spoilt = (change: (text: string) => string) => (request: MapsRequest, isGoogle: boolean) => {
  const usual = isGoogle
    ? { search: 'google-geocode', reverse: 'google-geocode', nearby: 'google-places' }
    : { search: 'nominatim-search', reverse: 'nominatim-reverse', suggest: 'photon', nearby: 'overpass' }
  const name = (usual as Record<string, string>)[request.service ?? ''] ?? 'google-error'
  return { status: 200, body: change(mapAnswer(name)) }
}
const positions = /("(?:lat|lon|lng|latitude|longitude)": )("?)-?[\d.]+("?)/g
const nonsense: [what: string, ReturnType<typeof spoilt>][] = [
  ['off the earth', spoilt(text => replaced(text, '1234.5'))],
  [
    'no numbers',
    spoilt(text => text.replaceAll(positions, '$1"NaN"').replaceAll(/\[6[\d.]+, 2[\d.]+\]/g, '[null, null]')),
  ],
  ['without end', spoilt(text => replaced(text, '1e999'))],
  ['missing', spoilt(text => text.replaceAll(/"(lat|lon|lng|latitude|longitude|coordinates)"/g, '"x"'))],
]
const replaced = (text: string, by: string) =>
  text.replaceAll(positions, `$1$2${by}$3`).replaceAll(/\[6[\d.]+, 2[\d.]+\]/g, `[${by}, ${by}]`)

/** Expects the shop itself to answer in time, and the log to give the reason but not the question. */
async function fallsBack(at: MapsShop, call: NearCall, why?: string) {
  const began = performance.now()
  const { status, body } = await at.ask(call)
  expect(performance.now() - began).toBeLessThan(SOON)
  expect(status).toBe(200)
  expect(body).toMatchObject({ provider: 'embedded', fellBack: true })
  expect(body.attribution).toEqual([{ says: 'GeoNames', link: 'https://www.geonames.org' }])
  const [warning] = at.warnings()
  expect(warning).toMatchObject({ level: 'warn', rest: 30, ...(why ? { why } : {}) })
  for (const secret of [MAPS_KEY, 'Karachi', 'karachi', '24.8624', '67.0283', '127.0.0.1', 'shop.example'])
    expect(JSON.stringify([body.attribution, at.shop.log]), secret).not.toContain(secret)
  expect(await at.rows()).toEqual([])
}

describe.each(['osm', 'google'] as const)('if %s', name => {
  test.each(faults)('%s, the embedded provider answers and says so', async (_what, fault, why) => {
    const at = shopOf(name)
    for (const call of slow[String(fault)] ?? calls) {
      await at.afresh(() => fault)
      await fallsBack(at, call, why)
    }
  })

  test.each(nonsense)(
    'answers positions that are %s, the embedded provider answers and says so',
    async (_what, spoil) => {
      const at = shopOf(name)
      for (const call of placed) {
        await at.afresh(request => spoil(request, name === 'google'))
        await fallsBack(at, call)
      }
    },
  )
})

test('a remark of Overpass, and an error of Google with status 200, are failures', async () => {
  const osm = shopOf('osm')
  await osm.afresh(() => ({ status: 200, body: mapAnswer('overpass-timed-out') }))
  await fallsBack(osm, 'findPlaces', 'nonsense')
  const google = shopOf('google')
  await google.afresh(() => ({ status: 200, body: mapAnswer('google-error') }))
  await fallsBack(google, 'findPlaces', 'nonsense')
  for (const status of ['REQUEST_DENIED', 'OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT', 'UNKNOWN_ERROR']) {
    await google.afresh(() => ({
      status: 200,
      body: mapAnswer('google-denied').replace('REQUEST_DENIED', status),
    }))
    await fallsBack(google, 'geocode', status)
  }
})

test('a question that a provider rejects does not block other questions', async () => {
  const google = shopOf('google')
  await google.afresh(() => json({ results: [], status: 'INVALID_REQUEST' }))
  expect((await google.ask('geocode')).body.fellBack).toBe(true)
  await google.afresh(() => json({}, 400))
  expect((await google.ask('suggest')).body.fellBack).toBe(true)
  google.maps.fail(() => undefined)
  expect((await google.ask('suggest', nearInput('suggest', 1))).body.fellBack).toBe(false)
  expect(google.warnings()).toMatchObject([{ why: 'status 400', rest: 0 }])
})

test('one invalid entry of many is left out', async () => {
  const osm = shopOf('osm')
  await osm.afresh(() => {
    const answer = JSON.parse(mapAnswer('overpass'))
    answer.elements.unshift({ type: 'node', id: 1, lat: 'x', lon: null, tags: { name: 'Nowhere' } }, null, 7)
    return json(answer)
  })
  const { body } = await osm.ask('findPlaces', { ...nearInput('findPlaces'), radius: 5 })
  expect(body).toMatchObject({ provider: 'osm', fellBack: false })
  expect(body.places).toHaveLength(2)
})

test('two thousand places are cut to fifty, a name of a megabyte is dropped, and control characters are removed', async () => {
  const osm = shopOf('osm')
  const { latitude: lat, longitude: lon } = nearInput('findPlaces') as Record<string, number>
  const places = (count: number, name: (at: number) => string) =>
    json({
      elements: Array.from({ length: count }, (_, at) => ({
        ...{ type: 'node', id: at, lat, lon },
        tags: { shop: 'supermarket', name: name(at) },
      })),
    })
  await osm.afresh(() => places(2000, at => `S${at}`))
  const many = await osm.ask('findPlaces')
  expect(many.body.fellBack).toBe(false)
  expect(many.body.places.length).toBe(50)

  await osm.afresh(() => places(3, at => (at ? `Imtiaz\r\n\u0000\u202e${at}\ud800` : 'x'.repeat(200_000))))
  const { body } = await osm.ask('findPlaces')
  const names = body.places.map(({ name }: { name: string }) => name)
  expect(names.toSorted()).toEqual(['Imtiaz 1\ufffd', 'Imtiaz 2\ufffd'])

  await osm.afresh(() => places(1, () => 'x'.repeat(1_000_000)))
  expect((await osm.ask('findPlaces')).body.fellBack).toBe(true)
})
