import { expect, test } from 'vitest'
import { wrongStockOfLine } from './judge-stock.rules.ts'

const known = { onHand: 10, held: 4, countStep: 1000, inLots: false, product: { variantOptions: null } }
const wanted = { quantity: undefined, stockTracked: undefined, countStep: 1000 }
const inLots = { ...known, inLots: true }

test('a file sets the stock of a product that is not in lots', () => {
  expect(wrongStockOfLine({ ...wanted, quantity: 7 }, known)).toEqual({})
  expect(wrongStockOfLine({ ...wanted, stockTracked: false }, known)).toEqual({})
  expect(wrongStockOfLine({ ...wanted, quantity: 7 }, undefined)).toEqual({})
})

test('a file cannot set less than orders have reserved, or parts of a step', () => {
  expect(wrongStockOfLine({ ...wanted, quantity: 3 }, known)).toEqual({
    quantity: 'This is less than orders have reserved: 4.',
  })
  expect(Object.keys(wrongStockOfLine({ ...wanted, quantity: 7.5 }, known))).toEqual(['quantity'])
})

test('a file cannot change the stock of a product in lots, nor end that it is counted', () => {
  expect(wrongStockOfLine({ ...wanted, quantity: 10 }, inLots)).toEqual({})
  expect(wrongStockOfLine({ ...wanted, quantity: 7, stockTracked: false }, inLots)).toEqual({
    quantity: 'This product has lots. Change its stock at a lot, or receive a delivery.',
    stockTracked: 'This product has lots, so its stock must be counted.',
  })
})

test('a file sets no stock of a product with variants', () => {
  const varied = { ...known, onHand: 0, held: 0, product: { variantOptions: ['Size'] } }
  expect(wrongStockOfLine({ ...wanted, quantity: 0 }, varied)).toEqual({})
  expect(wrongStockOfLine({ ...wanted, quantity: 7 }, varied)).toEqual({
    quantity: 'It has variants: change each of them',
  })
})
