import { expect, test } from 'vitest'
import { addressFrom } from './collection-address.rules.ts'

test.each([
  ['Ramadan pantry', 'ramadan-pantry'],
  ['  Fruit & Nuts!  ', 'fruit-nuts'],
  ['Café à la carte', 'cafe-a-la-carte'],
  ['رمضان', 'collection'],
  [`${'a'.repeat(53)} b c`, 'a'.repeat(53)],
])('the address of %s is %s', (title, address) => expect(addressFrom(title, new Set())).toBe(address))

test('an address that is taken gets a number', () => {
  expect(addressFrom('New in', new Set(['new-in', 'new-in-2']))).toBe('new-in-3')
})
