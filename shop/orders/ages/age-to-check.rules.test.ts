import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { ageToCheck, idReadyWords } from './age-to-check.rules.ts'

const drink = { productName: 'Energy drink', ageFrom: 16, itemStatus: 'PACKED' }
const knife = { productName: 'Knife', ageFrom: 18, itemStatus: 'NEW' }
const rice = { productName: 'Rice', ageFrom: null, itemStatus: 'PACKED' }

test('the highest age of the lines that come is checked, with their products', () => {
  expect(ageToCheck([rice, drink, knife])).toEqual({ ageFrom: 18, products: ['Energy drink', 'Knife'] })
  expect(ageToCheck([rice, drink])).toEqual({ ageFrom: 16, products: ['Energy drink'] })
})

test('nothing is checked for lines that do not come: left out, replaced, removed or refused', () => {
  expect(ageToCheck([rice])).toBeUndefined()
  for (const itemStatus of ['UNAVAILABLE', 'SUBSTITUTED', 'REMOVED'])
    expect(ageToCheck([rice, { ...knife, itemStatus }])).toBeUndefined()
  expect(ageToCheck([{ ...knife, refusal: 'No ID' }])).toBeUndefined()
})

test('a customer reads which products need an ID, until the order has ended', () => {
  const words = m.orders_have_id_ready({ products: 'Energy drink, Knife' })
  expect(idReadyWords('NEW', [drink, rice, knife, drink])).toBe(words)
  expect(idReadyWords('CLOSED', [drink])).toBeUndefined()
  expect(idReadyWords('OPEN', [rice])).toBeUndefined()
})
