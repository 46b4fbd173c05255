import { expect, test } from 'vitest'
import { dayAt, showDay } from './dates.ts'
import { showMoment, showTime } from './moments.ts'

/** Half past eleven on Christmas Eve in Karachi: another day in Auckland, the same one in Los Angeles. */
const moment = '2026-12-24T18:30:00.000Z'

test.each([
  ['Asia/Karachi', '2026-12-24', '24 Dec 2026, 23:30', '23:30'],
  ['Pacific/Auckland', '2026-12-25', '25 Dec 2026, 07:30', '07:30'],
  ['America/Los_Angeles', '2026-12-24', '24 Dec 2026, 10:30', '10:30'],
])('in %s a moment has the day and the time of that place', (zone, day, shown, time) => {
  expect(dayAt(moment, zone)).toBe(day)
  expect(dayAt(new Date(moment), zone)).toBe(day)
  expect(showMoment(moment, zone)).toBe(shown)
  expect(showTime(moment, zone)).toBe(time)
  expect(showDay(day)).toBe(shown.split(',')[0])
})
