import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLater } from '../lib/dates/dates.ts'
import { daysLeft, stateOf, warningDue } from './certificates.rules.ts'

const term = { issuedOn: '2026-03-01', expiresOn: '2027-02-28', withdrawnAt: null }

test.each([
  ['2026-02-01', 'LATER'],
  ['2026-03-01', 'VALID'],
  ['2026-12-29', 'VALID'],
  ['2026-12-30', 'ENDING'],
  ['2027-02-28', 'ENDING'],
  ['2027-03-01', 'EXPIRED'],
])('on %s it is %s', (today, state) => {
  expect(stateOf(term, today)).toBe(state)
  expect(stateOf({ ...term, withdrawnAt: '2026-05-01T10:00:00Z' }, today)).toBe('WITHDRAWN')
})

test('the shop is warned 60, 30 and 7 days before the end', () => {
  const due = (left: number) => warningDue(term, daysLater(term.expiresOn, -left))
  expect([61, 60, 31, 30, 8, 7, 0, -1].map(due)).toEqual([undefined, 60, 60, 30, 30, 7, 7, undefined])
})

test('a certificate holds from its first to its last day, both included, on every day of two years', () => {
  const day = fc.integer({ min: 0, max: 730 }).map(days => daysLater('2026-01-01', days))
  fc.assert(
    fc.property(day, day, day, (one, other, today) => {
      const [issuedOn, expiresOn] = [one, other].sort() as [string, string]
      const holds = today >= issuedOn && today <= expiresOn
      const left = daysLeft({ expiresOn }, today)
      expect(daysLater(today, left)).toBe(expiresOn)
      const state = stateOf({ issuedOn, expiresOn, withdrawnAt: null }, today)
      expect(state === 'VALID' || state === 'ENDING').toBe(holds)
    }),
  )
})
