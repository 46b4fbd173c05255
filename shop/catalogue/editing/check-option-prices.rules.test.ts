import { expect, test } from 'vitest'
import { pricesOfChoices, wrongOptionPrices } from './check-option-prices.rules.ts'

const choices = {
  packagingAttributes: ['500 g', '1 kg'],
  cuttingAttributes: ['Whole', 'Boneless', 'Sliced'],
  extraAttributes: [],
}
const wrongFields = (prices: object) =>
  Object.keys(
    wrongOptionPrices(prices, choices, { isExact: price => Number.isInteger(price * 100), unitPrice: 100 }),
  )

test('a choice after the first may add to the price, or take off what the product costs', () => {
  expect(
    wrongFields({
      cuttingAttributes: { Boneless: -100, Sliced: 0.5 },
      packagingAttributes: { '1 kg': 0 },
    }),
  ).toEqual([])
})

test.each([
  [{ cuttingAttributes: { Minced: 10 } }, 'cuttingAttributes'],
  [{ extraAttributes: { Red: 10 } }, 'extraAttributes'],
  [{ cuttingAttributes: { Whole: 10 } }, 'cuttingAttributes'],
  [{ packagingAttributes: { '1 kg': -101 } }, 'packagingAttributes'],
  [{ packagingAttributes: { '1 kg': 0.005 } }, 'packagingAttributes'],
  [{ cuttingAttributes: { constructor: 10 } }, 'cuttingAttributes'],
])('%o is refused at its kind', (prices, kind) => {
  expect(wrongFields(prices)).toEqual([`optionPrices.${kind}`])
})

test('the price of a choice is removed with the choice, or if the choice becomes the first', () => {
  const prices = {
    cuttingAttributes: { Boneless: 5000, Minced: 100 },
    packagingAttributes: { '500 g': 10 },
    extraAttributes: { Red: 1 },
  }
  expect(pricesOfChoices(prices, choices)).toEqual({ cuttingAttributes: { Boneless: 5000 } })
})
