import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../database/pool.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { readOrderFacts } from './read-order-facts.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test.each([
  ['CASH', 'PART_REFUNDED', 'In cash, partly paid back'],
  ['CASH', 'REFUNDED', 'In cash, paid back'],
  ['CARD', 'PART_REFUNDED', 'By card, partly refunded'],
  ['CARD', 'REFUNDED', 'By card, refunded'],
])('the mail about an order paid by %s that is %s says "%s"', async (method, state, words) => {
  const { productId } = await newProduct(shop.pool, { stock: 5 })
  const { body } = await shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }]))
  const { orderId } = body.orders
  await shop.pool.query('update orders set payment_method = $2, payment_state = $3 where order_id = $1', [
    orderId,
    method,
    state,
  ])
  const facts = await readOrderFacts(databaseOn(shop.pool), orderId, undefined, {
    timeZone: 'UTC',
    publicAddress: 'https://souk.example',
    smallestCoin: 0,
  })
  expect(facts?.payment).toBe(words)
})
