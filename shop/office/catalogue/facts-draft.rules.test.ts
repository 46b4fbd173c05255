import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergens, diets, regimes } from '../../catalogue/facts/facts.rules.ts'
import { type FoodFacts, nothingStated, storedFacts } from '../../catalogue/facts/food-facts.rules.ts'
import {
  describeFacts,
  factsDraft,
  factsIn,
  statesFacts,
  withLaw,
  wrongFactsDraft,
} from './facts-draft.rules.ts'

const bread: FoodFacts = {
  ...nothingStated,
  state: 'DECLARED',
  contains: ['GLUTEN', 'MILK'],
  mayContain: ['SESAME'],
  diets: ['VEGETARIAN'],
  ingredients: '*Wheat* flour, *milk*, salt',
  nutrition: {
    per: 'G',
    portion: 40,
    values: {
      ...{ energyKj: 1104, energyKcal: 264, fat: 3.2, saturates: 0.7, carbohydrate: 49 },
      ...{ sugars: 5, fibre: null, protein: 9, salt: 1 },
    },
  },
  origin: 'Karachi',
}
const draft = factsDraft(bread)

test('the form sends unchanged facts unchanged, and nothing where nothing is stated', () => {
  expect(factsIn(draft)).toEqual(bread)
  expect(wrongFactsDraft(draft)).toEqual({})
  expect(storedFacts(factsIn(factsDraft(null)))).toBeNull()
  expect(statesFacts(factsDraft(null))).toBe(false)
  expect(statesFacts(draft)).toBe(true)
})

test('any declared facts pass through the form', () => {
  const some = fc.record({
    contains: fc.subarray([...regimes.EU]),
    mayContain: fc.subarray([...regimes.EU]),
    suited: fc.subarray([...diets]),
  })
  fc.assert(
    fc.property(some, ({ contains, mayContain, suited }) => {
      const facts = { ...bread, contains, mayContain: mayContain.filter(one => !contains.includes(one)) }
      expect(factsIn(factsDraft({ ...facts, diets: suited }))).toEqual({ ...facts, diets: suited })
    }),
    { numRuns: 1000 },
  )
})

test('an allergen that is marked states nothing until a person says that all are complete', () => {
  const open = { ...draft, complete: false }
  expect(Object.keys(wrongFactsDraft(open))).toEqual(['facts.state'])
  expect(wrongFactsDraft({ ...factsDraft(null), complete: true })).toEqual({})
})

test('nutrition is stated as a whole; only fibre may be missing', () => {
  const fields = (values: object, portion = '40') =>
    Object.keys(wrongFactsDraft({ ...draft, portion, values: { ...draft.values, ...values } }))
  expect(fields({ fat: '', salt: 'much' })).toEqual([
    'facts.nutrition.values.fat',
    'facts.nutrition.values.salt',
  ])
  expect(fields({ saturates: '3.3' })).toEqual(['facts.nutrition.values.saturates'])
  expect(fields({}, '0')).toEqual(['facts.nutrition.portion'])
  const values = Object.fromEntries(Object.keys(draft.values).map(name => [name, ' ']))
  expect(factsIn({ ...draft, portion: '', values: values as typeof draft.values }).nutrition).toBeNull()
  expect(fields(values, '30')).toHaveLength(8)
})

test('another law keeps the allergens that it names, and asks to check all of them again', () => {
  const american = withLaw(draft, 'US')
  expect(american).toMatchObject({ complete: false, marked: { MILK: 'CONTAINS', SESAME: 'MAY_CONTAIN' } })
  expect(american.marked.GLUTEN).toBeUndefined()
  const wheat = { ...american, marked: { ...american.marked, WHEAT: 'CONTAINS' as const } }
  expect(withLaw(wheat, 'EU').marked).toMatchObject({ GLUTEN: 'CONTAINS', MILK: 'CONTAINS' })
  expect(allergens.some(one => withLaw(wheat, 'EU').marked[one] && one === 'WHEAT')).toBe(false)
})

test('two versions are shown in words', () => {
  expect(describeFacts(factsDraft(null))).toBe('Allergens: not stated')
  expect(describeFacts({ ...factsDraft(null), complete: true })).toBe('Allergens: none of them')
  expect(describeFacts(draft).split('\n').slice(0, 3)).toEqual([
    'Contains: cereals with gluten, milk',
    'May contain: sesame',
    'Diets: Vegetarian',
  ])
  expect(describeFacts(draft)).toContain('Fat 3.2')
})
