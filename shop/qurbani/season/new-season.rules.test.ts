import { expect, test } from 'vitest'
import { daysLater } from '../../lib/dates/dates.ts'
import { newSeason, nextEid } from './new-season.rules.ts'

test('a season is proposed on the next 10 Dhu al-Hijjah', () => {
  expect(nextEid('2026-11-22')).toBe('2027-05-16')
  expect(nextEid('2027-05-16')).toBe('2028-05-05')
  expect(daysLater('2027-12-31', 1)).toBe('2028-01-01')
})

test('its offers are closed three days before, and it has three days with windows', () => {
  const { orderBy, days, windows, depositPercent, unfilledRule } = newSeason('2026-11-22')
  expect({ orderBy, days: days.length, depositPercent, unfilledRule }).toEqual({
    orderBy: '2027-05-13T18:00',
    days: 3,
    depositPercent: 30,
    unfilledRule: 'OTHERS JOIN',
  })
  expect(new Set(windows.map(({ day }) => day))).toEqual(new Set([1, 2, 3]))
})
