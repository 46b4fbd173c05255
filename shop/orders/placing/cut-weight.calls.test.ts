import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop(20)
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

type Goods = Awaited<ReturnType<typeof newProduct>>

/** Makes a product weighed after its cut: boneless leaves three quarters of the weight, mince four fifths. */
async function cutToOrder({ productId }: Goods): Promise<void> {
  await shop.pool.query(
    `update products set weighed_after = true, cutting_attributes = '{Boneless,Mince}',
       choice_yields = '{"cuttingAttributes": {"Boneless": 7500, "Mince": 8000}}' where product_id = $1`,
    [productId],
  )
}
/** Goat by the pound in quarters, for Rs 1,000.00. */
async function goat(stock: number): Promise<Goods> {
  const goods = await newProduct(shop.pool, { stock, step: 250, counted: 1, unitPrice: 100_000 })
  await cutToOrder(goods)
  return goods
}
const line = ({ productId }: Goods, quantity: number, cuttingAttributes = 'Boneless') => ({
  ...{ productId, quantity, cuttingAttributes },
})
const price = async (...items: object[]) =>
  (await shop.post('/cart/price', { items, pickupType: 'IN STORE' })).body
const place = (...items: object[]) => shop.post('/orders/save', guestOrder(items))
const look = async (orderNum: string) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body
const left = ({ availabilityId }: Goods) => onHand(shop.pool, availabilityId)

async function printed(...items: object[]) {
  const { body } = await place(...items)
  await shop.post('/orders/markPrinted', { orderIds: [body.orders.orderId] }, staff.bearer)
  return look(body.orders.orderNum)
}
type Seen = Awaited<ReturnType<typeof look>>
const edit = ({ orders, orderItems }: Seen, change: object) =>
  shop.post(
    '/orders/edit',
    {
      ...{ orderId: orders.orderId, version: orders.version },
      items: [{ orderItemId: orderItems[0].orderItemId, ...change }],
    },
    staff.bearer,
  )

test('an order of cut weight costs that weight, and the stock loses the whole, until it is rejected', async () => {
  const goods = await goat(10_000)
  const priced = await price(line(goods, 2))
  expect(priced).toMatchObject({ total: 2000, most: 2300 })
  const same = { lineTotal: 2000, lineCap: 2300, estimatedMeasure: 2, readyMeasure: null, weighedAfter: true }
  expect(priced.lines[0]).toMatchObject({ ...same, left: 7.5, trouble: null })
  const order = await printed(line(goods, 2))
  expect(order.orderItems[0]).toMatchObject(same)
  expect(await left(goods)).toBe(7333)

  const [{ orderItemId, version }] = order.orderItems
  const weighing = { orderItemId, version, itemStatus: 'PICKED', finalWeight: 2.1 }
  expect((await shop.post('/orders/pickItem', weighing, staff.bearer)).status).toBe(200)
  expect((await look(order.orders.orderNum)).orderItems[0]).toMatchObject({
    lineTotal: 2100,
    finalWeight: 2.1,
  })
  expect(await left(goods)).toBe(7200)

  const { orderId } = order.orders
  const rejected = { orderId, orderStatus: 'REJECTED', reason: 'No butcher today' }
  expect((await shop.post('/orders/changeStatus', rejected, staff.bearer)).status).toBe(200)
  expect(await left(goods)).toBe(10_000)
})

test('another cut of the same weight takes another part of the stock, also after the product has changed', async () => {
  const goods = await goat(10_000)
  const order = await printed(line(goods, 2))
  await shop.pool.query('update products set weighed_after = false where product_id = $1', [goods.productId])
  expect((await edit(order, { cuttingAttributes: 'Mince' })).body).toMatchObject({ total: 2000 })
  expect(await left(goods)).toBe(7500)
  expect((await edit(await look(order.orders.orderNum), { quantity: 3 })).status).toBe(200)
  expect(await left(goods)).toBe(6250)
})

test('the cart and the order agree on what the stock is enough for, and say the cut weight that is left', async () => {
  const goods = await goat(2667)
  expect((await price(line(goods, 2))).lines[0]).toMatchObject({ left: 2, trouble: null })
  // The second line gets what the first one leaves.
  const two = await price(line(goods, 1), line(goods, 1.25, 'Mince'))
  expect(two.lines.map(({ trouble }: { trouble: string }) => trouble)).toEqual([null, 'NOT_ENOUGH'])
  expect((await price(line(goods, 2.25))).lines[0]).toMatchObject({ trouble: 'NOT_ENOUGH' })
  const refused = await place(line(goods, 2.25))
  expect(refused).toMatchObject({ status: 409, body: { lines: [{ productId: goods.productId, left: 2 }] } })
  const order = await place(line(goods, 2))
  expect(order.status).toBe(200)
  expect(await left(goods)).toBe(0)
  expect((await price(line(goods, 1))).lines[0]).toMatchObject({ left: 0, trouble: 'SOLD_OUT' })
  const more = await edit(await look(order.body.orders.orderNum), { quantity: 3 })
  expect(more).toMatchObject({ status: 409, body: { lines: [{ left: 0 }] } })
})

test('a piece costs about the weight that its cut leaves, and the stock loses pieces', async () => {
  const chickens = await newProduct(shop.pool, {
    ...{ stock: 10, unitPrice: 52_000, unit: 'piece' },
    priced: { unit: 'lb', nominal: 2500 },
  })
  await cutToOrder(chickens)
  const same = { lineTotal: 1950, lineCap: 2242.76, estimatedMeasure: 3.75, readyMeasure: null }
  const priced = await price(line(chickens, 2))
  expect(priced.lines[0]).toMatchObject({ ...same, left: 10 })
  const order = await printed(line(chickens, 2))
  expect(order.orderItems[0]).toMatchObject(same)
  expect(await left(chickens)).toBe(8)
  // Mince leaves more of it, so that it may cost more.
  expect((await edit(order, { cuttingAttributes: 'Mince' })).body).toMatchObject({ total: 2080 })
  const other = await look(order.orders.orderNum)
  expect(other.orderItems[0]).toMatchObject({ estimatedMeasure: 4, lineCap: 2392 })
  expect((await edit(other, { finalWeight: 4.2 })).body).toMatchObject({ total: 2184 })
  expect(await left(chickens)).toBe(8)
})

test('only a weighed product can be weighed after it is cut', async () => {
  const editor = await signUp(shop, 'catalogue')
  const { productId } = await goat(0)
  const { body: form } = await shop.get(`/products/form/${productId}`, editor.bearer)
  expect(form).toMatchObject({ weighed: true, weighedAfter: true })
  const { productName, productDetails, sku, categoryId, unitPrice, updatedDate } = form
  const save = (change: object) =>
    shop.post(
      '/products/save',
      { ...{ productId, productName, productDetails, sku, categoryId, unitPrice, updatedDate }, ...change },
      editor.bearer,
    )
  const refused = await save({ weighed: false, weighedAfter: true })
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'weighedAfter' }] } })
  expect((await save({ weighed: false })).body).toMatchObject({ weighed: false, weighedAfter: false })
})
