import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesWithin } from '../hours/spans.rules.ts'
import { type Pattern, windowsOf } from './windows.rules.ts'

const pattern: Pattern = {
  ...{ weekdays: [0, 1, 2, 3, 4, 5, 6], firstDay: null, lastDay: null, anchor: null },
  ...{ starts: 600, ends: 1200, every: 120, length: 120, capacity: 10, needs: 'WHOLE' },
  ...{ cutOff: { minutes: 60 }, leadMinutes: 0 },
}
const friday = '2026-11-27'
const open = [
  { from: 600, to: 780 },
  { from: 870, to: 1440 },
]
const made = (more: Partial<Pattern> = {}, day = friday, times = {}) =>
  windowsOf(day, { ...pattern, ...more }, { open, times })

test('windows that lie in a break are not offered, and each has its cut-off', () => {
  expect(made()).toEqual([
    { from: 600, to: 720, capacity: 10, orderBy: 540 },
    { from: 960, to: 1080, capacity: 10, orderBy: 900 },
    { from: 1080, to: 1200, capacity: 10, orderBy: 1020 },
  ])
})

test('a window that is open for a part of it has as much less room', () => {
  expect(made({ needs: 'PART' }).map(({ from, capacity }) => [from, capacity])).toEqual([
    [600, 10],
    [720, 5],
    [840, 7],
    [960, 10],
    [1080, 10],
  ])
})

test('a cut-off at a time of a day before is before midnight', () => {
  expect(made({ cutOff: { days: 2, at: 1080 } })[0]?.orderBy).toBe(1080 - 2880)
})

test('a window whose orders are prepared while it is open has an earlier cut-off', () => {
  const orderBy = (leadMinutes: number) => made({ leadMinutes }).map(window => window.orderBy)
  expect(orderBy(0)).toEqual([540, 900, 1020])
  // The break between 13:00 and 14:30 does not count.
  expect(orderBy(120).slice(1)).toEqual([750, 960])
  expect(orderBy(150).slice(1)).toEqual([720, 930])
})

test('windows of a prayer begin around it, and none is made where it has no time', () => {
  const iftar = { anchor: 'MAGHRIB', starts: -60, ends: 0, every: 30, length: 30 } as const
  expect(made(iftar, friday, { MAGHRIB: 1063 }).map(({ from }) => from)).toEqual([1003, 1033])
  expect(made(iftar)).toEqual([])
})

test('a pattern makes windows only on its days', () => {
  expect(made({ weekdays: [6] })).toEqual([])
  expect(made({ firstDay: '2026-11-28' })).toEqual([])
  expect(made({ lastDay: '2026-11-26' })).toEqual([])
})

test('no window lies outside of the hours for more than it may, nor has more room than its pattern', () => {
  const minute = fc.integer({ min: 0, max: 1800 })
  const spans = fc
    .uniqueArray(minute, { minLength: 2, maxLength: 6 })
    .map(all => all.toSorted((one, other) => one - other))
    .map(all => all.flatMap((to, at) => (at % 2 ? [{ from: all[at - 1] as number, to }] : [])))
  const length = fc.integer({ min: 1, max: 300 })
  fc.assert(
    fc.property(
      spans,
      minute,
      length,
      length,
      fc.integer({ min: 0, max: 50 }),
      (open, starts, length, every, capacity) => {
        for (const needs of ['WHOLE', 'PART'] as const) {
          const given = { ...pattern, starts, ends: 1800, length, every, capacity, needs }
          for (const window of windowsOf(friday, given, { open, times: {} })) {
            const minutes = minutesWithin(open, window)
            expect(window.to - window.from).toBe(length)
            expect(minutes * 2).toBeGreaterThanOrEqual(length)
            expect(needs === 'WHOLE' ? minutes : length).toBe(length)
            expect(window.capacity * length).toBeLessThanOrEqual(capacity * minutes)
          }
        }
      },
    ),
  )
})
