import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allergens,
  diets,
  type Facts,
  factsOfParts,
  ingredientParts,
  noFood,
  regimes,
  suits,
  unknownFacts,
} from './facts.rules.ts'

const declared: fc.Arbitrary<Facts> = fc.record({
  state: fc.constant('DECLARED' as const),
  contains: fc.subarray([...allergens]),
  mayContain: fc.subarray([...allergens]),
  diets: fc.subarray([...diets]),
})
const facts = fc.oneof(
  { weight: 9, arbitrary: declared },
  { weight: 1, arbitrary: fc.constant(unknownFacts) },
)
const runs = { numRuns: 10_000 }

const plain: Facts = { state: 'DECLARED', contains: [], mayContain: [], diets: ['VEGETARIAN'] }

test('the laws name 14 and 9 allergens', () => {
  expect(regimes.EU).toHaveLength(14)
  expect(regimes.US).toHaveLength(9)
})

test('nothing with another allergen, or that suits fewer diets, replaces a product', () => {
  expect(suits(plain, plain)).toBe('YES')
  expect(suits({ ...plain, contains: ['MILK'] }, plain)).toBe('NO')
  expect(suits({ ...plain, mayContain: ['MILK'] }, plain)).toBe('NO')
  expect(suits(plain, { ...plain, mayContain: ['MILK'] })).toBe('YES')
  expect(suits({ ...plain, diets: [] }, plain)).toBe('NO')
  expect(suits({ ...plain, diets: ['VEGAN'] }, plain)).toBe('YES')
  expect(suits({ ...plain, contains: ['WHEAT'] }, { ...plain, contains: ['GLUTEN'] })).toBe('NO')
  expect(suits({ ...plain, contains: ['GLUTEN'] }, { ...plain, contains: ['WHEAT'] })).toBe('YES')
})

test('a product of which nothing is known replaces another one only by a question', () => {
  expect(suits(unknownFacts, plain)).toBe('ASK')
  expect(suits(plain, unknownFacts)).toBe('ASK')
})

test('a replacement never adds an allergen and never loses a diet, whatever the products are', () => {
  fc.assert(
    fc.property(facts, facts, (instead, of) => {
      if (suits(instead, of) !== 'YES') return
      const allowed = [...of.contains, ...of.mayContain]
      for (const one of [...instead.contains, ...instead.mayContain])
        expect(allowed.includes(one) || (one === 'GLUTEN' && allowed.includes('WHEAT'))).toBe(true)
      for (const one of of.diets)
        expect(instead.diets.includes(one) || (one === 'VEGETARIAN' && instead.diets.includes('VEGAN'))).toBe(
          true,
        )
    }),
    runs,
  )
})

test('a bundle names every allergen of its parts once, and no part could replace it without having less', () => {
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1, maxLength: 6 }), parts => {
      const all = factsOfParts(parts)
      if (parts.some(({ state }) => state === 'UNKNOWN')) {
        expect(all).toEqual(unknownFacts)
        return
      }
      expect(all.contains.filter(one => all.mayContain.includes(one))).toEqual([])
      // A person who can eat the bundle can eat each part of it.
      for (const part of parts) expect(suits(part, all)).toBe('YES')
    }),
    runs,
  )
})

test('a bundle without parts, or with one that is not declared, is not declared', () => {
  expect(factsOfParts([])).toEqual(unknownFacts)
  expect(factsOfParts([plain, unknownFacts])).toEqual(unknownFacts)
})

test('no food replaces a food, and no food is replaced by one', () => {
  expect(suits(noFood, noFood)).toBe('YES')
  for (const food of [plain, unknownFacts]) {
    expect(suits(noFood, food)).toBe('NO')
    expect(suits(food, noFood)).toBe('NO')
  }
})

test('a part that is no food changes nothing', () => {
  expect(factsOfParts([plain, noFood])).toEqual(factsOfParts([plain]))
  expect(factsOfParts([noFood, unknownFacts])).toEqual(unknownFacts)
  expect(factsOfParts([noFood])).toEqual(noFood)
})

test('the marked words of a list of ingredients stand out', () => {
  expect(ingredientParts('*Wheat* flour, *milk*')).toEqual([
    { text: 'Wheat', isAllergen: true },
    { text: ' flour, ', isAllergen: false },
    { text: 'milk', isAllergen: true },
  ])
  expect(ingredientParts('Salt')).toEqual([{ text: 'Salt', isAllergen: false }])
  expect(ingredientParts('')).toEqual([])
})

test('no text of a list of ingredients is lost, however it is marked', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const parts = ingredientParts(text)
      const marks = text.split('*').length - 1
      const kept =
        marks % 2 === 1
          ? text.slice(0, text.lastIndexOf('*')).replaceAll('*', '') + text.slice(text.lastIndexOf('*'))
          : text.replaceAll('*', '')
      expect(parts.map(part => part.text).join('')).toBe(kept)
    }),
    runs,
  )
})
