import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../hours/spans.rules.ts'
import { daysLater } from '../../lib/dates/dates.ts'
import { type Advance, advanceWords, checkAdvance, isInTime } from './advance.rules.ts'

const MINUTE = 60_000
/** A shop whose clock shows UTC. */
const momentOf = (day: string, minutes: number) => new Date(Date.parse(day) + minutes * MINUTE)
const rule = (more: Partial<Advance> = {}): Advance => ({
  ...{ weekdays: [6], firstDay: null, lastDay: null, cutOffDays: 2, cutOffTime: 18 * 60, leadMinutes: null },
  ...more,
})
const at = (moment: string) => ({ now: new Date(moment), momentOf })
const window = (day: string, time = '10:00') => ({ day, startsAt: new Date(`${day}T${time}:00Z`) })

describe('goods that are ordered by Thursday, 18:00, for Saturday', () => {
  const saturday = window('2026-12-05')

  test('are in time until then, not a moment longer', () => {
    expect(isInTime(rule(), saturday, at('2026-12-03T17:59:59Z'))).toBe(true)
    expect(isInTime(rule(), saturday, at('2026-12-03T18:00:00Z'))).toBe(false)
    expect(isInTime(rule(), window('2026-12-12'), at('2026-12-03T18:00:00Z'))).toBe(true)
  })

  test('are handed over on no other day, and only between the days of the rule', () => {
    expect(isInTime(rule(), window('2026-12-06'), at('2026-11-01T00:00:00Z'))).toBe(false)
    const dated = rule({ firstDay: '2026-12-06', lastDay: '2026-12-19' })
    const days = ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26']
    expect(days.filter(day => isInTime(dated, window(day), at('2026-11-01T00:00:00Z')))).toEqual(
      days.slice(1, 3),
    )
  })
})

test('goods with a notice are in time if a window begins late enough', () => {
  const notice = rule({
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    cutOffDays: null,
    cutOffTime: null,
    leadMinutes: 1440,
  })
  expect(isInTime(notice, window('2026-12-05', '10:00'), at('2026-12-04T09:59:00Z'))).toBe(true)
  expect(isInTime(notice, window('2026-12-05', '10:00'), at('2026-12-04T10:00:00Z'))).toBe(false)
})

test('an order that is in time was in time before, and one that is late stays late', () => {
  const rules = fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    cutOffDays: fc.integer({ min: 0, max: 14 }),
    cutOffTime: fc.integer({ min: 0, max: DAY }),
  })
  const minutes = fc.integer({ min: 0, max: 40 * DAY })
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 30 }), minutes, minutes, (some, ahead, one, other) => {
      const slot = window(daysLater('2026-12-01', ahead))
      const [first, second] = [one, other].sort((left, right) => left - right) as [number, number]
      const isIn = (minute: number) =>
        isInTime(rule(some), slot, { now: momentOf('2026-12-01', minute), momentOf })
      if (isIn(second)) expect(isIn(first)).toBe(true)
    }),
  )
})

test('a rule says until when to order', () => {
  expect(advanceWords(rule())).toBe('Order by Thursday, 18:00, for Saturday')
  expect(advanceWords(rule({ weekdays: [1], cutOffDays: 3 }))).toBe('Order by Friday, 18:00, for Monday')
  expect(advanceWords(rule({ cutOffDays: 9 }))).toBe('Order by 18:00, 9 days before')
  expect(advanceWords(rule({ firstDay: '2026-12-26', lastDay: '2026-12-26' }))).toBe(
    'Order by Thu, 24 Dec, 18:00, for Sat, 26 Dec',
  )
  expect(advanceWords(rule({ weekdays: [2, 5] }))).toBe('Order by 18:00, 2 days before')
  expect(advanceWords(rule({ weekdays: [2, 5], cutOffDays: 1 }))).toBe('Order by 18:00 the day before')
  expect(advanceWords(rule({ weekdays: [2, 5], cutOffDays: 0 }))).toBe('Order by 18:00 for the same day')
  const notice = { cutOffDays: null, cutOffTime: null }
  expect(advanceWords(rule({ ...notice, leadMinutes: 1440 }))).toBe('Order at least 24 hours ahead')
  expect(advanceWords(rule({ ...notice, leadMinutes: 90 }))).toBe('Order at least 90 minutes ahead')
})

test('a rule without goods, days or a cut-off is refused at the field', () => {
  const written = {
    ...{
      ruleName: 'Lamb',
      deptNames: ['MEAT'],
      productIds: [],
      weekdays: [6],
      firstDay: null,
      lastDay: null,
    },
    ...{ cutOffDays: 2, cutOffTime: '18:00', leadMinutes: null },
  }
  const wrong = (more: object) => Object.keys(checkAdvance({ ...written, ...more }, '2026-12-01'))
  expect(wrong({})).toEqual([])
  expect(wrong({ ruleName: ' ' })).toEqual(['ruleName'])
  expect(wrong({ deptNames: [] })).toEqual(['deptNames'])
  expect(wrong({ weekdays: [] })).toEqual(['weekdays'])
  expect(wrong({ cutOffDays: null })).toEqual(['cutOffDays'])
  expect(wrong({ cutOffDays: 15 })).toEqual(['cutOffDays'])
  expect(wrong({ leadMinutes: 60 })).toEqual(['leadMinutes'])
  expect(wrong({ leadMinutes: 0, cutOffDays: null, cutOffTime: null })).toEqual(['leadMinutes'])
  expect(wrong({ firstDay: '2026-12-09', lastDay: '2026-12-08' })).toEqual(['lastDay'])
})
