import { expect, test } from 'vitest'
import { dayWords, orderByWords, reasonOf, slotAmong } from './slot-choice.rules.ts'
import { exampleSlot, type ShownSlot } from './slots.contract.ts'

const slot = (slotId: number, state: ShownSlot['state'] = 'FREE'): ShownSlot => ({
  ...exampleSlot,
  slotId,
  state,
})
const days = [
  { day: '2026-11-26', slots: [slot(1, 'LATE'), slot(2, 'FULL')] },
  { day: '2026-11-27', slots: [slot(3, 'FULL'), slot(4), slot(5)] },
]

test.each<[string, number | undefined, boolean, number]>([
  ['without a choice the earliest free window counts', undefined, false, 4],
  ['a chosen window counts while it is free', 5, false, 5],
  ['a chosen window that is full counts no longer', 3, false, 4],
  ['a window that is not in the list counts no longer', 9, false, 4],
  ['a window that was sent counts even if the order itself has filled it', 3, true, 3],
])('%s', (_, slotId, isSent, counts) => {
  expect(slotAmong(days, slotId, isSent)?.slotId).toBe(counts)
})

test('if no window is free, none counts', () => {
  expect(slotAmong(days.slice(0, 1), 2)).toBeUndefined()
  expect(slotAmong([], undefined)).toBeUndefined()
})

test('a day without a free window says why', () => {
  expect(reasonOf(days[0]?.slots ?? [])).toBe('Full')
  expect(reasonOf(days[1]?.slots ?? [])).toBeUndefined()
  expect(reasonOf([slot(1, 'LATE')])).toBe('Too late to order')
  expect(reasonOf([slot(1, 'CLOSED')])).toBe('Closed')
})

test('the next two days have names', () => {
  const words = ['2026-11-30', '2026-12-01', '2026-12-02'].map(day => dayWords(day, '2026-11-30'))
  expect(words).toEqual(['Today', 'Tomorrow', 'Wed, 2 Dec'])
})

test('a cut-off of today or tomorrow is shown, by the clock of the shop', () => {
  const until = (orderBy: string) => orderByWords({ orderBy }, '2026-11-26', 'Asia/Karachi')
  expect(until('2026-11-26T18:59:00.000Z')).toBe('Order by 23:59')
  expect(until('2026-11-26T19:00:00.000Z')).toBe('Order by 00:00 tomorrow')
  expect(until('2026-11-27T19:00:00.000Z')).toBeUndefined()
})
