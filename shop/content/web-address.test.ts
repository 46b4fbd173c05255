import { expect, test } from 'vitest'
import { isWebAddress } from './web-address.ts'

test.each([
  ['https://bakery.example', true],
  ['http://bakery.example:8080/menu?day=friday#naan', true],
  ['HTTPS://Bakery.Example/', true],
  ['bakery.example', false],
  ['https://bakery', false],
  ['https://', false],
  ['https://user@bakery.example', false],
  ['https://bakery.example\\@elsewhere.example', false],
  ['https://bakery.example/two words', false],
  ['javascript:alert(1)//bakery.example', false],
  ['//bakery.example', false],
  ['/category/BAKERY', false],
  ['mailto:naan@bakery.example', false],
])('%s is the address of a page on another server: %s', (typed, isOne) => {
  expect(isWebAddress(typed)).toBe(isOne)
})
