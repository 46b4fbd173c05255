import { expect, test } from 'vitest'
import { openTimes } from './store-data.ts'

const day = { branchId: 1, opens: '10:00:00', closes: '24:00:00', breakStarts: null, breakEnds: null }

test('days with the same hours are grouped, and a break splits the hours in two', () => {
  const friday = { ...day, weekday: 5, breakStarts: '13:00:00', breakEnds: '14:30:00' }
  const other = { ...day, branchId: 2, weekday: 0 }
  expect(openTimes([{ ...day, weekday: 0 }, { ...day, weekday: 1 }, friday, other])).toEqual([
    { days: [0, 1], opens: '10:00', closes: '23:59' },
    { days: [5], opens: '10:00', closes: '13:00' },
    { days: [5], opens: '14:30', closes: '23:59' },
  ])
})
