import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergenWord } from '../../catalogue/facts/fact-words.ts'
import { diets, type Regime, regimes } from '../../catalogue/facts/facts.rules.ts'
import { type FoodFacts, nothingStated } from '../../catalogue/facts/food-facts.rules.ts'
import { textOfCell } from '../../lib/csv-cell.ts'
import { m } from '../../messages/m.ts'
import { columnOf, factTexts } from './fact-fields.ts'
import { factCells, factChanges, factsInCells } from './facts-in-files.rules.ts'

const bread: FoodFacts = {
  ...nothingStated,
  state: 'DECLARED',
  contains: ['GLUTEN'],
  mayContain: ['MILK', 'SESAME'],
  diets: ['VEGAN'],
  ingredients: '*Wheat* flour, water, salt',
  nutrition: {
    per: 'G',
    portion: 40,
    values: {
      ...{ energyKj: 1104, energyKcal: 264, fat: 3.2, saturates: 0.7, carbohydrate: 49 },
      ...{ sugars: 5, fibre: 2.7, protein: 9, salt: 1 },
    },
  },
}
const read = (cells: Parameters<typeof factsInCells>[0], stood: FoodFacts | null = bread) =>
  factsInCells(cells, stood) ?? { facts: undefined, wrong: undefined }

test('a fact without a column stays as it is, and an empty cell states nothing', () => {
  expect(factsInCells({}, bread)).toBeUndefined()
  expect(read({ origin: 'Lahore' })).toEqual({ facts: { ...bread, origin: 'Lahore' }, wrong: {} })
  expect(read({ ingredients: '' }).facts).toEqual({ ...bread, ingredients: null })
  expect(read({ mayContain: '', diets: '' }).facts).toEqual({ ...bread, mayContain: [], diets: [] })
  expect(read({ allergenLaw: '' }).facts).toEqual(bread)
  expect(read({ fibre: '' }).facts?.nutrition?.values).toMatchObject({ fibre: null, protein: 9 })
})

test('allergens are declared by a word, and no longer by an empty cell', () => {
  const fresh = (contains: string) => read({ contains }, null)
  expect(fresh('none').facts).toMatchObject({ state: 'DECLARED', contains: [] })
  expect(fresh('Milk; eggs').facts).toMatchObject({ state: 'DECLARED', contains: ['EGGS', 'MILK'] })
  expect(fresh('wheat').facts).toMatchObject({ contains: ['GLUTEN'] })
  expect(fresh('')).toEqual({ facts: nothingStated, wrong: {} })
  const unknown = { state: 'UNKNOWN', contains: [], mayContain: [], diets: [] }
  expect(read({ contains: '' })).toMatchObject({ facts: unknown, wrong: {} })
  const left = m.exchange_import_no_allergens_stated()
  expect(read({ contains: '', diets: 'vegan' }).wrong).toEqual({ contains: left })
  expect(read({ mayContain: 'milk' }, null).wrong).toEqual({ contains: left })
})

test('a word that says nothing is wrong at its column', () => {
  expect(read({ contains: 'milk, sand' }).wrong).toEqual({
    contains: m.exchange_import_no_allergen({ text: 'sand' }),
  })
  expect(read({ mayContain: '-' }).wrong).toEqual({
    mayContain: m.exchange_import_no_allergen({ text: '-' }),
  })
  expect(read({ diets: 'Vegan, halal' }).wrong).toEqual({
    diets: m.exchange_import_no_diet({ text: 'halal' }),
  })
  expect(read({ allergenLaw: 'UK' }).wrong).toEqual({ allergenLaw: m.exchange_import_no_law({ text: 'UK' }) })
  expect(read({ fat: 'a lot' }).wrong).toEqual({ fat: m.exchange_import_no_number({ text: 'a lot' }) })
  expect(read({ salt: '900 mg' }).wrong).toEqual({ salt: m.exchange_import_no_number({ text: '900 mg' }) })
  expect(read({ nutritionPer: 'cup' }).wrong).toEqual({
    nutritionPer: m.exchange_import_no_per({ text: 'cup' }),
  })
})

test('diets, laws, numbers and units are read as people write them', () => {
  expect(read({ diets: 'Gluten-free\nLACTOSE_FREE; vegetarian' }).facts?.diets).toEqual([
    'VEGETARIAN',
    'GLUTEN_FREE',
    'LACTOSE_FREE',
  ])
  expect(read({ diets: 'none' })).toMatchObject({ facts: { diets: [] }, wrong: {} })
  expect(read({ allergenLaw: 'us' }).facts?.regime).toBe('US')
  expect(read({ fat: '4,5 g', nutritionPer: '100 ml', portion: '30ml' }).facts?.nutrition).toMatchObject({
    per: 'ML',
    portion: 30,
    values: { fat: 4.5 },
  })
})

