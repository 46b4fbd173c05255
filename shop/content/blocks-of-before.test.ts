import { expect, test } from 'vitest'
import { blocksOfBefore } from './demo/blocks-of-before.ts'

const offers = (homeDiscounts: unknown) =>
  blocksOfBefore(homeDiscounts)
    .home?.()
    .filter(({ part }) => part === 'discounts')
    .map(({ printed, linkUrl }) => [printed, linkUrl])

test('a shop keeps the discounts that it had set, also none', () => {
  expect(offers([{ kind: 'beef', percent: 20, categoryId: 6 }])).toEqual([['Up to 20% off', '/shop/6']])
  expect(offers([])).toEqual([])
})

test('one that had set none has those that stood there', () => {
  expect(offers(undefined)).toHaveLength(3)
})

test('it gets nothing that a shop would have to stand for', () => {
  expect(Object.keys(blocksOfBefore(undefined)).sort()).toEqual(['home', 'return-policy'])
})
