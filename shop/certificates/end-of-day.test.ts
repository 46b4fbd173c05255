import { expect, test } from 'vitest'
import { endOfDay } from './end-of-day.server.ts'

test.each([
  ['2027-02-28', 'Asia/Karachi', '2027-02-28T19:00:00.000Z'],
  ['2026-12-31', 'America/Chicago', '2027-01-01T06:00:00.000Z'],
  // The clocks go back in the night before: the day has 25 hours.
  ['2026-10-25', 'Europe/London', '2026-10-26T00:00:00.000Z'],
  // This day begins at one o'clock: midnight is left out.
  ['2026-04-23', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('%s in %s ends at %s', (day, timeZone, ends) => {
  expect(endOfDay(day, timeZone).toISOString()).toBe(ends)
})
