import { expect, test } from 'vitest'
import { placesFor, settingsPlaces } from './settings-places.ts'

test('a person who works for some branches sees only the sections that each branch has', () => {
  expect(placesFor(null)).toEqual(settingsPlaces)
  expect(placesFor([2]).map(({ path }) => path)).toEqual(['hours', 'windows', 'delivery'])
})
