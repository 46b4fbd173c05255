import { expect, test } from 'vitest'
import { latestEnd, minutesOpen } from './preview-bar.rules.ts'

const evening = { opens: '18:00', closes: '24:00' }
const night = [
  { opens: '22:00', closes: '00:30' },
  { opens: '01:00', closes: '02:00' },
]

test('hours after a break past midnight go on the next day', () => {
  expect(minutesOpen([evening])).toEqual([{ from: 1080, to: 1440 }])
  expect(minutesOpen(night)).toEqual([
    { from: 1320, to: 1470 },
    { from: 1500, to: 1560 },
  ])
})

test('bars end at midnight, or when the latest of the days ends', () => {
  const day = { day: '2026-11-27', breaks: [], closed: null, name: null, prayers: [], unknown: [] }
  expect(latestEnd([])).toBe(1440)
  expect(
    latestEnd([
      { ...day, open: night },
      { ...day, open: [evening] },
    ]),
  ).toBe(1560)
})
