import { expect, test } from 'vitest'
import { openedGoods } from './opened-goods.rules.ts'

const move = (lotId: number, counts: number, orderItemId = 1) => ({ lotId, counts, orderItemId })

test('goods that came back stay away from the shelf, lot by lot', () => {
  expect(openedGoods([move(7, -2), move(7, -1, 2), move(8, -4)])).toEqual([
    { lotId: 7, counts: 3 },
    { lotId: 8, counts: 4 },
  ])
})

test('goods that moved to another line of the order never came back', () => {
  expect(openedGoods([move(7, -2), move(7, 2, 2)])).toEqual([])
  expect(openedGoods([move(7, -2), move(7, 5, 2)])).toEqual([])
  expect(openedGoods([move(7, -3), move(7, 1, 2), move(8, 3)])).toEqual([{ lotId: 7, counts: 2 }])
})
