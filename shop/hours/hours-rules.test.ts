import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAt } from '../lib/dates/dates.ts'
import { m } from '../messages/m.ts'
import { checkBreak } from './breaks.rules.ts'
import { clockTime, spanBetween } from './clock-times.rules.ts'
import { checkClosed } from './closed-days.rules.ts'
import { checkDated } from './dated-hours.rules.ts'
import type { Break } from './day-hours.rules.ts'
import { checkTimes, checkWeek } from './hours.rules.ts'
import { datedLines, weekLines } from './hours-lines.rules.ts'

const day = { weekday: 5, opens: '10:00', closes: '24:00' }

test.each<[string, string, Record<string, string>]>([
  ['10:00', '24:00', {}],
  ['10:00:00', '02:00', {}],
  ['18:00', '00:00', {}],
  ['', '24:00', { opens: m.hours_time_needed() }],
  ['24:00', '10:00', { opens: m.hours_time_needed() }],
  ['10:00', '', { closes: m.hours_time_needed() }],
  ['10:00', '10:00:00', { closes: m.hours_same_times() }],
])('hours from %s to %s', (opens, closes, wrong) => {
  expect(checkTimes(['opens', opens], ['closes', closes])).toEqual(wrong)
})

test('a time of the clock is the same after it was stored, and hours never last longer than a day', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(minute, minute, (one, other) => {
      const { from, to } = spanBetween(clockTime(one), clockTime(other))
      expect([clockTime(from), clockTime(to % 1440)]).toEqual([clockTime(one), clockTime(other)])
      expect(to - from).toBeGreaterThan(0)
      expect(to - from).toBeLessThanOrEqual(1440)
    }),
  )
})

test('a weekday can have several hours, but no two of the week overlap, not even after midnight', () => {
  const late = { weekday: 5, opens: '18:00', closes: '02:00' }
  expect(checkWeek([{ ...day, closes: '16:00' }, late, { ...day, weekday: 6 }])).toEqual({})
  const overlap = m.hours_overlap()
  expect(checkWeek([day, { ...day, opens: '12:00' }])).toEqual({ 'days.1.opens': overlap })
  expect(checkWeek([late, { ...day, weekday: 6, opens: '01:00' }])).toEqual({ 'days.1.opens': overlap })
  const sunday = { ...day, weekday: 0, opens: '01:00' }
  expect(checkWeek([sunday, { ...late, weekday: 6 }])).toEqual({ 'days.1.opens': overlap })
  expect(checkWeek([day, { ...late, closes: '' }])).toEqual({ 'days.1.closes': m.hours_time_needed() })
})

test('closed days are not over, in order, there in the calendar, and a year at most', () => {
  const eid = { firstDay: '2027-03-10', lastDay: '2027-03-12', why: 'Eid' }
  const check = (change: object) => checkClosed({ ...eid, ...change }, '2027-03-11')
  expect(check({})).toEqual({})
  expect(check({ lastDay: '2027-03-10' })).toEqual({ lastDay: m.hours_day_past() })
  expect(check({ firstDay: '2027-03-13' })).toEqual({ lastDay: m.hours_last_day_first() })
  expect(check({ firstDay: '2027-02-30' })).toEqual({ firstDay: m.hours_day_needed() })
  expect(check({ lastDay: '2028-03-11' })).toEqual({ lastDay: m.hours_days_too_many() })
  expect(check({ why: ' ' })).toEqual({ why: m.settings_needed() })
  expect(dayAt(new Date('2026-11-20T20:30:00Z'), 'Asia/Karachi')).toBe('2026-11-21')
})

test('dated hours have a name, days and times', () => {
  const ramadan = { name: 'Ramadan', firstDay: '2027-02-08', lastDay: '2027-03-09' }
  expect(checkDated({ ...ramadan, opens: '11:00', closes: '02:00' }, '2027-02-10')).toEqual({})
  expect(checkDated({ ...ramadan, name: ' ', opens: '11:00', closes: '' }, '2027-03-10')).toEqual({
    ...{ name: m.settings_needed(), lastDay: m.hours_day_past(), closes: m.hours_time_needed() },
  })
})

