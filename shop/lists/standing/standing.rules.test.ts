import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdayOf } from '../../hours/day-hours.rules.ts'
import { dayAt, daysLater } from '../../lib/dates/dates.ts'
import {
  type Days,
  dueOf,
  firstDayOn,
  isNear,
  isOccurrence,
  mailDayOf,
  nextLook,
  type Outcome,
  occurrencesFrom,
  placeDayOf,
  resumedOn,
  type Step,
  type Wall,
  wallAt,
} from './standing.rules.ts'

/** Tuesday, 1 December 2026. */
const tuesday = '2026-12-01'
const weekly = { firstDay: tuesday, everyWeeks: 1 }
const at = (day: string, minute: number): Wall => ({ day, minute })
const none: Days = new Map()
const anyDay = fc.integer({ min: 0, max: 3000 }).map(days => daysLater('2026-01-01', days))
const anyWall = fc.record({ day: anyDay, minute: fc.integer({ min: 0, max: 1439 }) })
const anyPlan = fc.record({ firstDay: anyDay, everyWeeks: fc.constantFrom(1, 2, 4) })

test('the first day has the weekday, and its mail is still ahead', () => {
  // Its mail is due on Saturday at eight.
  expect(firstDayOn(2, at('2026-11-28', 479))).toBe(tuesday)
  expect(firstDayOn(2, at('2026-11-28', 480))).toBe('2026-12-08')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), anyWall, (weekday, now) => {
      const day = firstDayOn(weekday, now)
      expect(weekdayOf(day)).toBe(weekday)
      expect(mailDayOf(day) > now.day || (mailDayOf(day) === now.day && now.minute < 480)).toBe(true)
      expect(daysLater(day, -7) <= daysLater(now.day, 3)).toBe(true)
    }),
  )
})

test('the next days are those of the rhythm, from a day on', () => {
  expect(occurrencesFrom({ firstDay: tuesday, everyWeeks: 2 }, '2026-12-02', 3)).toEqual([
    '2026-12-15',
    '2026-12-29',
    '2027-01-12',
  ])
  fc.assert(
    fc.property(anyPlan, anyDay, (plan, from) => {
      const days = occurrencesFrom(plan, from, 4)
      for (const day of days) {
        expect(day >= from).toBe(true)
        expect(day >= plan.firstDay).toBe(true)
        expect(isOccurrence(plan, day)).toBe(true)
        expect(weekdayOf(day)).toBe(weekdayOf(plan.firstDay))
      }
      expect(new Set(days).size).toBe(4)
    }),
  )
})

test('three days before there is a mail, and two days before an order, each from eight on', () => {
  expect(dueOf(weekly, none, at('2026-11-28', 479))).toBeUndefined()
  expect(dueOf(weekly, none, at('2026-11-28', 480))).toEqual({ day: tuesday, step: 'TELL' })
  const told: Days = new Map([[tuesday, 'TOLD']])
  expect(dueOf(weekly, told, at('2026-11-29', 479))).toBeUndefined()
  expect(dueOf(weekly, told, at('2026-11-29', 480))).toEqual({ day: tuesday, step: 'PLACE' })
})

test('a day whose mail was missed is not ordered, and a day with a result needs nothing more', () => {
  expect(dueOf(weekly, none, at('2026-11-29', 480))).toEqual({ day: tuesday, step: 'MISS' })
  for (const outcome of ['SKIPPED', 'PLACED', 'NOT_PLACED'] as const)
    expect(dueOf(weekly, new Map([[tuesday, outcome]]), at('2026-11-30', 0))).toBeUndefined()
})

test('a paused order goes on with a day whose mail is ahead, or was sent', () => {
  const told: Days = new Map([[tuesday, 'TOLD']])
  expect(resumedOn(weekly, none, at('2026-11-28', 479))).toBe(tuesday)
  expect(resumedOn(weekly, none, at('2026-11-28', 480))).toBe('2026-12-08')
  expect(resumedOn(weekly, told, at('2026-11-28', 480))).toBe(tuesday)
  expect(resumedOn(weekly, told, at('2026-11-29', 480))).toBe('2026-12-08')
  expect(resumedOn(weekly, none, at('2026-12-05', 600))).toBe('2026-12-15')
})

test('a customer skips one of the next days of the order', () => {
  expect(isNear(weekly, '2026-12-22', at('2026-12-01', 0))).toBe(true)
  expect(isNear(weekly, '2026-12-29', at('2026-12-01', 0))).toBe(false)
  expect(isNear(weekly, '2026-12-02', at('2026-12-01', 0))).toBe(false)
})

test('the clock of the shop decides, also on days when it changes', () => {
  const wall = (moment: string, zone: string) => wallAt(new Date(moment), dayAt(moment, zone), zone)
  expect(wall('2026-11-27T20:30:00Z', 'Asia/Karachi')).toEqual(at('2026-11-28', 90))
  // In New York clocks go back on 1 November 2026: eight o'clock is an hour later in UTC.
  expect(wall('2026-11-01T12:59:00Z', 'America/New_York')).toEqual(at('2026-11-01', 479))
  expect(wall('2026-10-31T12:00:00Z', 'America/New_York')).toEqual(at('2026-10-31', 480))
})

/** The result that a step gives a day. */
const becomes: Record<Step['step'], Outcome> = { TELL: 'TOLD', PLACE: 'PLACED', MISS: 'NOT_PLACED' }

test('however often and however late the job looks, a day is ordered once at most, after its mail', () => {
  const looks = fc.array(fc.integer({ min: 1, max: 4 * 1440 }), { minLength: 5, maxLength: 60 })
  fc.assert(
    fc.property(anyPlan, looks, (plan, waits) => {
      const days = new Map<string, Outcome>()
      let minutes = -5 * 1440
      for (const wait of waits) {
        minutes += wait
        const day = daysLater(plan.firstDay, Math.floor(minutes / 1440))
        const now = at(day, ((minutes % 1440) + 1440) % 1440)
        for (let step = dueOf(plan, days, now); step; step = dueOf(plan, days, now)) {
          expect(isOccurrence(plan, step.day)).toBe(true)
          if (step.step === 'PLACE') expect(days.get(step.day)).toBe('TOLD')
          else expect(days.has(step.day)).toBe(false)
          if (step.step === 'TELL') expect(now.day < placeDayOf(step.day) || now.minute < 480).toBe(true)
          days.set(step.day, becomes[step.step])
        }
        const next = nextLook(plan, days, now)
        expect(next > now.day || (next === now.day && now.minute < 480)).toBe(true)
      }
    }),
  )
})
