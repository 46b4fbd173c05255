import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EARTH_RADIUS, greatCircle, isPosition } from './distance.rules.ts'
import { chordOf, metresOf, spherePoint } from './sphere.rules.ts'

const latitude = fc.double({ min: -90, max: 90, noNaN: true })
const longitude = fc.double({ min: -180, max: 180, noNaN: true })
const position = fc.record({ latitude, longitude })
const half = Math.PI * EARTH_RADIUS

test('a distance is the same both ways, nothing to itself, and at most half around the earth', () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      const there = greatCircle(one, other)
      expect(there).toBeCloseTo(greatCircle(other, one), 6)
      expect(there).toBeGreaterThanOrEqual(0)
      expect(there).toBeLessThanOrEqual(half)
      expect(greatCircle(one, one)).toBe(0)
    }),
  )
})

test('a detour is never shorter', () => {
  fc.assert(
    fc.property(position, position, position, (start, between, end) => {
      const detour = greatCircle(start, between) + greatCircle(between, end)
      expect(greatCircle(start, end)).toBeLessThanOrEqual(detour + 0.5)
    }),
  )
})

test('a pole is one place on every longitude, and so are both sides of the antimeridian', () => {
  fc.assert(
    fc.property(latitude, longitude, longitude, (north, east, other) => {
      const pole = { latitude: 90, longitude: other }
      expect(greatCircle({ latitude: 90, longitude: east }, pole)).toBeLessThan(0.001)
      const line = { latitude: north, longitude: 180 }
      expect(greatCircle(line, { latitude: north, longitude: -180 })).toBeLessThan(0.001)
    }),
  )
  const suva = { latitude: -18.1, longitude: 179.999 }
  expect(greatCircle(suva, { ...suva, longitude: -179.999 })).toBeCloseTo(211.4, 0)
})

test('a degree of the equator and a quarter of the earth are as long as geometry says', () => {
  const nought = { latitude: 0, longitude: 0 }
  expect(greatCircle(nought, { latitude: 0, longitude: 1 })).toBeCloseTo(half / 180, 6)
  expect(greatCircle(nought, { latitude: 90, longitude: 77 })).toBeCloseTo(half / 2, 3)
  expect(greatCircle(nought, { latitude: 0, longitude: 180 })).toBeCloseTo(half, 3)
})

test('the straight line through the earth gives the same distance', () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      const [from, to] = [spherePoint(one), spherePoint(other)]
      const chord = Math.hypot(...from.map((at, axis) => at - (to[axis] ?? 0)))
      const metres = greatCircle(one, other)
      // Near the antipode, the chord hardly changes with the distance.
      if (metres < half * 0.99) expect(metresOf(chord)).toBeCloseTo(metres, 3)
      expect(metresOf(chordOf(metres))).toBeCloseTo(metres, metres < half * 0.99 ? 3 : -3)
    }),
  )
  expect(chordOf(half * 3)).toBe(2)
  expect(chordOf(-5)).toBe(0)
})

test('a position is one on the earth', () => {
  expect(isPosition({ latitude: 90, longitude: -180 })).toBe(true)
  expect(isPosition({ latitude: 90.1, longitude: 0 })).toBe(false)
  expect(isPosition({ latitude: 0, longitude: 180.1 })).toBe(false)
  expect(isPosition({ latitude: Number.NaN, longitude: 0 })).toBe(false)
})
