import { expect, test } from 'vitest'
import { daysLeft } from './own-times.rules.ts'

const december = { prayer: 'DHUHR', firstDay: '2026-12-01', lastDay: '2026-12-31' } as const

test('an own time that keeps its days or gets more leaves none behind', () => {
  expect(daysLeft(december, december)).toEqual([])
  expect(daysLeft(december, { ...december, firstDay: '2026-11-01', lastDay: '2027-01-31' })).toEqual([])
})

test('an own time with fewer days leaves those before and after them', () => {
  expect(daysLeft(december, { ...december, firstDay: '2026-12-10', lastDay: '2026-12-20' })).toEqual([
    { ...december, lastDay: '2026-12-09' },
    { ...december, firstDay: '2026-12-21' },
  ])
})

test('an own time of another prayer or of other days leaves all its days', () => {
  expect(daysLeft(december, { ...december, prayer: 'ASR' })).toEqual([december])
  expect(daysLeft(december, { ...december, firstDay: '2027-01-01', lastDay: '2027-01-31' })).toEqual([
    december,
  ])
})
