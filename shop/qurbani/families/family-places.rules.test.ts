import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { placesOf, withPlaces } from './family-places.rules.ts'

test('places are counted from one on, and a share without one gets the lowest that is free', () => {
  const shares = [
    { shareId: 8, place: 2, held: false },
    { shareId: 9, place: null, held: true },
  ]
  expect(placesOf(3, shares)).toEqual([
    { place: 1, state: 'HELD' },
    { place: 2, state: 'BOOKED' },
    { place: 3, state: 'FREE' },
  ])
})

test('no person gets the place of another, and a person with a place keeps it', () => {
  const share = record({ wants: constantFrom(null, 1, 2, 3, 4, 5, 6, 7), held: boolean() })
  assert(
    property(array(share, { maxLength: 7 }), integer({ min: 0, max: 9 }), (wishes, from) => {
      const had = new Set<number>()
      const shares = wishes.map(({ wants, held }, at) => {
        const place = wants === null || had.has(wants) ? null : wants
        if (place) had.add(place)
        return { shareId: from + at, place, held }
      })
      const placed = withPlaces(7, shares)
      expect(new Set(placed.map(({ place }) => place)).size).toBe(shares.length)
      for (const [at, { place }] of shares.entries())
        if (place) expect(placed[at]?.place).toBe(place)
        else expect(placed[at]?.place).toBeGreaterThan(0)
      const states = placesOf(7, shares)
      expect(states.filter(({ state }) => state === 'FREE').length).toBe(7 - shares.length)
      expect(states.filter(({ state }) => state === 'HELD').length).toBe(
        shares.filter(({ held }) => held).length,
      )
    }),
  )
})
