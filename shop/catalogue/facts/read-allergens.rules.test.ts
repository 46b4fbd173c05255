import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergens } from './facts.rules.ts'
import { allergenCell, allergensIn, namedByLaw, statesAllergens } from './read-allergens.rules.ts'

test('allergens are read as people write them', () => {
  expect(allergensIn('Milk, EGG')).toEqual({ allergens: ['EGGS', 'MILK'] })
  expect(allergensIn('soya;tree nuts ; Sesame seeds,')).toEqual({ allergens: ['SOYBEANS', 'NUTS', 'SESAME'] })
  expect(allergensIn('SOYBEANS,en:milk')).toEqual({ allergens: ['SOYBEANS', 'MILK'] })
  expect(allergensIn('cereals (wheat, rye)')).toEqual({ allergens: ['GLUTEN', 'WHEAT'] })
  expect(allergensIn('sulfites, Sulphur  Dioxide')).toEqual({ allergens: ['SULPHITES'] })
})

test('"none" states that there are none, and an empty cell states nothing', () => {
  for (const cell of ['none', ' None ', 'NO']) {
    expect(allergensIn(cell)).toEqual({ allergens: [] })
    expect(statesAllergens(cell)).toBe(true)
  }
  expect(allergensIn(' ')).toEqual({ allergens: [] })
  expect(statesAllergens(' ')).toBe(false)
})

test('a word that is no allergen is given back', () => {
  expect(allergensIn('milk, Chocolate')).toEqual({ wrong: 'Chocolate' })
  expect(allergensIn('none, milk')).toEqual({ wrong: 'none' })
  expect(allergensIn('-')).toEqual({ wrong: '-' })
  expect(allergensIn('no milk')).toEqual({ wrong: 'no milk' })
})

test('each law gets its own names', () => {
  expect(namedByLaw(['WHEAT', 'MILK'], 'EU')).toEqual(['GLUTEN', 'MILK'])
  expect(namedByLaw(['WHEAT', 'MILK'], 'US')).toEqual(['WHEAT', 'MILK'])
})

test('what is written is read as it was', () => {
  fc.assert(
    fc.property(fc.subarray([...allergens]), some => {
      expect(allergensIn(allergenCell(some))).toEqual({ allergens: some })
      expect(allergensIn(some.join(', ').toLowerCase())).toEqual({ allergens: some })
      expect(statesAllergens(allergenCell(some))).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})
