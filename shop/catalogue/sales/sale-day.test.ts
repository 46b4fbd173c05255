import { expect, test } from 'vitest'
import { saleDay } from './sale-day.ts'

test.each([
  ['2026-12-06T19:00:00.000Z', 'Asia/Karachi', 'Until Sunday, 6 December'],
  ['2026-12-06T13:00:00.000Z', 'Asia/Karachi', 'Until 18:00 on Sunday, 6 December'],
  ['2027-01-01T05:00:00.000Z', 'America/New_York', 'Until Thursday, 31 December'],
  ['2026-12-06T19:00:00.000Z', 'UTC', 'Until 19:00 on Sunday, 6 December'],
])('a sale until %s is shown in %s as “%s”', (until, timeZone, says) => {
  expect(saleDay(until, timeZone)).toBe(says)
})
