import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MapsShop, market, openMapsShop, supermarket } from '../../../tests/support/maps-shop.ts'
import { mapAnswer } from '../../../tests/support/stand-ins/maps-stand-in.ts'

let osm: MapsShop
beforeAll(async () => {
  osm = await openMapsShop('osm')
})
beforeEach(() => osm.afresh())
afterAll(() => osm.close())

const byOsm = {
  provider: 'osm',
  fellBack: false,
  attribution: [{ says: '© OpenStreetMap contributors', link: 'https://www.openstreetmap.org/copyright' }],
}
const empressMarket = {
  name: 'Empress Market',
  address:
    'Empress Market, Raja Ghazanfar Ali Khan Road, Saddar, Karachi, Karachi Division, Sindh, 74400, Pakistan',
  latitude: 24.862451,
  longitude: 67.028278,
}
const query = (at = 0) => Object.fromEntries(osm.maps.asked[at]?.query ?? [])

test('every request names the shop and its contact', async () => {
  await osm.ask('suggest')
  await osm.ask('geocode')
  await osm.ask('findPlaces')
  expect(osm.maps.asked.map(({ headers }) => headers['user-agent'])).toEqual(
    Array(3).fill('Souk/1.0.27 (maps@shop.example)'),
  )
  expect(osm.maps.asked.map(({ headers }) => headers['accept-language'])).toEqual(Array(3).fill('en'))
})

test('Nominatim finds an address, near ones first, and learns the position of the shopper only coarsely', async () => {
  const { status, body } = await osm.ask('geocode', {
    address: ' Empress  Market, Karachi',
    around: { latitude: 24.9123456, longitude: 67.0876543 },
  })
  expect(status).toBe(200)
  expect(body).toEqual({ found: empressMarket, ...byOsm })
  expect(osm.maps.asked[0]).toMatchObject({ method: 'GET', path: '/nominatim/search' })
  expect(query()).toEqual({
    format: 'jsonv2',
    q: 'empress market, karachi',
    limit: '5',
    viewbox: '66.1,25.9,68.1,23.9',
  })
})

test('Nominatim names a position, or answers that nothing is there', async () => {
  const { body } = await osm.ask('reverseGeocode', { latitude: 24.86241234, longitude: 67.02834321 })
  expect(body).toEqual({ found: empressMarket, ...byOsm })
  expect(osm.maps.asked[0]?.path).toBe('/nominatim/reverse')
  expect(query()).toEqual({ format: 'jsonv2', lat: '24.8624', lon: '67.0283', zoom: '18' })

  await osm.afresh(() => ({ status: 200, body: '{"error":"Unable to geocode"}' }))
  const sea = await osm.ask('reverseGeocode', { latitude: 0, longitude: -30 })
  expect(sea).toMatchObject({ status: 404, body: { title: 'Geocoder failed due to: ZERO_RESULTS' } })
})

test('Photon makes the suggestions, because it may be asked during typing', async () => {
  const { body } = await osm.ask('suggest', { text: 'Karachi', around: market })
  expect(body).toEqual({
    suggestions: [
      { name: 'Karachi', address: 'Karachi, Sindh, Pakistan', latitude: 24.8546842, longitude: 67.0207055 },
      {
        name: '14 Karachi Road',
        address: '14 Karachi Road, Saddar, Karachi, Sindh, Pakistan',
        latitude: 24.8612,
        longitude: 67.0283,
      },
    ],
    ...byOsm,
  })
  expect(osm.maps.asked[0]?.path).toBe('/photon/api')
  expect(query()).toEqual({ q: 'karachi', limit: '8', lang: 'en', lat: '24.9', lon: '67' })
})

