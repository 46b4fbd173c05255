import { afterAll, beforeAll, expect, test } from 'vitest'
import { newLot, productInLots, stockAndLots } from '../../tests/support/lots/test-lots.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { beginDayOf, NEW_DAY } from './new-day-job.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('lots whose day is over leave the stock when a day begins, however many they are', async () => {
  const { productId, availabilityId } = await productInLots(shop.pool, { stock: 513 })
  await newLot(shop.pool, productId, { onHand: 10 })
  await shop.pool.query(
    `insert into lots (product_id, branch_id, code, date_kind, expires_on, on_hand)
     select $1, 1, 'Ended ' || n, 'USE_BY', '2026-01-01', 1 from generate_series(1, 503) n`,
    [productId],
  )
  await shop.pool.query(
    `insert into lot_movements (lot_id, change, cause, moved_at)
     select lot_id, 1, 'OPENING', now() from lots where product_id = $1 and on_hand = 1`,
    [productId],
  )
  await shop.pool.query('update branches set day_begun = null')
  expect((await shop.pool.query(NEW_DAY)).rowCount).toBe(1)
  expect(await beginDayOf(shop.pool)).toEqual({ branches: 1 })
  expect(await stockAndLots(shop.pool, availabilityId)).toEqual({
    ...{ stock: 10, onHand: 10, over: 0, lots: 10, unbalanced: 0 },
  })
})
