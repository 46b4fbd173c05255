import { expect, test } from 'vitest'
import { withAllergens } from './change-allergens.rules.ts'
import { type FoodFacts, nothingStated } from './food-facts.rules.ts'

const cake: FoodFacts = {
  ...nothingStated,
  state: 'DECLARED',
  contains: ['EGGS'],
  mayContain: ['NUTS'],
  diets: ['VEGETARIAN'],
  ingredients: 'Flour, *eggs*',
}

test('both lists declare the allergens, by the names of the law', () => {
  const { facts, wrong } = withAllergens(null, { contains: ['WHEAT', 'MILK'], mayContain: [] })
  expect(wrong).toEqual({})
  expect(facts).toMatchObject({ state: 'DECLARED', contains: ['GLUTEN', 'MILK'], mayContain: [] })
})

test('one list alone declares nothing: of the other one, it must be said that it is empty', () => {
  expect(Object.keys(withAllergens(null, { contains: [] }).wrong)).toEqual(['mayContain'])
  expect(Object.keys(withAllergens(null, { mayContain: [] }).wrong)).toEqual(['contains'])
  expect(Object.keys(withAllergens(cake, { contains: null }).wrong)).toEqual(['contains'])
  expect(withAllergens(cake, { contains: ['MILK'] })).toMatchObject({
    facts: { ...cake, contains: ['MILK'] },
    wrong: {},
  })
})

test('two empty cells mean that it is not stated; all else stays', () => {
  expect(withAllergens(cake, { contains: null, mayContain: null }).facts).toEqual({
    ...cake,
    state: 'UNKNOWN',
    contains: [],
    mayContain: [],
    diets: [],
  })
  expect(withAllergens(cake, {}).facts).toBe(cake)
})

test('allergens that contradict the other facts are refused at their list', () => {
  const vegan: FoodFacts = { ...cake, contains: [], diets: ['VEGAN'] }
  expect(Object.keys(withAllergens(vegan, { contains: ['MILK'] }).wrong)).toEqual(['contains'])
  expect(Object.keys(withAllergens(cake, { mayContain: ['EGGS'] }).wrong)).toEqual(['mayContain'])
  expect(Object.keys(withAllergens({ ...cake, regime: 'US' }, { contains: ['LUPIN'] }).wrong)).toEqual([
    'contains',
  ])
})

test('a sheet says that a product is no food, which takes away all but its storage, use and origin', () => {
  const before: FoodFacts = { ...nothingStated, ingredients: 'Soap', origin: 'Lahore' }
  const { facts, wrong } = withAllergens(before, { noFood: true })
  expect([facts, wrong]).toEqual([{ ...nothingStated, state: 'NO_FOOD', origin: 'Lahore' }, {}])
  expect(Object.keys(withAllergens(before, { noFood: true, mayContain: ['MILK'] }).wrong)).toEqual([
    'mayContain',
  ])
  expect(withAllergens(facts, { contains: null }).facts).toMatchObject({ state: 'UNKNOWN' })
})
