import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let picker: Person
let staff: Person
let manager: Person
beforeAll(async () => {
  shop = await openTestShop(44)
  picker = await signUp(shop, 'picker')
  staff = await signUp(shop, 'orders')
  manager = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const chickens = (stock = 10) =>
  newProduct(shop.pool, {
    ...{ stock, unitPrice: 52_000, unit: 'piece' },
    priced: { unit: 'lb', nominal: 2500 },
  })

/** Places an order, prints its list, and returns it as its staff see it. */
async function printed(lines: { productId: number; quantity: number }[]) {
  const { body } = await shop.post('/orders/save', guestOrder(lines))
  await shop.post('/orders/markPrinted', { orderIds: [body.orders.orderId] }, staff.bearer)
  return { placed: body, ...(await seen(body.orders.orderNum)) }
}
const seen = async (orderNum: string) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body
const weigh = (
  { orderItemId, version }: { orderItemId: number; version: number },
  finalWeight: number,
  anyway = false,
) =>
  shop.post(
    '/orders/pickItem',
    { orderItemId, version, itemStatus: 'PICKED', finalWeight, anyway },
    picker.bearer,
  )

test('two chickens are ordered by the piece, priced by weight, and never cost more than was said', async () => {
  const chicken = await chickens()
  const line = { productId: chicken.productId, quantity: 2 }
  const priced = (await shop.post('/cart/price', { items: [line], pickupType: 'IN STORE' })).body
  expect(priced).toMatchObject({
    total: 2600,
    most: 2990,
    lines: [{ lineTotal: 2600, lineCap: 2990, estimatedMeasure: 5, priceUnit: 'lb', unitName: 'piece' }],
  })
  const { placed, orders, orderItems } = await printed([line])
  expect([placed.orders.grandTotal, orders.ceiling]).toEqual([2600, 2990])
  const [item] = orderItems
  expect(item).toMatchObject({ quantity: 2, measuringUnit: 'piece', pricedUnit: 'lb', weighed: true })

  expect((await weigh(item, 5.37)).status).toBe(200)
  const weighed = await seen(orders.orderNum)
  expect(weighed.orders.grandTotal).toBe(2792.4)
  expect(weighed.orderItems[0]).toMatchObject({ quantity: 2, finalWeight: 5.37, lineTotal: 2792.4 })
  expect(weighed.orderItems[0]).toMatchObject({ flat: 0, capped: false })
  // Two pieces are gone, whatever they weigh.
  expect(await onHand(shop.pool, chicken.availabilityId)).toBe(8)

  const asked = await weigh(weighed.orderItems[0], 6.4)
  expect(asked.body).toMatchObject({
    type: '/problems/far-off',
    estimated: 5,
    least: 4.25,
    most: 5.75,
    unit: 'lb',
  })
  expect((await weigh(weighed.orderItems[0], 6.4, true)).status).toBe(200)
  const heavy = await seen(orders.orderNum)
  expect([heavy.orders.grandTotal, heavy.orderItems[0].finalWeight]).toEqual([2990, 6.4])
  expect(heavy.orderItems[0]).toMatchObject({ capped: true, lineTotal: 2990, lineCap: 2990 })
  // 6.4 lb would be 3,328.00.
  expect((await shop.get('/orders/findSales?days=7', manager.bearer)).body.givenAway).toEqual({
    orders: 1,
    total: 338,
  })
})

test('the preview of a change names the new weights that are far from what was ordered', async () => {
  const { productId } = await chickens()
  const { orders, orderItems } = await printed([{ productId, quantity: 2 }])
  const { orderId, version } = orders
  const preview = async (finalWeight: number) => {
    const items = [{ orderItemId: orderItems[0].orderItemId, finalWeight }]
    return (await shop.post('/orders/previewEdit', { orderId, version, items }, staff.bearer)).body.farOff
  }
  expect(await preview(5.37)).toEqual([])
  expect(await preview(53.7)).toMatchObject([
    { weight: 53.7, estimated: 5, least: 4.25, most: 5.75, unit: 'lb' },
  ])
  expect(await preview(2.5)).toMatchObject([{ weight: 2.5 }])
})

test('a customer sees what was ordered, what came and what it costs', async () => {
  const { productId } = await chickens()
  const { placed, orderItems } = await printed([{ productId, quantity: 1 }])
  const { orderNum, link } = placed.orders
  const before = (await shop.get(`/orders/findByLink/${orderNum}/${link}`)).body
  expect(before.orders).toMatchObject({ grandTotal: 1300, ceiling: 1495 })
  expect(before.orderItems[0]).toMatchObject({ estimatedMeasure: 2.5, finalWeight: null, lineCap: 1495 })
  await weigh(orderItems[0], 2.25)
  const after = (await shop.get(`/orders/findByLink/${orderNum}/${link}`)).body
  expect(after.orders.grandTotal).toBe(1170)
  expect(after.orderItems[0]).toMatchObject({ finalWeight: 2.25, lineTotal: 1170, orderedTotal: 1300 })
})

test('a shop that sells by the kilo re-prices kilos, and one that sells by 100 g grams', async () => {
  const beef = await newProduct(shop.pool, { stock: 40, unitPrice: 180_000, unit: 'kg', step: 250 })
  const saffron = await newProduct(shop.pool, { stock: 4000, unitPrice: 9_500, unit: 'g', step: 1000 })
  await shop.pool.query('update products set priced_per = 100000 where product_id = $1', [saffron.productId])
  const { orders, orderItems } = await printed([
    { productId: beef.productId, quantity: 1.5 },
    { productId: saffron.productId, quantity: 50 },
  ])
  expect(orderItems.map(({ lineTotal }: { lineTotal: number }) => lineTotal)).toEqual([2700, 47.5])
  expect(orderItems[1]).toMatchObject({ priceUnit: '100 g', pricedUnit: 'g' })
  await weigh(orderItems[0], 1.44)
  await weigh(orderItems[1], 51)
  expect((await seen(orders.orderNum)).orders.grandTotal).toBe(2592 + 48.45)
})

test('more pieces that staff agree on raise what a line may cost; more that a picker packs do not', async () => {
  const { productId } = await chickens()
  const { orders, orderItems } = await printed([{ productId, quantity: 2 }])
  const [item] = orderItems
  const packed = { orderItemId: item.orderItemId, seen: 'NEW', itemStatus: 'PICKED', packedQuantity: 3 }
  expect((await shop.post('/orders/pickItem', packed, picker.bearer)).status).toBe(200)
  const more = await seen(orders.orderNum)
  expect([more.orders.grandTotal, more.orders.ceiling]).toEqual([2990, 2990])
  const edit = {
    orderId: orders.orderId,
    version: more.orders.version,
    items: [{ orderItemId: item.orderItemId, quantity: 3 }],
  }
  expect((await shop.post('/orders/edit', edit, staff.bearer)).body).toMatchObject({
    total: 3900,
    most: 4485,
  })
  expect((await seen(orders.orderNum)).orders.ceiling).toBe(4485)
})

test('the database refuses a line above its cap, and an order above its ceiling', async () => {
  const { productId } = await chickens()
  const { orders, orderItems } = await printed([{ productId, quantity: 1 }])
  const over = (sql: string, id: number) => shop.pool.query(sql, [id]).catch(error => error.constraint)
  expect(
    await over(
      'update order_items set line_price = line_cap + 1 where order_item_id = $1',
      orderItems[0].orderItemId,
    ),
  ).toBe('order_items_cap')
  expect(
    await over(
      'update orders set price = price + ceiling, grand_total = grand_total + ceiling where order_id = $1',
      orders.orderId,
    ),
  ).toBe('orders_ceiling')
})

test('an order of before, without a ceiling, is weighed as it was promised then', async () => {
  const { productId } = await chickens()
  const { orders, orderItems } = await printed([{ productId, quantity: 1 }])
  await shop.pool.query('update orders set ceiling = null where order_id = $1', [orders.orderId])
  await shop.pool.query('update order_items set line_cap = null where order_id = $1', [orders.orderId])
  await weigh(orderItems[0], 3, true)
  const after = await seen(orders.orderNum)
  expect([after.orders.grandTotal, after.orders.ceiling]).toEqual([1560, null])
})

test('if two scales weigh at once, one writes and the other sees it', async () => {
  const { productId } = await chickens()
  const { orders, orderItems } = await printed([{ productId, quantity: 1 }])
  await weigh(orderItems[0], 2.4)
  const [item] = (await seen(orders.orderNum)).orderItems
  const answers = await Promise.all([2.5, 2.6, 2.7].map(weight => weigh(item, weight)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const [stored] = (await seen(orders.orderNum)).orderItems
  for (const { status, body } of answers)
    if (status === 409)
      expect(body).toMatchObject({
        type: '/problems/changed',
        finalWeight: stored.finalWeight,
        version: stored.version,
      })
})

test('an order whose items are not all weighed is not handed on', async () => {
  const { productId } = await chickens()
  const { orders, orderItems } = await printed([{ productId, quantity: 1 }])
  const { orderItemId, version } = orderItems[0]
  await shop.post('/orders/pickItem', { orderItemId, version, itemStatus: 'PICKED' }, picker.bearer)
  const handOn = () => shop.post('/orders/openPicked', { orderId: orders.orderId }, picker.bearer)
  expect((await handOn()).body.type).toBe('/problems/not-weighed')
  await weigh((await seen(orders.orderNum)).orderItems[0], 2.4)
  expect((await handOn()).status).toBe(200)
})

test('the shop says how far above the estimate a weighed line goes, and a product may say it itself', async () => {
  const [usual, own] = [await chickens(), await chickens()]
  await shop.pool.query('update products set tolerance_bp = 500 where product_id = $1', [own.productId])
  await shop.pool.query(`insert into settings (name, value) values ('tolerance', '20')
    on conflict (name) do update set value = excluded.value`)
  const most = async ({ productId }: { productId: number }) =>
    (await shop.post('/cart/price', { items: [{ productId, quantity: 2 }], pickupType: 'IN STORE' })).body
      .most
  expect([await most(usual), await most(own)]).toEqual([3120, 2730])
  expect((await shop.get(`/products/${usual.productId}?images=url`)).body.tolerance).toBe(20)
  await shop.pool.query(`delete from settings where name = 'tolerance'`)
})