test('Overpass finds shops and restaurants, each once and the nearest first', async () => {
  const { body } = await osm.ask('findPlaces', { ...market, radius: 5 })
  expect(body).toMatchObject(byOsm)
  expect(
    body.places.map(({ name, vicinity, kind, location }: Record<string, string>) => ({
      name,
      vicinity,
      kind,
      location,
    })),
  ).toEqual([
    {
      name: 'Student Biryani',
      vicinity: 'Preedy Street, Karachi',
      kind: 'RESTAURANT',
      location: { latitude: 24.8611043, longitude: 67.0262155 },
    },
    {
      name: 'Naheed Supermarket',
      vicinity: '39 Shaheed-e-Millat Road',
      kind: 'GROCERY',
      location: { latitude: 24.8815217, longitude: 67.0657391 },
    },
  ])
  expect(body.places[0].distance).toBeCloseTo(255, -1)
  const [asked] = osm.maps.asked
  expect(asked).toMatchObject({ method: 'POST', path: '/overpass/interpreter' })
  expect(asked?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  const data = new URLSearchParams(asked?.body).get('data') ?? ''
  expect(data).toMatch(/^\[out:json\]\[timeout:2\]\[maxsize:\d+\];/)
  expect(data).toContain('nwr(around:5000,24.862400,67.028300)["shop"~"^(supermarket|')
  expect(data).toContain('["amenity"~"^(restaurant|fast_food)$"]')
})

test('only partners are listed, unless the shop wants other places after them', async () => {
  const named = async (otherPlaces: boolean) => {
    await osm.shop.pool.query(`update settings set value = $1 where name = 'otherPlaces'`, [`${otherPlaces}`])
    const { body } = await osm.ask('findPlaces', { ...market, radius: 5 })
    return body.places.map(({ name, partnerId }: { name: string; partnerId: number | null }) => [
      name,
      partnerId !== null,
    ])
  }
  expect(await named(false)).toEqual([])
  await osm.shop.pool.query(
    `insert into partners (partner_name, plain_name, kind, address, city, country, latitude, longitude, phone1, priority)
     values ('Naheed Supermarket', 'naheed supermarket', 'GROCERY', '39 Shaheed-e-Millat Road', 'Karachi', 'PK', 24.8815, 67.0657, '', 2)`,
  )
  expect(await named(false)).toEqual([['Naheed Supermarket', true]])
  expect(await named(true)).toEqual([
    ['Naheed Supermarket', true],
    ['Student Biryani', false],
  ])
  await osm.shop.pool.query(`delete from partners where partner_name = 'Naheed Supermarket'`)
})

test('typed words narrow the search to their kind, and a mile is 1609.34 m', async () => {
  await osm.ask('findPlaces', { ...market, radius: 2, unit: 'miles', food: 'Biryani' })
  const data = new URLSearchParams(osm.maps.asked[0]?.body).get('data') ?? ''
  expect(data).toContain('around:3219,')
  expect(data).toContain('["cuisine"~"biryani",i]')
  expect(data).not.toContain('"shop"')
  await osm.afresh()
  await osm.ask('findPlaces', { ...market, radius: 2, grocery: 'Rice', restaurant: 'Student' })
  expect(osm.maps.asked).toHaveLength(2)
})

test('typed text never becomes a command of Overpass', async () => {
  const food = '"];out;node(1);["a"~"\\'
  await osm.ask('findPlaces', { ...market, radius: 2, food, restaurant: '.*|{}(é)' })
  const data = new URLSearchParams(osm.maps.asked[0]?.body).get('data') ?? ''
  expect(data).toContain('["cuisine"~"...out.node.1....a....",i]')
  expect(data).toContain('["name"~"......é.",i]')
  expect(data.match(/\bout\b/g)).toHaveLength(4)
})

test('OSRM answers the distance by road, and without a road the great circle is used', async () => {
  const ends = { from: market, to: supermarket }
  expect((await osm.ask('distance', ends)).body).toEqual({ metres: 6204, by: 'road', ...byOsm })
  expect(osm.maps.asked[0]?.path).toBe('/osrm/route/v1/driving/67.028300,24.862400;67.065700,24.881500')
  await osm.afresh(() => ({ status: 400, body: mapAnswer('osrm-no-route') }))
  expect((await osm.ask('distance', ends)).body).toEqual({ metres: 4330, by: 'great circle', ...byOsm })
})

test('without Photon the shop itself suggests, and nobody fell back', async () => {
  const own = await openMapsShop('osm', { PHOTON_URL: '' })
  try {
    const { body } = await own.ask('suggest')
    expect(body).toMatchObject({ provider: 'embedded', fellBack: false })
    expect(own.maps.asked).toEqual([])
  } finally {
    await own.close()
  }
})
