import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastStart, readyAt } from './lead-time.rules.ts'

const at = (minutes: number) => new Date(minutes * 60_000)
/** Open from 10:00 to 13:00 and from 14:30 to 22:00, today and tomorrow. */
const spans = [
  { from: 600, to: 780 },
  { from: 870, to: 1320 },
  { from: 2040, to: 2220 },
  { from: 2310, to: 2760 },
]
const open = spans.map(({ from, to }) => ({ opensAt: at(from), closesAt: at(to) }))
const ready = (now: number, minutes: number) => {
  const moment = readyAt(open, at(now), minutes)
  return moment && moment.getTime() / 60_000
}

test('work goes on while the shop is open, and waits in breaks and at night', () => {
  expect(ready(700, 60)).toBe(760)
  expect(ready(760, 60)).toBe(910)
  expect(ready(500, 30)).toBe(630)
  expect(ready(1310, 30)).toBe(2060)
  expect(ready(700, 0)).toBe(700)
})

test('work for which the shop is not open long enough is never ready', () => {
  expect(ready(0, 1260)).toBe(2760)
  expect(ready(0, 1261)).toBeUndefined()
})

test('the last start leaves the shop open for long enough', () => {
  expect(lastStart(spans, 960, 60)).toBe(900)
  expect(lastStart(spans, 900, 60)).toBe(750)
  expect(lastStart(spans, 2040, 30)).toBe(1290)
  expect(lastStart(spans, 700, 0)).toBe(700)
  // Never for long enough: from the first opening on.
  expect(lastStart(spans, 2040, 5000)).toBe(600)
})

test('work that starts at the last moment is ready in time, and work that starts later is not', () => {
  const minute = fc.integer({ min: 0, max: 4000 })
  const anySpans = fc
    .uniqueArray(minute, { minLength: 2, maxLength: 8 })
    .map(all => all.toSorted((one, other) => one - other))
    .map(all => all.flatMap((to, index) => (index % 2 ? [{ from: all[index - 1] as number, to }] : [])))
  fc.assert(
    fc.property(anySpans, minute, fc.integer({ min: 1, max: 900 }), (some, begins, minutes) => {
      const openOf = some.map(({ from, to }) => ({ opensAt: at(from), closesAt: at(to) }))
      const isReady = (now: number) => {
        const moment = readyAt(openOf, at(now), minutes)
        return moment !== undefined && moment <= at(begins)
      }
      const last = lastStart(some, begins, minutes)
      const worked = some.reduce((all, { from, to }) => all + Math.max(0, Math.min(to, begins) - from), 0)
      expect(isReady(last)).toBe(worked >= minutes)
      expect(isReady(last + 1)).toBe(false)
    }),
  )
})
