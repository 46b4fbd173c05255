import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBox, part } from '../../../tests/support/orders/new-box.ts'
import { placeOwn } from '../../../tests/support/own-orders.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let customer: Person
let owner: Person
beforeAll(async () => {
  shop = await openTestShop(10)
  customer = await signUp(shop)
  owner = await signUp(shop, 'owner')
})
afterAll(() => shop.close())

const goods = (unitPrice = 10_000) =>
  newProduct(shop.pool, { stock: 20, unit: 'piece', weighed: false, unitPrice })

/** A box of rice, which is in it always, and of one of two spices. */
async function box() {
  const [rice, red, black] = [await goods(), await goods(), await goods()]
  const boxId = await newBox(shop.pool, {
    unitPrice: 18_000,
    groups: [
      { parts: [part(rice.productId, 2000)] },
      { choose: 1, parts: [part(red.productId), part(black.productId)] },
    ],
  })
  return { rice, red, black, boxId }
}

test('a box is ordered again as a box, with what was chosen for it', async () => {
  const { boxId, red } = await box()
  const alone = await goods()
  const items = [
    { productId: boxId, quantity: 2, parts: [red.productId] },
    { productId: alone.productId, quantity: 1 },
  ]
  const { body } = await shop.post('/orders/save', guestOrder(items), customer.bearer)
  const again = await shop.get(`/orders/again/${body.orders.orderNum}?pickupType=IN%20STORE`, customer.bearer)
  expect(again.body.lines).toMatchObject([
    { line: items[0], productName: 'Test box', was: 360, lineTotal: 360, trouble: null },
    { line: items[1], was: 100 },
  ])
  await shop.post('/orders/save', guestOrder(items), customer.bearer)
  const usual = await shop.get('/usual/find?pickupType=IN%20STORE', customer.bearer)
  expect(JSON.stringify(usual.body)).toContain(`"productId":${boxId}`)
})

test('a box is ordered again in the amount that is left of its parts', async () => {
  const { boxId, red, rice } = await box()
  const items = [{ productId: boxId, quantity: 2, parts: [red.productId] }]
  const { body } = await shop.post('/orders/save', guestOrder(items), customer.bearer)
  const again = async () =>
    (await shop.get(`/orders/again/${body.orders.orderNum}?pickupType=IN%20STORE`, customer.bearer)).body
      .lines
  await shop.pool.query('update availabilities set on_hand = 3 where availability_id = $1', [
    rice.availabilityId,
  ])
  expect(await again()).toMatchObject([{ wanted: 2, quantity: 1, trouble: 'NOT_ENOUGH', left: 1 }])
  await shop.pool.query('update availabilities set on_hand = 0 where availability_id = $1', [
    rice.availabilityId,
  ])
  expect(await again()).toMatchObject([{ quantity: 0, line: null, trouble: 'SOLD_OUT' }])
  await shop.pool.query(`update products set product_status = 'N' where product_id = $1`, [rice.productId])
  expect(await again()).toMatchObject([{ quantity: 0, line: null, trouble: 'GONE' }])
})

test('a customer takes a box out as a whole, and cannot change or take out a part of it', async () => {
  const { boxId, rice, red } = await box()
  const alone = await goods()
  const { body } = await shop.post(
    '/orders/save',
    guestOrder([
      { productId: alone.productId, quantity: 1 },
      { productId: boxId, quantity: 1, parts: [red.productId] },
    ]),
  )
  const { orderNum, link } = body.orders
  const [, riceLine, spiceLine] = body.orderItems.map((line: { orderItemId: number }) => line.orderItemId)
  const edit = (change: object) => shop.post('/orders/editOwn', { orderNum, link, version: 1, ...change })
  expect(await edit({ removed: [riceLine] })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'removed.0', message: expect.stringContaining('part of a box') }] },
  })
  expect(await edit({ items: [{ orderItemId: spiceLine, quantity: 2 }] })).toMatchObject({ status: 400 })
  expect(await edit({ removed: [riceLine, spiceLine] })).toMatchObject({ status: 200 })
  expect([await onHand(shop.pool, rice.availabilityId), await onHand(shop.pool, red.availabilityId)]).toEqual(
    [20, 20],
  )
})

test('nobody adds a box to an order that was placed, since it is sold as its parts', async () => {
  const { boxId } = await box()
  const alone = await goods()
  const order = await placeOwn(shop, { [alone.productId]: 1 })
  const added = [{ productId: boxId, quantity: 1 }]
  expect(await order.edit({ added })).toMatchObject({ status: 409, body: { type: '/problems/not-sold' } })
  const { version } = (await order.look()).orders
  const byStaff = { orderId: order.orderId, version, items: [], removed: [], added }
  expect(await shop.post('/orders/edit', byStaff, owner.bearer)).toMatchObject({
    status: 409,
    body: { type: '/problems/not-sold' },
  })
})

test('the work for the parts of a box counts for its window, as the windows say before', async () => {
  const { boxId, rice, red } = await box()
  await shop.pool.query(
    `update products set cutting_attributes = '{Washed}', choice_minutes = '{"cuttingAttributes": {"Washed": 30}}' where product_id = $1`,
    [rice.productId],
  )
  await shop.pool.query(
    `update products set box = jsonb_set(box, '{groups,0,parts,0,cuttingAttributes}', '"Washed"') where product_id = $1`,
    [boxId],
  )
  const { body } = await shop.post(
    '/orders/save',
    guestOrder([{ productId: boxId, quantity: 2, parts: [red.productId] }]),
  )
  expect(body.orderItems[0].attributes).toEqual({ cuttingAttributes: 'Washed' })
  const { rows } = await shop.pool.query(
    'select sum(prep_minutes)::int as minutes from order_items where order_id = $1',
    [body.orders.orderId],
  )
  expect(rows).toEqual([{ minutes: 120 }])
})