test('energy in one unit is enough, and the other one does not move by rounding', () => {
  expect(read({ energyKcal: '250' }).facts?.nutrition?.values).toMatchObject({
    energyKj: 1046,
    energyKcal: 250,
  })
  expect(read({ energyKj: '1000', energyKcal: '' }).facts?.nutrition?.values).toMatchObject({
    energyKcal: 239,
  })
  expect(read({ energyKcal: '264' }).facts).toEqual(bread)
})

test('nutrition is taken away with its last value, and missing values are left to be refused', () => {
  const values = { energyKj: '', energyKcal: '', fat: '', saturates: '', carbohydrate: '' }
  const none = { ...values, sugars: '', fibre: '', protein: '', salt: '' }
  expect(read({ ...none, portion: '', nutritionPer: 'g' }).facts?.nutrition).toBeNull()
  expect(read({ fat: '3' }, null).facts?.nutrition?.values).toEqual({ fat: 3, fibre: null })
})

test('a problem is shown at the column that can solve it', () => {
  expect(columnOf(['facts', 'nutrition', 'values', 'fat'])).toBe('fat')
  expect(columnOf(['facts', 'nutrition', 'per'])).toBe('nutritionPer')
  expect(columnOf(['facts', 'state'])).toBe('contains')
  expect(columnOf(['facts', 'mayContain', 0])).toBe('mayContain')
  expect(columnOf(['facts', 'regime'])).toBe('allergenLaw')
  expect(columnOf(['codes', 0, 'code'])).toBe('codes')
  expect(columnOf([])).toBe('line')
})

test('a change is shown in words, and what is not stated is never shown as none', () => {
  const notStated = m.exchange_import_not_stated()
  const none = m.exchange_import_none()
  expect(factChanges(bread, bread)).toEqual({})
  expect(factChanges(null, { ...nothingStated, state: 'DECLARED' })).toEqual({
    allergenLaw: [notStated, 'EU'],
    contains: [notStated, none],
    mayContain: [notStated, none],
    diets: [notStated, none],
  })
  expect(factChanges(bread, { ...bread, contains: ['GLUTEN', 'EGGS'], origin: 'Lahore' })).toEqual({
    contains: [allergenWord('GLUTEN'), `${allergenWord('GLUTEN')}, ${allergenWord('EGGS')}`],
    origin: [notStated, 'Lahore'],
  })
})

const thousandths = (most: number) => fc.integer({ min: 0, max: most * 1000 }).map(value => value / 1000)
const words = fc.option(
  fc.string({ minLength: 1, maxLength: 30 }).filter(text => text.trim() === text && text !== ''),
)
const nutrition = fc.record({
  per: fc.constantFrom('G' as const, 'ML' as const),
  portion: fc.option(thousandths(500).filter(value => value > 0)),
  values: fc.record({
    ...{ energyKj: thousandths(4000), energyKcal: thousandths(1000), fat: thousandths(100) },
    ...{ saturates: thousandths(100), carbohydrate: thousandths(100), sugars: thousandths(100) },
    ...{ fibre: fc.option(thousandths(100)), protein: thousandths(100), salt: thousandths(100) },
  }),
})
const whoCanEat = (regime: Regime) =>
  fc.record({
    regime: fc.constant(regime),
    state: fc.constant('DECLARED' as const),
    contains: fc.subarray([...regimes[regime]]),
    mayContain: fc.subarray([...regimes[regime]]),
    diets: fc.subarray([...diets]),
  })
const unstated: Pick<FoodFacts, 'state' | 'contains' | 'mayContain' | 'diets'> = {
  state: 'UNKNOWN',
  contains: [],
  mayContain: [],
  diets: [],
}
const anyFacts: fc.Arbitrary<FoodFacts> = fc
  .tuple(
    fc.oneof(whoCanEat('EU'), whoCanEat('US'), fc.constant({ ...unstated, regime: 'EU' as const })),
    fc.record({
      nutrition: fc.option(nutrition),
      ...{ ingredients: words, storageInstructions: words, usageInstructions: words, origin: words },
    }),
  )
  .map(([who, other]) => ({ ...who, ...other }))

test('any facts that are written to a file are read as they were, over whatever stood', () => {
  fc.assert(
    fc.property(anyFacts, fc.option(anyFacts), (facts, stood) => {
      const cells = factCells(facts)
      for (const field of factTexts) cells[field] = textOfCell(cells[field])
      expect(factsInCells(cells, stood)).toEqual({ facts, wrong: {} })
    }),
    { numRuns: 10_000 },
  )
})
