import { expect, test } from 'vitest'
import { afterCutWords, cameWords, insteadWords, reducedWords } from './line-words.rules.ts'

const rupees = { code: 'PKR', exponent: 2, locale: 'en' }
const chickens = {
  ...{ weighed: true, weighedAfter: false, measuringUnit: 'piece', pricedUnit: 'lb' },
  ...{ estimatedMeasure: 4, finalWeight: 4.31, itemStatus: 'PICKED' },
  ...{ orderedTotal: 3300, lineTotal: 3555.75, lineCap: 3795 },
}
/** Returns text with plain spaces: amounts have one that does not break. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const came = (change = {}) => plain(cameWords({ ...chickens, ...change }, rupees))

test('a weighed line says what was ordered, what came and the difference in price', () => {
  expect(came({ measuringUnit: 'lb' })).toBe('You ordered 4 lb, 4.31 lb came · Rs 255.75 more')
  expect(came({ measuringUnit: 'lb', finalWeight: 3.9, lineTotal: 3217.5 })).toBe(
    'You ordered 4 lb, 3.9 lb came · Rs 82.50 less',
  )
  expect(came({ measuringUnit: 'lb', finalWeight: 4, lineTotal: 3300 })).toBe(
    'You ordered 4 lb, 4 lb came · Same price',
  )
})

test('the ordered weight of pieces is about that', () => {
  expect(came()).toBe('You ordered about 4 lb, 4.31 lb came · Rs 255.75 more')
})

test('a line that weighs more than it may cost says that the rest is free', () => {
  expect(came({ finalWeight: 5, lineTotal: 3795 })).toBe(
    'You ordered about 4 lb, 5 lb came · Rs 495.00 more · You pay no more than agreed',
  )
})

test('a line that is not weighed, not weighed yet or left out says nothing', () => {
  expect(came({ weighed: false })).toBeUndefined()
  expect(came({ finalWeight: null })).toBeUndefined()
  expect(came({ itemStatus: 'UNAVAILABLE' })).toBeUndefined()
})

test('a substitute names the product that it replaces and the difference in price', () => {
  const was = {
    ...{ orderItemId: 1, productName: 'Lamb', replacedByItemId: 2 },
    ...{ lineTotal: 0, orderedTotal: 500 },
  }
  const now = {
    ...{ orderItemId: 2, productName: 'Goat', replacedByItemId: null },
    ...{ lineTotal: 450, orderedTotal: 450 },
  }
  expect(plain(insteadWords(now, [was, now], rupees))).toBe('Instead of Lamb · Rs 50.00 less')
  expect(insteadWords(was, [was, now], rupees)).toBeUndefined()
})

test('a product that is weighed after it is cut says so, unless it did not come', () => {
  expect(afterCutWords({ weighedAfter: true, itemStatus: 'NEW' })).toBe('You pay the weight after cutting')
  expect(afterCutWords({ weighedAfter: true, itemStatus: 'REMOVED' })).toBeUndefined()
  expect(afterCutWords({ weighedAfter: false, itemStatus: 'NEW' })).toBeUndefined()
})

test('a line whose price is reduced says both prices, unless it did not come', () => {
  const line = { effectivePrice: 70, reducedFrom: 100, itemStatus: 'NEW' }
  expect(plain(reducedWords(line, rupees))).toBe('Reduced price: Rs 70.00 instead of Rs 100.00')
  expect(reducedWords({ ...line, itemStatus: 'REMOVED' }, rupees)).toBeUndefined()
  expect(reducedWords({ ...line, reducedFrom: null }, rupees)).toBeUndefined()
})
