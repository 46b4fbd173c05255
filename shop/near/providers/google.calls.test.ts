import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MapsShop, market, openMapsShop, supermarket } from '../../../tests/support/maps-shop.ts'
import { MAPS_KEY } from '../../../tests/support/stand-ins/maps-stand-in.ts'

let google: MapsShop
beforeAll(async () => {
  google = await openMapsShop('google')
})
beforeEach(() => google.afresh())
afterAll(() => google.close())

const byGoogle = {
  provider: 'google',
  fellBack: false,
  attribution: [{ says: 'Google Maps', link: 'https://www.google.com/maps' }],
}
const empressMarket = {
  name: 'Empress Market',
  address: 'Empress Market, Saddar, Karachi, 74400, Pakistan',
  latitude: 24.8624411,
  longitude: 67.0282702,
}
const bodyOf = (at = 0) => JSON.parse(google.maps.asked[at]?.body ?? '')

test('suggestions are asked for with the key and the fields that are used; they have no positions', async () => {
  const { body } = await google.ask('suggest', { text: 'Karachi', around: market })
  expect(body).toEqual({
    suggestions: [
      { name: 'Karachi', address: 'Karachi, Pakistan', latitude: null, longitude: null },
      {
        name: 'Karachi Cantonment Railway Station',
        address: 'Karachi Cantonment Railway Station, Karachi, Pakistan',
        latitude: null,
        longitude: null,
      },
    ],
    ...byGoogle,
  })
  expect(google.maps.asked[0]).toMatchObject({
    method: 'POST',
    path: '/google-places/v1/places:autocomplete',
    headers: {
      'x-goog-api-key': MAPS_KEY,
      'x-goog-fieldmask':
        'suggestions.placePrediction.text.text,suggestions.placePrediction.structuredFormat.mainText.text',
    },
  })
  expect(bodyOf()).toEqual({
    input: 'karachi',
    languageCode: 'en',
    locationBias: { circle: { center: { latitude: 24.9, longitude: 67 }, radius: 50_000 } },
  })
})

test('an address is found by the Geocoding API, and so is a position', async () => {
  const found = await google.ask('geocode', { address: 'Empress Market', around: market })
  expect(found.body).toEqual({ found: empressMarket, ...byGoogle })
  expect(google.maps.asked[0]?.path).toBe('/google-geocoding/maps/api/geocode/json')
  expect(Object.fromEntries(google.maps.asked[0]?.query ?? [])).toEqual({
    address: 'empress market',
    bounds: '23.9,66.0|25.9,68.0',
    language: 'en',
    key: MAPS_KEY,
  })
  const reversed = await google.ask('reverseGeocode', market)
  expect(reversed.body).toEqual({ found: empressMarket, ...byGoogle })
  expect(google.maps.asked[1]?.query.get('latlng')).toBe('24.8624,67.0283')
})

test('nothing is an answer, in the words of a geocoder', async () => {
  google.maps.fail(() => ({ status: 200, body: '{"results":[],"status":"ZERO_RESULTS"}' }))
  expect(await google.ask('geocode', { address: 'Atlantis' })).toMatchObject({
    status: 404,
    body: { title: 'Geocode was not successful for the following reason: ZERO_RESULTS' },
  })
  expect(await google.ask('reverseGeocode')).toMatchObject({
    status: 404,
    body: { title: 'Geocoder failed due to: ZERO_RESULTS' },
  })
  expect(google.warnings()).toEqual([])
})

test('shops and restaurants are searched by type, each kind alone', async () => {
  const { body } = await google.ask('findPlaces', { ...market, radius: 5 })
  expect(body).toMatchObject(byGoogle)
  expect(body.places.map(({ name, kind }: Record<string, string>) => ({ name, kind }))).toEqual([
    { name: 'Student Biryani', kind: 'RESTAURANT' },
    { name: 'Naheed Supermarket', kind: 'GROCERY' },
  ])
  expect(google.maps.asked.map(({ path }) => path)).toEqual(
    Array(2).fill('/google-places/v1/places:searchNearby'),
  )
  expect(google.maps.asked[0]?.headers['x-goog-fieldmask']).toBe(
    'places.displayName,places.shortFormattedAddress,places.location,places.types',
  )
  expect([bodyOf(0), bodyOf(1)].map(({ includedTypes }) => includedTypes)).toEqual(
    expect.arrayContaining([
      expect.arrayContaining(['supermarket', 'grocery_store']),
      expect.arrayContaining(['restaurant', 'meal_takeaway']),
    ]),
  )
  expect(bodyOf()).toMatchObject({
    maxResultCount: 20,
    rankPreference: 'DISTANCE',
    languageCode: 'en',
    locationRestriction: { circle: { center: market, radius: 5000 } },
  })
})

test('typed words are searched around the place', async () => {
  await google.ask('findPlaces', { ...market, radius: 5, food: 'Biryani', restaurant: 'Student' })
  expect(google.maps.asked.map(({ path }) => path)).toEqual(['/google-places/v1/places:searchText'])
  expect(bodyOf()).toMatchObject({
    textQuery: 'student biryani',
    includedType: 'restaurant',
    pageSize: 20,
    locationRestriction: { rectangle: { low: { latitude: expect.closeTo(24.8174, 3) } } },
  })
})

test('Routes API knows how far it is by road', async () => {
  const ends = { from: market, to: supermarket }
  expect((await google.ask('distance', ends)).body).toEqual({ metres: 6188, by: 'road', ...byGoogle })
  expect(google.maps.asked[0]).toMatchObject({
    path: '/google-routes/directions/v2:computeRoutes',
    headers: { 'x-goog-api-key': MAPS_KEY, 'x-goog-fieldmask': 'routes.distanceMeters' },
  })
  expect(bodyOf()).toEqual({
    origin: { location: { latLng: market } },
    destination: { location: { latLng: supermarket } },
    travelMode: 'DRIVE',
  })
  google.maps.fail(() => ({ status: 200, body: '{}' }))
  const { body } = await google.ask('distance', ends)
  expect(body).toEqual({ metres: 4330, by: 'great circle', ...byGoogle })
})
