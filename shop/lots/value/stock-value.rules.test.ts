import { expect, test } from 'vitest'
import { sumOfValues } from './stock-value.rules.ts'

test('the value of the stock is the sum of its departments, and nothing if there are none', () => {
  const meat = { products: 2, cost: 900, price: 1_200, unknownProducts: 1, unknownPrice: 50 }
  const dairy = { products: 1, cost: 100, price: 150, unknownProducts: 0, unknownPrice: 0 }
  expect(sumOfValues([meat, dairy])).toEqual({
    ...{ products: 3, cost: 1_000, price: 1_350, unknownProducts: 1, unknownPrice: 50 },
  })
  expect(sumOfValues([])).toEqual({
    ...{ products: 0, cost: 0, price: 0, unknownProducts: 0, unknownPrice: 0 },
  })
})
