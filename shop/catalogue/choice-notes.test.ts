import { expect, test } from 'vitest'
import type { Currency } from '../lib/money.ts'
import { choiceNotesOf } from './choice-notes.ts'

const rupees: Currency = { code: 'PKR', exponent: 2, locale: 'en-PK' }
const chicken = {
  packagingAttributes: ['Plain bag', 'Box'],
  cuttingAttributes: ['Whole', '12 pieces'],
  extraAttributes: [],
  optionPrices: {},
  piecePrices: { cuttingAttributes: { '12 pieces': 20 } },
  linePrices: { packagingAttributes: { Box: 100 } },
  choiceYields: { cuttingAttributes: { '12 pieces': 96 } },
  unitName: 'piece',
  pricedUnit: 'lb',
  nominalMeasure: 2,
  weighedAfter: false,
}

test('a surcharge names the unit that it is for, and one of the line that it is charged once', () => {
  const { cuttingAttributes, packagingAttributes } = choiceNotesOf(chicken, rupees)
  expect(cuttingAttributes?.['12 pieces']).toMatch(/^\+ .*20\.00 per piece · about 1\.92 lb ready to cook$/)
  expect(cuttingAttributes).not.toHaveProperty('Whole')
  expect(packagingAttributes?.Box).toMatch(/^\+ .*100\.00 once$/)
})
