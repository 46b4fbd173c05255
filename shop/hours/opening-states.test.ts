import { expect, test } from 'vitest'
import { daysLater } from '../lib/dates/dates.ts'
import { type Break, dayHours, type HoursPlan } from './day-hours.rules.ts'
import { openingStates } from './opening-states.server.ts'
import { heldStates } from './show-opening.ts'

const allYear = { firstDay: null, lastDay: null }
const friday: Break = { kind: 'FIXED', from: 780, to: 870, name: 'Friday prayer', weekday: 5, ...allYear }
const plan: HoursPlan = {
  weekly: [0, 1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, from: 600, to: 1440 })),
  ...{ dated: [], closed: [], breaks: [friday] },
}

/** A Thursday. */
const thursday = '2026-11-26'
const over = (more: Partial<HoursPlan>, days = 3, first = thursday) =>
  Array.from({ length: days }, (_, at) => dayHours(daysLater(first, at), { ...plan, ...more }, {}))
const inKarachi = (more: Partial<HoursPlan> = {}, days = 3) =>
  openingStates(thursday, over(more, days), 'Asia/Karachi').map(({ from, isOpen, says }) => [
    from.toLocaleString('sv', { timeZone: 'Asia/Karachi' }).slice(8, 16),
    isOpen ? 'open' : 'closed',
    says,
  ])

test('each opening, closing and break is a state that says how long it lasts', () => {
  expect(inKarachi()).toEqual([
    ['26 00:00', 'closed', 'Closed now, opens at 10:00'],
    ['26 10:00', 'open', 'Open until 24:00'],
    ['27 00:00', 'closed', 'Closed now, opens at 10:00'],
    ['27 10:00', 'open', 'Open until 13:00'],
    ['27 13:00', 'closed', 'Closed for Friday prayer until 14:30'],
    ['27 14:30', 'open', 'Open until 24:00'],
    ['28 00:00', 'closed', 'Closed now, opens at 10:00'],
    ['28 10:00', 'open', 'Open now'],
  ])
})

test('at midnight "tomorrow" becomes today, and a closed day says why', () => {
  const weekly = [{ weekday: 0, from: 600, to: 1080 }]
  const closed = [{ firstDay: '2026-11-29', lastDay: '2026-11-29', why: 'Eid' }]
  expect(inKarachi({ weekly, closed: [] }, 4).slice(-5)).toEqual([
    ['27 00:00', 'closed', 'Closed now, opens Sunday at 10:00'],
    ['28 00:00', 'closed', 'Closed now, opens tomorrow at 10:00'],
    ['29 00:00', 'closed', 'Closed now, opens at 10:00'],
    ['29 10:00', 'open', 'Open until 18:00'],
    ['29 18:00', 'closed', 'Closed now'],
  ])
  expect(inKarachi({ weekly, closed }, 12).filter(([from]) => from?.startsWith('29'))).toEqual([
    ['29 00:00', 'closed', 'Closed today: Eid'],
  ])
  expect(inKarachi({ weekly, closed }, 12)[1]).toEqual([
    '27 00:00',
    'closed',
    'Closed now, opens 6 Dec 2026 at 10:00',
  ])
})

test('a night that goes on after midnight is one opening, also into a closed day', () => {
  const weekly = [{ weekday: 4, from: 660, to: 1560 }]
  const closed = [{ firstDay: '2026-11-27', lastDay: '2026-11-27', why: 'Eid' }]
  expect(inKarachi({ weekly, closed }, 2)).toEqual([
    ['26 00:00', 'closed', 'Closed now, opens at 11:00'],
    ['26 11:00', 'open', 'Open until 02:00'],
    ['27 02:00', 'closed', 'Closed today: Eid'],
  ])
})

test('a break until the shop closes says when it opens again', () => {
  const late = { ...friday, from: 1380, to: 1440, weekday: 4 } as Break
  expect(inKarachi({ breaks: [late] }, 2)[2]).toEqual([
    '26 23:00',
    'closed',
    'Closed now, opens tomorrow at 10:00',
  ])
})

test.each(['2026-03-28', '2026-10-24'])(
  'states follow the clock of London around %s, when it changes',
  first => {
    const weekly = [0, 1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, from: 0, to: 150 }))
    const states = openingStates(first, over({ weekly, breaks: [] }, 3, first), 'Europe/London')
    const shown = states.map(({ from, isOpen }) => [
      from.toLocaleTimeString('sv', { timeZone: 'Europe/London' }).slice(0, 5),
      isOpen,
    ])
    expect(shown).toEqual(
      [0, 1, 2].flatMap(() => [
        ['00:00', true],
        ['02:30', false],
      ]),
    )
  },
)

test('a page holds the minutes between the states, and says nothing after the last', () => {
  const states = [
    { from: '1970-01-01T10:00:00.000Z', isOpen: true, says: 'Open until 24:00' },
    { from: '1970-01-02T00:00:00.000Z', isOpen: false, says: 'Closed now' },
  ]
  expect(heldStates({ states, until: '1970-01-02T00:30:00.000Z' })).toEqual([
    [600, 1, 'Open until 24:00'],
    [840, 0, 'Closed now'],
    [30, 0, ''],
  ])
})
