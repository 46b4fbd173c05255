import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
let rice: Goods
let okra: Goods
type Goods = Awaited<ReturnType<typeof newProduct>>
beforeAll(async () => {
  shop = await openTestShop(20)
  staff = await signUp(shop, 'orders')
})
beforeEach(async () => {
  rice = await newProduct(shop.pool, { stock: 20, unitPrice: 10_000 })
  okra = await newProduct(shop.pool, { stock: 40, unitPrice: 8_000, step: 250 })
})
afterAll(() => shop.close())

/** Orders three of rice and 1.5 lb of okra; returns the order as staff see it. */
async function order() {
  const lines = [
    { productId: rice.productId, quantity: 3 },
    { productId: okra.productId, quantity: 1.5 },
  ]
  return look((await shop.post('/orders/save', guestOrder(lines))).body.orders.orderNum)
}
const look = async (orderNum: string) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body
type Order = Awaited<ReturnType<typeof look>>
const edit = ({ orders: { orderId, version } }: Order, change: object) =>
  shop.post('/orders/edit', { orderId, version, ...change }, staff.bearer)
const itemOf = (one: Order, goods: Goods) =>
  one.orderItems.find((item: { productId: number }) => item.productId === goods.productId)
const stocks = async () => [
  await onHand(shop.pool, rice.availabilityId),
  await onHand(shop.pool, okra.availabilityId),
]

test('lines are removed: they stay visible at no price and hold no stock, and can be put back', async () => {
  const before = await order()
  const { orderItemId } = itemOf(before, rice)
  expect((await edit(before, { removed: [orderItemId] })).body.total).toBe(120)
  const removed = await look(before.orders.orderNum)
  expect(itemOf(removed, rice)).toMatchObject({ itemStatus: 'REMOVED', quantity: 3, lineTotal: 0 })
  expect(await stocks()).toEqual([20, 34])
  const { orderNum, link } = removed.orders
  const own = (await shop.get(`/orders/findByLink/${orderNum}/${link}`)).body
  expect(own.orderItems).toMatchObject([{ itemStatus: 'REMOVED', lineTotal: 0 }, {}])
  const last = [itemOf(removed, okra).orderItemId]
  expect((await edit(removed, { removed: last })).body.type).toBe('/problems/empty')
  await edit(removed, { items: [{ orderItemId, itemStatus: 'NEW' }] })
  const back = await look(orderNum)
  expect([itemOf(back, rice).itemStatus, back.orders.grandTotal]).toEqual(['NEW', 420])
  expect(await stocks()).toEqual([17, 34])
})

test('a line gets another cut at the difference of the surcharges, and another note', async () => {
  await shop.pool.query(
    `update products set cutting_attributes = array['Whole', 'Sliced', 'Diced'], option_prices = '{"cuttingAttributes": {"Sliced": 1500, "Diced": 2500}}'
     where product_id = $1`,
    [rice.productId],
  )
  const line = { productId: rice.productId, quantity: 3, cuttingAttributes: 'Sliced', notes: 'Thin' }
  const { body } = await shop.post('/orders/save', guestOrder([line]))
  const before = await look(body.orders.orderNum)
  expect([before.orders.grandTotal, before.offered[0].cuttingAttributes]).toEqual([
    345,
    ['Whole', 'Sliced', 'Diced'],
  ])
  // The price of the day of the order stays.
  await shop.pool.query('update products set unit_price = 50000 where product_id = $1', [rice.productId])
  const { orderItemId } = before.orderItems[0]
  const change = { orderItemId, cuttingAttributes: 'Diced', notes: 'Very small' }
  expect((await edit(before, { items: [change] })).body.total).toBe(375)
  const after = await look(before.orders.orderNum)
  expect(after.orderItems[0]).toMatchObject({
    ...{ attributes: { cuttingAttributes: 'Diced' }, notes: 'Very small', effectivePrice: 125 },
    ...{ lineTotal: 375, quantity: 3 },
  })
  const unknown = await edit(after, { items: [{ orderItemId, cuttingAttributes: 'Minced' }] })
  expect(unknown.body.errors).toMatchObject([{ field: 'items.0.cuttingAttributes' }])
})
