import { expect, test } from 'vitest'
import { daysLeftOf, isFit, stateOf } from './lots.rules.ts'

const today = '2026-11-28'
const lot = (expiresOn: string | null, more: object = {}) => ({
  ...{ expiresOn, blockedAt: null, onHand: 5 },
  ...more,
})

test('a lot is fit for sale on its last day, and no longer on the next', () => {
  expect(isFit(lot(today), today)).toBe(true)
  expect(isFit(lot('2026-11-27'), today)).toBe(false)
  expect(isFit(lot(null), today)).toBe(true)
  expect(isFit(lot(null, { blockedAt: new Date() }), today)).toBe(false)
})

test('the state of a lot says the first thing that matters about it', () => {
  expect(stateOf(lot('2026-11-27', { blockedAt: new Date(), onHand: 0 }), today)).toBe('BLOCKED')
  expect(stateOf(lot('2026-11-27', { onHand: 0 }), today)).toBe('EMPTY')
  expect(stateOf(lot('2026-11-27'), today)).toBe('EXPIRED')
  expect(stateOf(lot('2026-12-01'), today)).toBe('ENDING')
  expect(stateOf(lot('2026-12-02'), today)).toBe('FIT')
  expect(stateOf(lot(null), today)).toBe('FIT')
})

test('the days left are counted over the end of a month', () => {
  expect(daysLeftOf(lot('2026-12-02'), today)).toBe(4)
  expect(daysLeftOf(lot('2026-11-26'), today)).toBe(-2)
})
