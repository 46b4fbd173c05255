import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../database/pool.ts'
import { derivedFrom } from '../../server/process/secret.ts'
import { openTestShop, TEST_SECRET, type TestShop } from '../../tests/support/test-shop.ts'
import { lowStockMessage } from './low-stock-message.server.ts'
import { outboxOn } from './outbox-on.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const noon = (day: string) => new Date(`${day}T07:00:00Z`)
const message = (at: Date) => lowStockMessage(databaseOn(shop.pool), at)

test('the shop gets a mail about low stock once a day, in the morning', async () => {
  await shop.pool.query('update stock set low_at = 0')
  await shop.pool.query('update availabilities set on_hand = 100 where on_hand < 1')
  expect(await message(noon('2026-11-20'))).toBeUndefined()
  await shop.pool.query(`update availabilities set on_hand = 0, held = 0 where availability_id =
    (select availability_id from stock where product_id = 101)`)
  // Five in the morning in Karachi.
  expect(await message(new Date('2026-11-20T00:00:00Z'))).toBeUndefined()
  const mail = await message(noon('2026-11-20'))
  expect(mail).toMatchObject({ template: 'low-stock', recipient: 'salam@souk.example' })
  expect(mail?.data.goods).toEqual([expect.objectContaining({ name: 'Whole Chicken', price: 'sold out' })])
  const outbox = outboxOn(databaseOn(shop.pool), { derive: derivedFrom(TEST_SECRET) })
  for (const day of ['2026-11-20', '2026-11-20', '2026-11-21']) {
    const written = await message(noon(day))
    if (written) await outbox.add(written)
  }
  const { rowCount } = await shop.pool.query(`select 1 from outbox where template = 'low-stock'`)
  expect(rowCount).toBe(2)
})
