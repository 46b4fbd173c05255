import { expect, test } from 'vitest'
import { windowsByWeekday } from './offered-windows.rules.ts'

const [noon, evening] = [
  { starts: '12:00', ends: '14:00' },
  { starts: '18:00', ends: '20:00' },
]
const until = (window: typeof noon, orderBy: string) => ({ ...window, orderBy: `${orderBy}:00.000Z` })

test('a weekday has each window of its days once, the earliest first', () => {
  const found = windowsByWeekday(
    [
      { day: '2026-12-04', slots: [until(evening, '2026-12-04T12:00')] },
      { day: '2026-12-06', slots: [until(noon, '2026-12-06T06:00')] },
      { day: '2026-12-11', slots: [until(noon, '2026-12-11T06:00'), until(evening, '2026-12-11T12:00')] },
    ],
    'Asia/Karachi',
  )
  expect([...found]).toEqual([
    [0, [noon]],
    [5, [noon, evening]],
  ])
})

test('a window that takes no more orders when standing orders are placed is not offered', () => {
  // Standing orders are placed from 08:00 in Karachi, two days before.
  const days = [
    { day: '2026-12-04', slots: [until(evening, '2026-12-02T04:00')] },
    {
      day: '2026-12-06',
      slots: [until(noon, '2026-12-03T19:00'), until(evening, '2026-12-04T04:01')],
    },
  ]
  expect([...windowsByWeekday(days, 'Asia/Karachi')]).toEqual([[0, [evening]]])
})
