import { expect, test } from 'vitest'
import type { LotMovement } from '../../lots/lots.fields.ts'
import { ledgerOf } from './lot-ledger.rules.ts'

const movement: LotMovement = {
  ...{ movementId: 1, change: 20, cause: 'RECEIVED', note: null, by: null, orderItemId: null },
  ...{ receiptId: 7, movedAt: '2026-11-28T08:00:00.000Z' },
}

test('each change of a lot is followed by the amount that was there after it', () => {
  const rows = ledgerOf(17.6, [
    { ...movement, movementId: 3, change: -0.3, cause: 'WASTE' },
    { ...movement, movementId: 2, change: -2.1, cause: 'PICKED' },
    movement,
  ])
  expect(rows.map(({ movementId, after }) => [movementId, after])).toEqual([
    [3, 17.6],
    [2, 17.9],
    [1, 20],
  ])
  expect(ledgerOf(0, [])).toEqual([])
})
