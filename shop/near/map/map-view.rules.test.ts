import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greatCircle } from '../providers/distance.rules.ts'
import {
  boundsOf,
  isWorldTile,
  type MapView,
  PLACE_ZOOM,
  ringAround,
  scaleOf,
  turnOf,
  WORLD_ZOOM,
} from './map-view.rules.ts'

const position = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const karachi = { latitude: 24.86, longitude: 67.01 }
const nothing: MapView = { shop: undefined, around: undefined, places: [], at: undefined }
const place = (placeId: string, latitude: number, longitude: number) => ({
  placeId,
  name: placeId,
  location: { latitude, longitude },
})

test('every position is within the bounds, which are no wider than half the world needs', () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 1, maxLength: 20 }), positions => {
      const [[west, south], [east, north]] = boundsOf(positions)
      expect(east - west).toBeLessThanOrEqual(360)
      for (const { latitude, longitude } of positions) {
        expect(latitude).toBeGreaterThanOrEqual(south)
        expect(latitude).toBeLessThanOrEqual(north)
        const turned = longitude < west ? longitude + 360 : longitude
        expect(turned).toBeGreaterThanOrEqual(west)
        expect(turned).toBeLessThanOrEqual(east + 1e-9)
      }
    }),
  )
})

test('places on both sides of the antimeridian are close together on the map', () => {
  const [[west], [east]] = boundsOf([
    { latitude: -17, longitude: 179 },
    { latitude: -16, longitude: -179 },
  ])
  expect([west, east]).toEqual([179, 181])
})

test('every point of a ring is as far away as the ring says', () => {
  fc.assert(
    fc.property(position, fc.integer({ min: 100, max: 40_000 }), (middle, metres) => {
      const ring = ringAround(middle, metres)
      expect(ring.at(-1)).toEqual(ring[0])
      for (const [longitude, latitude] of ring)
        expect(greatCircle(middle, { latitude, longitude })).toBeCloseTo(metres, 0)
    }),
    { numRuns: 30 },
  )
})

test('a map shows the places found, one place at zoom 15, and the shop before any search', () => {
  const places = [place('a', 24.9, 67), place('b', 24.8, 67.1)]
  expect(turnOf({ ...nothing, shop: karachi })).toEqual({ centre: [67.01, 24.86], zoom: PLACE_ZOOM })
  expect(PLACE_ZOOM).toBe(15)
  const around = { position: { latitude: 24.7, longitude: 67.05 }, radius: 5_000 }
  expect(turnOf({ ...nothing, shop: karachi, around })).toEqual({ centre: [67.05, 24.7], zoom: 15 })
  expect(turnOf({ ...nothing, shop: karachi, around, places })).toEqual({
    bounds: [
      [67, 24.7],
      [67.1, 24.9],
    ],
  })
  expect(turnOf({ ...nothing, places, at: 'b' })).toEqual({ centre: [67.1, 24.8], zoom: 15 })
  expect(turnOf({ ...nothing, places, at: 'gone' })).toHaveProperty('bounds')
  expect(turnOf(nothing)).toEqual({ centre: [0, 20], zoom: 1 })
})

test('a tile is one of the world only within its zoom', () => {
  expect(isWorldTile(0, 0, 0)).toBe(true)
  expect(isWorldTile(WORLD_ZOOM, 2 ** WORLD_ZOOM - 1, 0)).toBe(true)
  for (const [z, x, y] of [
    [WORLD_ZOOM + 1, 0, 0],
    [0, 1, 0],
    [3, 0, 8],
    [-1, 0, 0],
    [1, 0.5, 0],
    [Number.NaN, 0, 0],
  ] as const)
    expect(isWorldTile(z, x, y)).toBe(false)
})

test('the scale of a map is in the unit of its distances', () => {
  expect([scaleOf({ unit: 'miles' }), scaleOf({ unit: 'km' }), scaleOf({})]).toEqual([
    'imperial',
    'metric',
    'metric',
  ])
})
