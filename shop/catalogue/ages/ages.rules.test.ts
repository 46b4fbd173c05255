import { expect, test } from 'vitest'
import { highestAge, isOldEnough } from './ages.rules.ts'

test('the highest age of some lines counts', () => {
  expect(highestAge([{ ageFrom: 16 }, { ageFrom: null }, { ageFrom: 18 }])).toBe(18)
  expect(highestAge([{ ageFrom: null }])).toBeNull()
  expect(highestAge([])).toBeNull()
})

test('a confirmed age is enough for its own age and for each below it', () => {
  expect([isOldEnough(18, 18), isOldEnough(18, 16), isOldEnough(null, null)]).toEqual([true, true, true])
  expect([isOldEnough(16, 18), isOldEnough(null, 1), isOldEnough(undefined, 18)]).toEqual([
    false,
    false,
    false,
  ])
})
