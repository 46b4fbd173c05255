import { expect, test } from 'vitest'
import { exampleSlot } from '../../slots/slots.contract.ts'
import { openSlots } from './open-slots.rules.ts'

test('an order moves to a free window other than its own, also after the cut-off', () => {
  const [free, late, full, closed, own] = (['FREE', 'LATE', 'FULL', 'CLOSED', 'FREE'] as const).map(
    (state, at) => ({ ...exampleSlot, slotId: at, state, startsAt: `2026-11-27T1${at}:00:00.000Z` }),
  ) as [typeof exampleSlot, ...(typeof exampleSlot)[]]
  const days = [
    { day: '2026-11-27', slots: [free, late, full, closed, own].filter(slot => slot !== undefined) },
    { day: '2026-11-28', slots: [full, closed].filter(slot => slot !== undefined) },
  ]
  expect(openSlots(days, own?.startsAt ?? null)).toEqual([{ day: '2026-11-27', slots: [free, late] }])
})
