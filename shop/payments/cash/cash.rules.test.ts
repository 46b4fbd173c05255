import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inCoins, upToCoins } from '../../lib/coins.ts'
import { balanceOf, cashStateOf, cashSumsOf, restOf, roundingOf } from './cash.rules.ts'

const noCard = { AUTHORISED: 0, TAKEN: 0, REFUNDED: 0, RELEASED: 0 }
const entry = (kind: 'IN' | 'BACK' | 'UNDONE' | 'ROUNDED', amount: number) => ({ kind, amount })

test('an order is paid once all of it was received, and what was written by mistake is due again', () => {
  const part = cashSumsOf([entry('IN', 400)])
  expect([cashStateOf(1000, part), balanceOf(part)]).toEqual(['ON_DELIVERY', 400])
  expect(restOf({ total: 1000, sums: noCard, cash: part, refunding: 0 })).toBe(600)
  const whole = cashSumsOf([entry('IN', 400), entry('IN', 600)])
  expect(cashStateOf(1000, whole)).toBe('PAID')
  const undone = cashSumsOf([entry('IN', 1000), entry('UNDONE', 1000)])
  expect(cashStateOf(1000, undone)).toBe('ON_DELIVERY')
  expect(restOf({ total: 1000, sums: noCard, cash: undone, refunding: 0 })).toBe(1000)
})

test('cash that was paid back is due again, unless it lowered the total', () => {
  const part = cashSumsOf([entry('IN', 1000), entry('BACK', 300)])
  expect(cashStateOf(1000, part)).toBe('PART_REFUNDED')
  expect(restOf({ total: 1000, sums: noCard, cash: part, refunding: 0 })).toBe(300)
  expect(restOf({ total: 700, sums: noCard, cash: part, refunding: 0 })).toBe(0)
  expect(cashStateOf(700, part)).toBe('PAID')
  expect(cashStateOf(1000, cashSumsOf([entry('IN', 1000), entry('BACK', 1000)]))).toBe('REFUNDED')
})

test('only the rest of an order that is on hold on a card is due in cash', () => {
  const sums = { ...noCard, AUTHORISED: 1000 }
  expect(restOf({ total: 1300, sums, cash: cashSumsOf([]), refunding: 0 })).toBe(300)
  expect(restOf({ total: 900, sums, cash: cashSumsOf([]), refunding: 0 })).toBe(0)
})

test('an amount that no coin can pay is rounded down, and the order is paid', () => {
  expect([1002, 1004, 1025, 2].map(due => inCoins(due, 5))).toEqual([1000, 1000, 1025, 0])
  expect([1002, 1004, 1025].map(due => upToCoins(due, 5))).toEqual([1005, 1005, 1025])
  expect([1002, 1003].map(due => inCoins(due, 0))).toEqual([1002, 1003])
  const cash = cashSumsOf([entry('IN', 1000), entry('ROUNDED', 2)])
  expect(restOf({ total: 1002, sums: noCard, cash, refunding: 0 })).toBe(0)
  expect([balanceOf(cash), cashStateOf(1002, cash)]).toEqual([1000, 'PAID'])
})

test('cash that moves in coins leaves nothing due, never rounds a whole coin, and never costs the customer more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom(0, 1, 5, 10, 50, 100),
      (total, cheaper, coin) => {
        const first = inCoins(total, coin)
        const cash = cashSumsOf([entry('IN', first)])
        const rounded = roundingOf({ due: total - first, cash, coin })
        if (first > 0) expect(rounded).toBe(total - first)
        expect(rounded).toBeLessThan(Math.max(1, coin))
        if (first === 0 || cheaper >= total) return
        // The order becomes cheaper: too much goes back in whole coins.
        const back = Math.min(first, upToCoins(first + rounded - cheaper, coin))
        const now = { received: first, paidBack: back, rounded }
        const more = roundingOf({ due: cheaper - first - rounded + back, cash: now, coin })
        expect(first - back).toBeLessThanOrEqual(cheaper)
        if (first > back) expect(first - back + rounded + more).toBe(cheaper)
      },
    ),
  )
})

test('an order whose cash all went back has nothing rounded either', () => {
  const cash = cashSumsOf([entry('IN', 1000), entry('ROUNDED', 2), entry('BACK', 1000)])
  expect(roundingOf({ due: -2, cash, coin: 5 })).toBe(-2)
})
