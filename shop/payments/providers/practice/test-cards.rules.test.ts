import fc from 'fast-check'
import { expect, test } from 'vitest'
import { practiceCards } from './practice-words.ts'
import { checkCard, fateOf, inGroups, practiceMethodOf } from './test-cards.rules.ts'

const now = new Date('2026-11-22T10:00:00Z')
const typed = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }

test('a test card is known by its number, however it is spaced', () => {
  for (const { number, method } of practiceCards) {
    expect(practiceMethodOf(number)).toBe(method)
    expect(practiceMethodOf(inGroups(number))).toBe(method)
    expect(practiceMethodOf(` ${number.match(/.{1,4}/g)?.join('-')} `)).toBe(method)
  }
})

test('no other number is a card here', () => {
  const known = new Set<string>(practiceCards.map(({ number }) => number))
  const digits = fc.stringMatching(/^\d{12,19}$/).filter(number => !known.has(number))
  fc.assert(
    fc.property(digits, number => {
      expect(practiceMethodOf(number)).toBeUndefined()
      expect(checkCard({ ...typed, number }, now)).toEqual({
        number: 'Use test cards only, never a real card',
      })
    }),
  )
  fc.assert(fc.property(fc.string(), text => known.has(text) || practiceMethodOf(`x${text}`) === undefined))
})

test('groups hold the digits of the number in their order', () => {
  for (const { number } of practiceCards) expect(inGroups(number).replaceAll(' ', '')).toBe(number)
  expect(inGroups('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(inGroups('378282246310005')).toBe('3782 822463 10005')
})

test('every test card describes the result of its payment', () => {
  expect(practiceCards.map(fateOf)).toContain('Payment succeeds')
  expect(practiceCards.map(fateOf)).toContain('The bank asks to confirm')
  expect(practiceCards.map(fateOf)).toContain('Declined: not enough money')
})

test('month, year and code are asked for as on a card', () => {
  expect(checkCard(typed, now)).toEqual({})
  expect(checkCard({ ...typed, expiry: '11/26' }, now)).toEqual({})
  expect(checkCard({ ...typed, expiry: '1/2034' }, now)).toEqual({})
  expect(checkCard({ ...typed, expiry: '10/26' }, now)).toEqual({ expiry: 'This card has expired' })
  expect(checkCard({ ...typed, expiry: '13/34' }, now)).toHaveProperty('expiry')
  expect(checkCard({ ...typed, cvc: '12' }, now)).toHaveProperty('cvc')
  expect(Object.keys(checkCard({ number: '', expiry: '', cvc: '' }, now))).toEqual([
    'number',
    'expiry',
    'cvc',
  ])
})
