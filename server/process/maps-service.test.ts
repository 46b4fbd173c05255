import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { mapServiceOf } from './maps-service.ts'

const osm = {
  MAPS_PROVIDER: 'osm',
  NOMINATIM_URL: 'https://nominatim.example/',
  OVERPASS_URL: 'https://overpass.example/api',
  MAPS_CONTACT: 'maps@shop.example',
}
const google = { MAPS_PROVIDER: 'google', GOOGLE_MAPS_KEY: 'key-of-nobody-at-all' }
const serviceOf = (variables: Record<string, string>) => mapServiceOf(readConfiguration(variables))

test('without variables the shop itself answers', () => {
  expect(serviceOf({})).toEqual({ name: 'embedded' })
})

test('each provider is called at the configured address, without a trailing slash', () => {
  expect(serviceOf(osm)).toEqual({
    name: 'osm',
    nominatim: 'https://nominatim.example',
    photon: undefined,
    overpass: 'https://overpass.example/api',
    osrm: undefined,
    contact: 'maps@shop.example',
  })
  expect(serviceOf(google)).toMatchObject({ name: 'google', places: 'https://places.googleapis.com' })
})

test.each([
  ['NOMINATIM_URL', { ...osm, NOMINATIM_URL: '' }],
  ['OVERPASS_URL', { ...osm, OVERPASS_URL: '' }],
  ['MAPS_CONTACT', { ...osm, MAPS_CONTACT: '' }],
  ['GOOGLE_MAPS_KEY', { MAPS_PROVIDER: 'google' }],
])('without %s the shop does not start and says what to do', (name, variables) => {
  expect(() => serviceOf(variables)).toThrow(new RegExp(`needs ${name}\\. Set it to`))
})

test.each([
  ['GOOGLE_MAPS_KEY', { ...osm, GOOGLE_MAPS_KEY: google.GOOGLE_MAPS_KEY }],
  ['GOOGLE_MAPS_KEY', { GOOGLE_MAPS_KEY: google.GOOGLE_MAPS_KEY }],
  ['PHOTON_URL', { ...google, PHOTON_URL: 'https://key-of-nobody-at-all.example' }],
])('%s of another provider is reported by name, never by value', (name, variables) => {
  expect(() => serviceOf(variables)).toThrow(new RegExp(`^(?!.*key-of-nobody).*${name} is for MAPS_PROVIDER`))
})

test.each([
  ['MAPS_PROVIDER', 'bing'],
  ['NOMINATIM_URL', 'nominatim'],
  ['OVERPASS_URL', 'https://somebody:secret@overpass.example'],
  ['MAPS_CONTACT', 'me\r\nX-Forged: yes'],
  ['GOOGLE_MAPS_KEY', 'short'],
])('an invalid %s is reported at the start', (name, value) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`${name}: `))
  expect(() => readConfiguration({ [name]: value })).not.toThrow(/secret@|X-Forged/)
})

test('the same configuration has the same service', () => {
  const configuration = readConfiguration(osm)
  expect(mapServiceOf(configuration)).toBe(mapServiceOf(configuration))
})
