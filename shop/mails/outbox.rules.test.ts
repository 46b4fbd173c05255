import { expect, test } from 'vitest'
import { isTooOld, MOST_TRIES, waitAfter } from './outbox.rules.ts'

test('the pauses between tries grow, and the last try is the last', () => {
  const waits = Array.from({ length: MOST_TRIES }, (_, at) => waitAfter(at + 1))
  expect(waits.map(wait => wait && wait / 60_000)).toEqual([1, 5, 15, 60, undefined])
})

test('a message is too old after two days, or once its link is dead', () => {
  const written = new Date('2026-11-20T08:00:00Z')
  const later = (hours: number) => new Date(written.getTime() + hours * 3_600_000)
  expect(isTooOld('order-placed', written, later(47.9))).toBe(false)
  expect(isTooOld('order-placed', written, later(48.1))).toBe(true)
  expect(isTooOld('prove-email', written, later(0.9))).toBe(false)
  expect(isTooOld('prove-email', written, later(1.1))).toBe(true)
  expect(isTooOld('join-staff', written, later(47))).toBe(false)
})
