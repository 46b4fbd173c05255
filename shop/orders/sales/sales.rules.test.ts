import { expect, test } from 'vitest'
import { dayAt } from '../../lib/dates/dates.ts'
import { daysUntil, salesOf } from './sales.rules.ts'

test('a day ends when the clock on the shop’s wall says so', () => {
  expect(dayAt(new Date('2026-11-20T18:59:59Z'), 'Asia/Karachi')).toBe('2026-11-20')
  expect(dayAt(new Date('2026-11-20T19:00:00Z'), 'Asia/Karachi')).toBe('2026-11-21')
  expect(dayAt(new Date('2026-11-20T19:00:00Z'), 'America/New_York')).toBe('2026-11-20')
})

test('the last days are counted over the ends of months and years', () => {
  expect(daysUntil('2027-01-02', 4)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  expect(daysUntil('2028-03-01', 2)).toEqual(['2028-02-29', '2028-03-01'])
})

test('a rejected order is no sale, and every total is the sum of its days', () => {
  const rows = [
    { day: '2026-11-20', orderStatus: 'NEW', orders: 2, total: 30_000 },
    { day: '2026-11-20', orderStatus: 'REJECTED', orders: 1, total: 99_900 },
    { day: '2026-11-21', orderStatus: 'CLOSED', orders: 1, total: 4_550 },
  ]
  const days = ['2026-11-19', '2026-11-20', '2026-11-21']
  expect(salesOf(days, rows, ['NEW', 'CLOSED', 'REJECTED'])).toEqual({
    orders: 3,
    total: 34_550,
    rejected: { orders: 1, total: 99_900 },
    byDay: [
      { day: '2026-11-19', orders: 0, total: 0 },
      { day: '2026-11-20', orders: 2, total: 30_000 },
      { day: '2026-11-21', orders: 1, total: 4_550 },
    ],
    byStatus: [
      { orderStatus: 'NEW', orders: 2, total: 30_000 },
      { orderStatus: 'CLOSED', orders: 1, total: 4_550 },
      { orderStatus: 'REJECTED', orders: 1, total: 99_900 },
    ],
  })
})
