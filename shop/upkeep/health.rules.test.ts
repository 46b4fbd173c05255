import { expect, test } from 'vitest'
import { isOverdue, needsOwner, stateOfRun } from './health.rules.ts'

const now = new Date('2026-11-29T12:00:00Z')
const ago = (hours: number, outcome: 'GOOD' | 'WRONG' | 'FAILED' | null = 'GOOD') => ({
  startedAt: new Date(now.getTime() - hours * 60 * 60 * 1000),
  outcome,
})
const since = ago(1000).startedAt

test('a run that did not end within an hour is lost, and a younger one is at work', () => {
  expect(stateOfRun(undefined, now)).toBe('NEVER')
  expect(stateOfRun(ago(0.9, null), now)).toBe('RUNNING')
  expect(stateOfRun(ago(1.1, null), now)).toBe('LOST')
  expect(stateOfRun(ago(5, 'WRONG'), now)).toBe('WRONG')
})

test.each([
  ['AUDIT', 36],
  ['BACKUP', 26],
  ['DRILL', 192],
] as const)('%s is overdue after %i hours without a good one', (kind, hours) => {
  const good = (age: number) => ({ latest: ago(0, 'WRONG'), latestGood: ago(age) })
  expect(isOverdue(kind, good(hours), { now, since })).toBe(false)
  expect(isOverdue(kind, good(hours + 1), { now, since })).toBe(true)
  expect(isOverdue(kind, { latest: ago(hours + 1, 'FAILED') }, { now, since })).toBe(true)
})

test('a backup that was never made is not overdue, an audit of a shop that is old enough is', () => {
  expect(isOverdue('BACKUP', {}, { now, since })).toBe(false)
  expect(isOverdue('AUDIT', {}, { now, since })).toBe(true)
  expect(isOverdue('AUDIT', {}, { now, since: ago(5).startedAt })).toBe(false)
})

test('the owner is needed for what is wrong, failed, lost or overdue', () => {
  expect((['GOOD', 'RUNNING', 'NEVER'] as const).map(state => needsOwner(state, false))).toEqual([
    ...[false, false, false],
  ])
  expect((['WRONG', 'FAILED', 'LOST'] as const).map(state => needsOwner(state, false))).toEqual([
    ...[true, true, true],
  ])
  expect(needsOwner('GOOD', true)).toBe(true)
})
