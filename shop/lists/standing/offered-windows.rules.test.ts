import { expect, test } from 'vitest'
import { windowsByWeekday } from './offered-windows.rules.ts'

test('a weekday has each window of its days once, the earliest first', () => {
  const [noon, evening] = [
    { starts: '12:00', ends: '14:00' },
    { starts: '18:00', ends: '20:00' },
  ]
  const found = windowsByWeekday([
    { day: '2026-12-04', slots: [evening] },
    { day: '2026-12-06', slots: [noon] },
    { day: '2026-12-11', slots: [noon, evening] },
  ])
  expect([...found]).toEqual([
    [0, [noon]],
    [5, [noon, evening]],
  ])
})
