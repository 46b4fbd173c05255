import { expect, test } from 'vitest'
import { contactWords, phoneDigits, statesOf } from './order-board.rules.ts'

test('a phone number is found however it is written', () => {
  for (const written of ['0300 7654321', '+92 300 7654321', '0092-300-765 43 21', '(0300) 765.4321'])
    expect(phoneDigits(written)).toBe('007654321')
  expect(phoneDigits('0300 76')).toBe('30076')
  expect(phoneDigits('Zainab 7')).toBe('')
  expect(phoneDigits('')).toBe('')
})

test('names are looked for by their words, in small letters, and too short ones not at all', () => {
  expect(contactWords(' Zainab  QURESHI ')).toEqual(['zainab', 'qureshi'])
  expect(contactWords('Al')).toEqual([])
  expect(contactWords('zainab@example.org')).toEqual(['zainab@example.org'])
  expect(contactWords('0300 765')).toEqual(['300765'])
})

test('the open work is the orders that have not ended', () => {
  expect(statesOf('TO_DO')).toEqual(['NEW', 'PRINTED', 'OPEN'])
  expect(statesOf('CLOSED')).toEqual(['CLOSED'])
})
