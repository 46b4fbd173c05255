import { expect, test } from 'vitest'
import { cachingOf, plainQuestion, serverFor } from './map-questions.rules.ts'

const position = { latitude: 24.86241234, longitude: -67.02834321 }

test("a question sends no more digits of a person's position than an answer needs", () => {
  const near = { latitude: 24.9, longitude: -67 }
  expect(plainQuestion.suggest({ text: '  Saddar   TOWN ', near: position })).toEqual({
    text: 'saddar town',
    near,
  })
  expect(plainQuestion.geocode({ address: 'Saddar', near: undefined })).toEqual({
    address: 'saddar',
    near: undefined,
  })
  expect(plainQuestion.reverse({ position })).toEqual({
    position: { latitude: 24.8624, longitude: -67.0283 },
  })
})

test('equal questions have equal keys, in any order', () => {
  const asked = { position, radius: 1609.34, goods: ' Rice', name: '' }
  const one = plainQuestion.nearby({ ...asked, kinds: ['GROCERY', 'RESTAURANT'] })
  expect(plainQuestion.nearby({ ...asked, goods: 'rice ', kinds: ['RESTAURANT', 'GROCERY'] })).toEqual(one)
  expect(one.radius).toBe(1609)
})

test('only positions of Google are stored, for less than 30 days', () => {
  for (const kind of ['suggest', 'reverse', 'nearby', 'distance'] as const)
    expect(cachingOf('google', kind, [1])).toBeUndefined()
  expect(cachingOf('google', 'geocode', [1])).toEqual({ days: 29, positions: true })
  expect(cachingOf('osm', 'geocode', [])).toEqual({ days: 1 })
  expect(cachingOf('osm', 'reverse', undefined)).toEqual({ days: 1 })
  expect(cachingOf('embedded', 'geocode', [1])).toBeUndefined()
})

test('questions that a provider has no server for get the embedded provider', () => {
  const osm = {
    ...{ name: 'osm' as const, nominatim: 'n', overpass: 'o', contact: 'c' },
    ...{ photon: undefined, osrm: undefined },
  }
  expect(
    (['suggest', 'geocode', 'reverse', 'nearby', 'distance'] as const).map(kind => serverFor(osm, kind)),
  ).toEqual([undefined, 'n', 'n', 'o', undefined])
  expect(serverFor({ name: 'embedded' }, 'geocode')).toBeUndefined()
})
