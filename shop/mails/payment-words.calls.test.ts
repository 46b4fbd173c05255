import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../database/pool.ts'
import { newLot } from '../../tests/support/lots/test-lots.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import type { OrderFacts } from './mail-facts.ts'
import { readOrderFacts } from './read-order-facts.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(30)
})
afterAll(() => shop.close())

/** Reads the facts of an order with plain spaces: amounts have one that does not break. */
async function factsOf(orderId: number, reported?: string): Promise<OrderFacts | undefined> {
  const facts = await readOrderFacts(databaseOn(shop.pool), orderId, reported, {
    timeZone: 'UTC',
    publicAddress: 'https://souk.example',
    smallestCoin: 0,
  })
  return facts && JSON.parse(JSON.stringify(facts).replaceAll('\u00a0', ' '))
}

/** Places a guest's order of one line; returns its id. */
async function place(productId: number, line: object = {}, pickupType = 'IN STORE'): Promise<number> {
  const order = guestOrder([{ productId, quantity: 1, ...line }])
  const { body } = await shop.post('/orders/save', { ...order, orders: { ...order.orders, pickupType } })
  return body.orders.orderId
}

const set = (orderId: number, method: string, state: string, paid = 0) =>
  shop.pool.query(
    'update orders set payment_method = $2, payment_state = $3, paid = $4 where order_id = $1',
    [orderId, method, state, paid],
  )

/** Chickens by the piece for Rs 825.00 a pound, about two pounds each. */
const chickens = () =>
  newProduct(shop.pool, {
    ...{ stock: 50, unit: 'piece', unitPrice: 82_500 },
    priced: { unit: 'lb', nominal: 2_000 },
  })

test.each([
  ['CASH', 'ON_DELIVERY', 'Cash in the shop'],
  ['CASH', 'PART_REFUNDED', 'Cash, partly paid back'],
  ['CASH', 'REFUNDED', 'Cash, paid back'],
  ['CARD', 'PART_REFUNDED', 'Card, partly refunded'],
  ['CARD', 'REFUNDED', 'Card, refunded'],
])('the mail about an order paid by %s that is %s says "%s"', async (method, state, words) => {
  const { productId } = await newProduct(shop.pool, { stock: 5 })
  const orderId = await place(productId)
  await set(orderId, method, state)
  expect((await factsOf(orderId))?.payment).toBe(words)
})

test('a mail says what is paid and what is still to pay', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 5, weighed: false })
  const orderId = await place(productId)
  await set(orderId, 'CARD', 'PAID', 6_000)
  const facts = await factsOf(orderId)
  expect(facts?.payment).toBe('Card, partly paid')
  expect(facts?.sums.slice(-2)).toEqual([
    { name: 'Paid', amount: 'Rs 60.00' },
    { name: 'Still to pay', amount: 'Rs 40.00' },
  ])
})

test('a mail says "about" and "at most" until the order is weighed, then what came', async () => {
  const { productId } = await chickens()
  const orderId = await place(productId, { quantity: 2 })
  const before = await factsOf(orderId, 'OPEN')
  expect(before?.lines[0]).toMatchObject({ quantity: '2 piece, about 4 lb', about: '' })
  expect(before?.sums).toMatchObject([{ name: 'Total, about' }, { name: 'At most' }])
  expect(before?.total).toBe('about Rs 3,300.00')
  expect(before?.cash).toBe(before?.sums.at(-1)?.amount)
  await shop.pool.query(
    `update order_items set final_weight = 4310, line_price = 355575, item_status = 'PICKED' where order_id = $1`,
    [orderId],
  )
  await shop.pool.query('update orders set price = 355575, grand_total = 355575 where order_id = $1', [
    orderId,
  ])
  const after = await factsOf(orderId, 'OPEN')
  expect(after?.lines[0]).toEqual({
    name: 'Test goods',
    quantity: '2 piece, 4.31 lb',
    about: 'You ordered about 4 lb, 4.31 lb came · Rs 255.75 more',
    price: 'Rs 3,555.75',
  })
  expect(after?.total).toBe('Rs 3,555.75')
  expect(after?.sums).toEqual([{ name: 'Total', amount: 'Rs 3,555.75', total: true }])
})

test('a line has the note of the shopper, which becomes no link, and says that the cut is weighed', async () => {
  const { productId } = await chickens()
  await shop.pool.query('update products set weighed_after = true where product_id = $1', [productId])
  const orderId = await place(productId, { notes: 'No skin,\nsee https://evil.example/now' })
  expect((await factsOf(orderId))?.lines[0]?.about).toBe(
    'You pay the weight after cutting · “No skin, see https evil. example/now”',
  )
})

test('each line of a mail about an order names its own lots', async () => {
  const [one, other] = [await newProduct(shop.pool, { stock: 9 }), await newProduct(shop.pool, { stock: 9 })]
  const lines = [one, other].map(({ productId }) => ({ productId, quantity: 1 }))
  const { body } = await shop.post('/orders/save', guestOrder(lines))
  for (const { orderItemId, productId } of body.orderItems as { orderItemId: number; productId: number }[]) {
    const lotId = await newLot(shop.pool, productId, { code: `of ${productId}` })
    await shop.pool.query(
      `insert into lot_movements (lot_id, change, cause, order_item_id, moved_at) values ($1, -1, 'PICKED', $2, now())`,
      [lotId, orderItemId],
    )
  }
  const { lines: shown } = (await factsOf(body.orders.orderId)) as OrderFacts
  expect(shown.map(({ about }) => about.match(/Lot of \d+/g))).toEqual(
    [one, other].map(({ productId }) => [`Lot of ${productId}`]),
  )
})
