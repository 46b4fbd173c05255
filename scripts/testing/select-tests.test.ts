import { expect, test } from 'vitest'
import { capabilities, ofCapability, ofChange } from './select-tests.ts'

test('a capability has its own tests and mutants', () => {
  expect(capabilities()).toContain('orders')
  const { rules, calls, mutants, shoppers } = ofCapability('orders')
  for (const file of [...rules, ...calls]) expect(file).toMatch(/^shop\/orders\//)
  expect(calls).toContain('shop/orders/placing/save-order.calls.test.ts')
  expect(mutants).toEqual(['shop/orders/'])
  expect(shoppers).toEqual([])
})

test('a change selects the tests that import it, and names the tests left out', () => {
  const { calls, mutants, shoppers, leftOut } = ofChange(['shop/reviews/save-review.server.ts'])
  expect(calls).toContain('shop/reviews/save-review.calls.test.ts')
  expect(calls).not.toContain('shop/qurbani/booking/booking.calls.test.ts')
  expect(mutants).toEqual(['shop/reviews/save-review.server.ts'])
  expect(shoppers).toEqual(['reviews/writing-reviews.shopper.ts'])
  expect(leftOut.join()).toMatch(/\d+ files of tests that meet the change only through the whole shop/)
})

test('a change of shared test code selects all tests', () => {
  expect(ofChange(['tests/support/test-shop.ts']).calls.length).toBeGreaterThan(100)
})

test('a change of the machinery of calls selects all calls', () => {
  expect(ofChange(['shop/reviews/reviews.contract.ts']).calls).toContain('server/calls/who-may.calls.test.ts')
})

test('files that no import reaches are named', () => {
  expect(ofChange(['shop/messages/en/shop.json']).leftOut.join()).toContain('shop/messages/en/shop.json')
})
