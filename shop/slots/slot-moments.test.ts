import { expect, test } from 'vitest'
import { timeZones } from '../../tests/support/time-zones.ts'
import { momentOf } from '../hours/openings.server.ts'
import { daysLater } from '../lib/dates/dates.ts'
import { slotMoments } from './slot-moments.server.ts'
import { windowsOf } from './windows.rules.ts'

/** A window an hour, all day and until 02:00 of the next. */
const pattern = {
  ...{ weekdays: [0, 1, 2, 3, 4, 5, 6], firstDay: null, lastDay: null, anchor: null },
  ...{ starts: 0, ends: 1560, every: 60, length: 60, capacity: 5, needs: 'WHOLE' as const },
  ...{ cutOff: { minutes: 90 }, leadMinutes: 0 },
}
const HOUR = 3_600_000

/** The days of two years on which the clock of a place changes, with those beside them, and one of each month. */
function daysToTry(timeZone: string): string[] {
  const days = new Set<string>()
  for (let day = '2026-01-01'; day < '2028-01-01'; day = daysLater(day, 1)) {
    const long = momentOf(daysLater(day, 1), 0, timeZone).getTime() - momentOf(day, 0, timeZone).getTime()
    if (long !== 24 * HOUR) for (const at of [-1, 0, 1]) days.add(daysLater(day, at))
    if (day.endsWith('-13')) days.add(day)
  }
  return [...days].sort()
}

test.each(timeZones)('in %s each window begins at its time of the clock for two years', timeZone => {
  for (const day of daysToTry(timeZone)) {
    const isFriday = new Date(day).getUTCDay() === 5
    const open = isFriday
      ? [
          { from: 0, to: 780 },
          { from: 870, to: 1560 },
        ]
      : [{ from: 0, to: 1560 }]
    const windows = windowsOf(day, pattern, { open, times: {} })
    const made = windows.flatMap(window => {
      const moments = slotMoments(day, window, timeZone)
      return moments ? [{ window, ...moments }] : []
    })
    const clock = (moment: Date) => moment.toLocaleTimeString('sv', { timeZone }).slice(0, 5)
    for (const { window, startsAt, endsAt, orderBy } of made) {
      expect(clock(startsAt)).toBe(`${String((window.from / 60) % 24).padStart(2, '0')}:00`)
      expect(endsAt.getTime() - startsAt.getTime()).toBeGreaterThanOrEqual(HOUR)
      expect(orderBy.getTime()).toBeLessThanOrEqual(startsAt.getTime())
      expect(isFriday && window.from < 870 && window.to > 780).toBe(false)
    }
    // No two begin at the same moment, whatever the clock does.
    expect(new Set(made.map(({ startsAt }) => startsAt.getTime())).size).toBe(made.length)
    expect(made.length).toBeGreaterThanOrEqual(windows.length - 3)
  }
})

test('a window that begins while the clock leaves time out is not made', () => {
  const at = (from: number) =>
    slotMoments('2026-03-29', { from, to: from + 30, capacity: 1, orderBy: from }, 'Europe/London')
  expect(at(60)).toBeUndefined()
  expect(at(75)).toBeUndefined()
  expect(at(120)?.startsAt.toISOString()).toBe('2026-03-29T01:00:00.000Z')
})
