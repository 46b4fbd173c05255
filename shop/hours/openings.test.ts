import { expect, test } from 'vitest'
import { timeZones } from '../../tests/support/time-zones.ts'
import { daysLater } from '../lib/dates/dates.ts'
import { dayHours, type HoursPlan } from './day-hours.rules.ts'
import { openingStates } from './opening-states.server.ts'
import { momentOf } from './openings.server.ts'
import { type PrayerRules, prayerTimesOf } from './prayer-times.server.ts'
import { DAY } from './spans.rules.ts'

const YEARS = 2 * 365

/** Each day from 9:00 to 1:30 the next morning, with the break of Friday. */
const plan: HoursPlan = {
  weekly: [0, 1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, from: 540, to: 1530 })),
  dated: [],
  closed: [],
  breaks: [
    { kind: 'FIXED', from: 780, to: 870, name: 'Friday prayer', weekday: 5, firstDay: null, lastDay: null },
  ],
}
const clock = (moment: Date, timeZone: string) =>
  moment.toLocaleString('sv', { timeZone, hour: '2-digit', minute: '2-digit' })

test.each(timeZones)(
  'in %s a shop opens and closes at its times for two years, whatever its clock does',
  timeZone => {
    const first = '2026-01-01'
    const days = Array.from({ length: YEARS }, (_, at) => dayHours(daysLater(first, at), plan, {}))
    const states = openingStates(first, days, timeZone)
    const openings = states.flatMap(({ from: opens, isOpen }, at) =>
      // The last night ends after the days that are asked for.
      isOpen ? [{ opens, closes: states[at + 1]?.from ?? momentOf(first, YEARS * DAY + 90, timeZone) }] : [],
    )
    const fridays = days.filter(({ breaks }) => breaks.length > 0).length
    expect(openings).toHaveLength(YEARS + fridays)
    for (const { opens, closes } of openings) {
      expect(['09:00', '14:30']).toContain(clock(opens, timeZone))
      // A clock that leaves out half past one shows a later time then.
      expect(['01:30', '02:00', '02:30', '13:00']).toContain(clock(closes, timeZone))
    }
    for (let day = first; day < '2028-01-01'; day = daysLater(day, 1)) {
      if (new Date(day).getUTCDay() !== 5) continue
      const prayer = momentOf(day, 800, timeZone)
      expect(openings.some(({ opens, closes }) => opens <= prayer && prayer < closes)).toBe(false)
    }
  },
)

test('a time that the clock leaves out is later, and one that it shows twice is the first', () => {
  expect(momentOf('2026-03-29', 90, 'Europe/London').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(momentOf('2026-10-25', 90, 'Europe/London').toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

const karachi: PrayerRules = {
  ...{ latitude: 24.86, longitude: 67.01, method: 'Karachi', hanafi: true, offsets: {} },
}

test('prayers follow the sun of the place, not the clock of this process', () => {
  const times = prayerTimesOf('2026-06-21', karachi, 'Asia/Karachi')
  expect(times).toEqual({ FAJR: 254, DHUHR: 755, ASR: 1036, MAGHRIB: 1164, ISHA: 1253 })
  expect(prayerTimesOf('2026-06-21', { ...karachi, offsets: { ASR: 5 } }, 'Asia/Karachi').ASR).toBe(1041)
  expect(prayerTimesOf('2026-06-21', { ...karachi, hanafi: false }, 'Asia/Karachi').ASR).toBeLessThan(1036)
})

test('prayers are in order on every day of a year, and sunset moves by minutes from one day to the next', () => {
  let before: number | undefined
  for (let at = 0; at < 365; at += 1) {
    const {
      FAJR = 0,
      DHUHR = 0,
      ASR = 0,
      MAGHRIB = 0,
      ISHA = 0,
    } = prayerTimesOf(daysLater('2026-01-01', at), karachi, 'Asia/Karachi')
    expect([FAJR, DHUHR, ASR, MAGHRIB, ISHA]).toEqual(
      [FAJR, DHUHR, ASR, MAGHRIB, ISHA].toSorted((a, b) => a - b),
    )
    expect(Math.abs(MAGHRIB - (before ?? MAGHRIB))).toBeLessThanOrEqual(2)
    before = MAGHRIB
  }
})

test('prayers that depend on the sunset have no time where the sun does not set', () => {
  const tromso = { ...karachi, latitude: 69.65, longitude: 18.96 }
  expect(prayerTimesOf('2026-06-21', tromso, 'Europe/Oslo').MAGHRIB).toBeUndefined()
})
