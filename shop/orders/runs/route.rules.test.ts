import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greatCircle } from '../../near/providers/distance.rules.ts'
import { inRouteOrder, type Place } from './route.rules.ts'

const position = fc.record({
  latitude: fc.double({ min: 24.7, max: 25.1, noNaN: true }),
  longitude: fc.double({ min: 66.9, max: 67.3, noNaN: true }),
})
const windows = ['2026-11-27T10:00:00.000Z', '2026-11-27T12:00:00.000Z', null]
const stops = fc.uniqueArray(
  fc.record({
    orderId: fc.integer({ min: 1, max: 10_000 }),
    startsAt: fc.constantFrom(...windows),
    position: fc.option(position),
    postalCode: fc.constantFrom('74200', '75500', null),
    address: fc.constantFrom('1 Main Road', '2 Main Road', null),
  }),
  { selector: ({ orderId }) => orderId, maxLength: 12 },
)
const start = fc.option(position)
const ids = (some: readonly Place[]) => some.map(({ orderId }) => orderId)

test('a route has each stop once, whatever the order in which they are named', () => {
  fc.assert(
    fc.property(stops, start, (some, from) => {
      const route = inRouteOrder(some, from)
      expect(ids(route).sort()).toEqual(ids(some).sort())
      expect(ids(inRouteOrder([...some].reverse(), from))).toEqual(ids(route))
    }),
  )
})

test('an earlier window comes before a later one, and stops without a window come last', () => {
  fc.assert(
    fc.property(stops, start, (some, from) => {
      const places = inRouteOrder(some, from).map(({ startsAt }) => windows.indexOf(startsAt))
      expect(places).toEqual([...places].sort())
    }),
  )
})

test('within a window, the next stop is the nearest of those that are left', () => {
  fc.assert(
    fc.property(stops, position, (some, from) => {
      let here = from
      const route = inRouteOrder(some, from)
      for (const [at, { startsAt, position: there }] of route.entries()) {
        if (!there) continue
        const left = route.slice(at).filter(one => one.startsAt === startsAt && one.position)
        const nearest = Math.min(...left.map(one => greatCircle(here, one.position ?? there)))
        expect(greatCircle(here, there)).toBe(nearest)
        here = there
      }
    }),
  )
})

test('stops whose place is not known come last in their window, by postcode and street', () => {
  const none = { startsAt: null, position: null }
  const route = inRouteOrder(
    [
      { ...none, orderId: 1, postalCode: '75500', address: '1 Main Road' },
      { ...none, orderId: 2, postalCode: '74200', address: '9 Main Road' },
      { ...none, orderId: 3, postalCode: '74200', address: '2 Main Road' },
      { ...none, orderId: 4, postalCode: null, address: null, position: { latitude: 1, longitude: 1 } },
    ],
    null,
  )
  expect(ids(route)).toEqual([4, 3, 2, 1])
})
