import { expect, test } from 'vitest'
import { howMuch, isLow, isSoldOut, mostOf } from './stock.rules.ts'

const pieces = (quantity: number) => ({ quantity, step: 1, minimum: 1, maximum: 99, stockTracked: true })
const pounds = (quantity: number) => ({ quantity, step: 0.5, minimum: 1, maximum: 20, stockTracked: true })

test('sold out is when the smallest order cannot be filled', () => {
  expect(isSoldOut(pieces(0))).toBe(true)
  expect(isSoldOut(pieces(1))).toBe(false)
  expect(isSoldOut(pounds(0.5))).toBe(true)
  expect(isSoldOut(pounds(1))).toBe(false)
})

test('ten steps or fewer are few, none is sold out', () => {
  expect([0, 1, 10, 11].map(left => isLow(pieces(left)))).toEqual([false, true, true, false])
  expect([0.5, 1, 5, 5.5].map(left => isLow(pounds(left)))).toEqual([false, true, true, false])
})

test('products without counted stock are never low in stock', () => {
  expect(isLow({ ...pieces(3), stockTracked: false })).toBe(false)
})

test('nobody gets more than the stock or the maximum', () => {
  expect(mostOf(pieces(6))).toBe(6)
  expect(mostOf(pieces(500))).toBe(99)
  expect(mostOf(pounds(50))).toBe(20)
})

test('goods sold by weight name their unit', () => {
  expect(howMuch(2.5, { sellinPcs: 'N', unitName: 'lb' })).toBe('2.5 lb')
  expect(howMuch(3, { sellinPcs: 'Y', unitName: 'pack' })).toBe('3')
})
