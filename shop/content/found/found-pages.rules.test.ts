import { expect, test } from 'vitest'
import { pagesLike } from './found-pages.rules.ts'

const found = (term: string) => pagesLike(term).map(({ address }) => address)

test.each([
  ['return', '/return-policy'],
  ['Contact', '/contact'],
  ['faq', '/faq'],
  ['food deliv', '/food-delivery'],
])('%s finds %s', (term, address) => {
  expect(found(term)).toContain(address)
})

test.each(['', 'co', 'chicken', 'return chicken', '%'])('%j finds no page', term => {
  expect(found(term)).toEqual([])
})
