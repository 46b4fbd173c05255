import { expect, test } from 'vitest'
import { balanceOf, cashStateOf, cashSumsOf, receivableOf } from './cash.rules.ts'

const noCard = { AUTHORISED: 0, TAKEN: 0, REFUNDED: 0, RELEASED: 0 }
const entry = (kind: 'IN' | 'BACK' | 'UNDONE', amount: number) => ({ kind, amount })

test('an order is paid once all of it was received, and what was written by mistake is due again', () => {
  const part = cashSumsOf([entry('IN', 400)])
  expect([cashStateOf(1000, part), balanceOf(part)]).toEqual(['ON_DELIVERY', 400])
  expect(receivableOf({ total: 1000, sums: noCard, cash: part, refunding: 0 })).toBe(600)
  const whole = cashSumsOf([entry('IN', 400), entry('IN', 600)])
  expect(cashStateOf(1000, whole)).toBe('PAID')
  const undone = cashSumsOf([entry('IN', 1000), entry('UNDONE', 1000)])
  expect(cashStateOf(1000, undone)).toBe('ON_DELIVERY')
  expect(receivableOf({ total: 1000, sums: noCard, cash: undone, refunding: 0 })).toBe(1000)
})

test('cash that was paid back is not due again, and an order with the excess paid back is still paid', () => {
  const part = cashSumsOf([entry('IN', 1000), entry('BACK', 300)])
  expect(cashStateOf(1000, part)).toBe('PART_REFUNDED')
  expect(receivableOf({ total: 1000, sums: noCard, cash: part, refunding: 0 })).toBe(0)
  expect(cashStateOf(700, part)).toBe('PAID')
  expect(cashStateOf(1000, cashSumsOf([entry('IN', 1000), entry('BACK', 1000)]))).toBe('REFUNDED')
})

test('only the rest of an order that is on hold on a card is due in cash', () => {
  const sums = { ...noCard, AUTHORISED: 1000 }
  expect(receivableOf({ total: 1300, sums, cash: cashSumsOf([]), refunding: 0 })).toBe(300)
  expect(receivableOf({ total: 900, sums, cash: cashSumsOf([]), refunding: 0 })).toBe(0)
})
