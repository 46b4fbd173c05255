import { expect, test } from 'vitest'
import { type Break, breaksWithin, dayHours, type HoursPlan, openOn, openOver } from './day-hours.rules.ts'
import { DAY } from './spans.rules.ts'

const [ten, midnight] = [600, DAY]
const allDays = { firstDay: null, lastDay: null }
const friday: Break = { kind: 'FIXED', from: 780, to: 870, name: 'Friday prayer', weekday: 5, ...allDays }
const noon: Break = {
  ...{ kind: 'PRAYER', prayer: 'DHUHR', before: 5, after: 20 },
  ...{ name: 'Prayer', weekday: null, ...allDays },
}
const plan: HoursPlan = {
  weekly: [0, 1, 2, 3, 4, 5].map(weekday => ({ weekday, from: ten, to: midnight })),
  dated: [],
  closed: [],
  breaks: [friday, noon],
}
const ramadan = { firstDay: '2026-02-18', lastDay: '2026-03-19', weekday: null, name: 'Ramadan' }
const times = { DHUHR: 740, MAGHRIB: 1090 }
const on = (day: string, more: Partial<HoursPlan> = {}) => dayHours(day, { ...plan, ...more }, times)
const openDuring = (day: string, more: Partial<HoursPlan> = {}) => openOver([on(day, more)])

test('a shop is open at its usual hours, without its breaks', () => {
  expect(openDuring('2026-11-26')).toEqual([
    { from: 600, to: 735 },
    { from: 760, to: 1440 },
  ])
  expect(openDuring('2026-11-28')).toEqual([])
})

test('on Friday its own break takes the place of the one at noon', () => {
  expect(openDuring('2026-11-27')).toEqual([
    { from: 600, to: 780 },
    { from: 870, to: 1440 },
  ])
})

test('dated hours replace the usual ones, also on a weekday without any', () => {
  const dated = [{ ...ramadan, from: 660, to: 1560 }]
  expect(on('2026-02-21', { dated })).toMatchObject({ open: [{ from: 660, to: 1560 }], name: 'Ramadan' })
  expect(on('2026-03-20', { dated }).name).toBeNull()
})

test('hours after midnight end in a break of the next day, and two days that meet are one time', () => {
  const dated = [{ ...ramadan, from: 660, to: 1560 }]
  const night: Break = { kind: 'FIXED', from: 30, to: 60, name: 'Count', weekday: null, ...allDays }
  const days = ['2026-02-23', '2026-02-24'].map(day => on(day, { dated, breaks: [night] }))
  expect(openOver(days)).toEqual([
    { from: 660, to: 1470 },
    { from: 1500, to: 1560 },
    { from: 2100, to: 3000 },
  ])
  const whole = [0, 1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, from: 0, to: DAY }))
  const around = ['2026-11-26', '2026-11-27'].map(day => on(day, { weekly: whole, breaks: [] }))
  expect(openOver(around)).toEqual([{ from: 0, to: 2 * DAY }])
})

test('a closed day has its reason, and no hours but those of the evening before', () => {
  const closed = [{ firstDay: '2026-03-20', lastDay: '2026-03-21', why: 'Eid' }]
  const dated = [{ ...ramadan, lastDay: '2026-03-21', from: 660, to: 1560 }]
  const days = ['2026-03-19', '2026-03-20'].map(day => on(day, { dated, closed, breaks: [] }))
  expect(days.map(({ closed }) => closed)).toEqual([null, 'Eid'])
  expect(openOver(days)).toEqual([{ from: 660, to: 1560 }])
})

test('a break at a prayer that has no time there is left out and named', () => {
  const after = dayHours('2026-11-26', plan, {})
  expect(after).toMatchObject({ breaks: [], unknown: ['DHUHR'] })
})

test('a break of the next morning ends the evening before it, and is shown on its own day', () => {
  const dated = [{ ...ramadan, from: 660, to: 1560 }]
  const night: Break = { kind: 'FIXED', from: 30, to: 60, name: 'Count', weekday: null, ...allDays }
  const hours = { dated, breaks: [night] }
  const [evening, next] = [on('2026-02-23', hours), on('2026-02-24', hours)]
  expect(openOn(evening, next)).toEqual([
    { from: 660, to: 1470 },
    { from: 1500, to: 1560 },
  ])
  expect(breaksWithin(next.breaks, next.open, evening.open)).toHaveLength(1)
  expect(breaksWithin(next.breaks, next.open, [])).toEqual([])
})