const noBreak = {
  ...{ name: 'Prayer', firstDay: null, lastDay: null, starts: null, ends: null },
  ...{ prayer: null, minutesBefore: null, minutesAfter: null },
}
const either = m.hours_break_either()

test.each<[object, Record<string, string>]>([
  [{ starts: '13:00', ends: '14:30' }, {}],
  [{ starts: '23:45', ends: '00:15' }, {}],
  [{ prayer: 'ASR', minutesBefore: 0, minutesAfter: 20 }, {}],
  [{ starts: '13:00' }, { ends: m.hours_time_needed() }],
  [{ starts: '13:00', ends: '14:30', minutesAfter: 5 }, { minutesBefore: either }],
  [{ prayer: 'ASR', starts: '13:00', minutesBefore: 1, minutesAfter: 1 }, { starts: either }],
  [{ prayer: 'ASR', minutesAfter: 20 }, { minutesBefore: m.hours_minutes_needed() }],
  [{ prayer: 'ASR', minutesBefore: 0, minutesAfter: 0 }, { minutesAfter: m.hours_minutes_needed() }],
  [{ starts: '13:00', ends: '14:30', firstDay: '2027-02-08' }, { lastDay: m.hours_day_needed() }],
])('a break with %j', (change, wrong) => {
  expect(checkBreak({ ...noBreak, ...change }, '2027-02-01')).toEqual(wrong)
})

const allYear = { firstDay: null, lastDay: null }
const friday: Break = { kind: 'FIXED', from: 780, to: 870, name: 'Friday prayer', weekday: 5, ...allYear }

test('the week is printed from Monday, days with the same hours together, with the prayers it closes for', () => {
  const weekly = [0, 1, 2, 3, 4, 5].map(weekday => ({ weekday, from: 600, to: 1440 }))
  const split = weekly.map(one => (one.weekday === 0 ? { ...one, to: 840 } : one))
  const asr: Break = {
    ...{ kind: 'PRAYER', prayer: 'ASR', before: 0, after: 15 },
    ...{ name: 'Asr', weekday: null, ...allYear },
  }
  const evening = { weekday: 0, from: 1080, to: 1560 }
  expect(weekLines({ weekly: [...split, evening], breaks: [friday, asr] })).toEqual([
    'Monday to Thursday: 10:00 to 24:00',
    'Friday: 10:00 to 13:00, 14:30 to 24:00',
    'Saturday: closed',
    'Sunday: 10:00 to 14:00, 18:00 to 02:00',
    'Short breaks: Asr',
  ])
})

test('closed days and other hours are shown a month ahead, until they are over', () => {
  const eid = { firstDay: '2027-03-10', lastDay: '2027-03-12', why: 'Eid' }
  const one = { firstDay: '2027-03-20', lastDay: '2027-03-20', why: 'Stocktaking' }
  const ramadan = { firstDay: '2027-02-08', lastDay: '2027-03-09', weekday: null, name: 'Ramadan' }
  const dated = [
    { ...ramadan, from: 660, to: 1020 },
    { ...ramadan, from: 1140, to: 1560 },
    { ...ramadan, weekday: 5, from: 870, to: 1560 },
  ]
  const lines = (today: string) => datedLines({ dated, closed: [eid, one] }, today)
  expect(lines('2027-03-12')).toEqual([
    'Closed from 10 Mar 2027 to 12 Mar 2027: Eid',
    'Closed on 20 Mar 2027: Stocktaking',
  ])
  expect(lines('2027-01-20')).toEqual([
    'Ramadan, 8 Feb 2027 to 9 Mar 2027: 11:00 to 17:00, 19:00 to 02:00',
    'Ramadan, Friday, 8 Feb 2027 to 9 Mar 2027: 14:30 to 02:00',
  ])
  expect(lines('2027-03-21')).toEqual([])
})
