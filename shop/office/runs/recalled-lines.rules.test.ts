import { expect, test } from 'vitest'
import type { DriverStop } from '../../payments/runs/runs.contract.ts'
import { exampleMine } from '../../payments/runs/runs.examples.ts'
import { recalledLines } from './recalled-lines.rules.ts'

const line = exampleMine.runs[0]?.stops[0]?.lines[0] as DriverStop['lines'][number]

test('a recalled line is not for the customer until it is refused', () => {
  const bad = { ...line, orderItemId: 2, recalled: ['GP-2611'] }
  expect(recalledLines({ lines: [line, bad] })).toEqual([bad])
  expect(recalledLines({ lines: [{ ...bad, refusal: 'Recalled' }] })).toEqual([])
  expect(recalledLines({ lines: [{ ...bad, itemStatus: 'UNAVAILABLE' }] })).toEqual([])
})
