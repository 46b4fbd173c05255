import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Nutrition, ofPortion, wrongNutrition } from './nutrition.rules.ts'

/** A soft white bread. */
const bread: Nutrition = {
  per: 'G',
  portion: 40_000,
  values: {
    ...{ energyKj: 1_104_000, energyKcal: 264_000, fat: 3_200, saturates: 700, carbohydrate: 49_000 },
    ...{ sugars: 5_000, fibre: 2_700, protein: 9_000, salt: 1_000 },
  },
}
const withValues = (values: Partial<Nutrition['values']>): Nutrition => ({
  ...bread,
  values: { ...bread.values, ...values },
})

test('the nutrition of a real food is accepted, with fibre or without', () => {
  expect(wrongNutrition(bread)).toEqual({})
  expect(wrongNutrition(withValues({ fibre: null }))).toEqual({})
  // Vodka: energy without any nutrient.
  expect(
    wrongNutrition(
      withValues({
        ...{ energyKj: 970_000, energyKcal: 231_000, fat: 0, saturates: 0, carbohydrate: 0 },
        ...{ sugars: 0, fibre: 0, protein: 0, salt: 0 },
      }),
    ),
  ).toEqual({})
})

test('a part above its whole, or more than 100 g of everything, is refused', () => {
  expect(wrongNutrition(withValues({ saturates: 3_201 }))).toEqual({ saturates: 'MORE_THAN_WHOLE' })
  expect(wrongNutrition(withValues({ sugars: 49_001 }))).toEqual({ sugars: 'MORE_THAN_WHOLE' })
  expect(wrongNutrition(withValues({ salt: 40_000 }))).toEqual({ fat: 'MORE_THAN_ALL' })
})

test('energy in the wrong unit is refused', () => {
  expect(wrongNutrition(withValues({ energyKj: 264_000 }))).toEqual({
    energyKj: 'ENERGY',
    energyKcal: 'KCAL',
  })
  expect(wrongNutrition(withValues({ energyKcal: 1_104_000 }))).toEqual({ energyKcal: 'KCAL' })
})

test('a portion has its part of 100 g, to the nearest milligram', () => {
  expect(ofPortion(bread.values.protein, 40_000)).toBe(3_600)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000 }),
      fc.integer({ min: 1, max: 2_000_000 }),
      (value, size) => {
        const exact = (value * size) / 100_000
        expect(Math.abs(ofPortion(value, size) - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
      },
    ),
    { numRuns: 10_000 },
  )
})
