import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { ageIn, highestAge, isOldEnough, wrongAge } from './ages.rules.ts'

test('an age is typed as a number, also with a plus; an empty field asks for none', () => {
  expect([ageIn('18'), ageIn(' 16+ '), ageIn('21 +'), ageIn('')]).toEqual([18, 16, 21, null])
  for (const typed of ['0', '-3', '180', '18.5', 'adults', '1e1'])
    expect(wrongAge(typed)).toBe(m.catalogue_age_wrong())
  expect([wrongAge('1'), wrongAge('99'), wrongAge(' ')]).toEqual([undefined, undefined, undefined])
})

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
