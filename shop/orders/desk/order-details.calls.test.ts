import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { home, lahore } from '../../../tests/support/test-addresses.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
let other: Person
let owner: Person
let productId: number
beforeAll(async () => {
  shop = await openTestShop(40)
  staff = await signUp(shop, 'orders')
  other = await signUp(shop, 'orders')
  owner = await signUp(shop, 'owner')
  productId = (await newProduct(shop.pool, { stock: 10_000, unitPrice: 10_000 })).productId
})
beforeEach(async () => {
  await shop.pool.query('delete from delivery_zones; delete from rate_limits')
  await zone('Near', '75300', 80)
  await zone('Harbour', '74000', 200, { leastOrder: 500 })
})
afterAll(() => shop.close())

const zone = async (zoneName: string, postcode: string, fee: number, more: object = {}) =>
  expect(
    (
      await shop.post(
        '/deliveryZones/save',
        { zoneName, postalCodes: [postcode], shippingBands: [{ from: 0, fee }], ...more },
        owner.bearer,
      )
    ).status,
  ).toBe(200)
const harbour = { ...home, postalCode: '74000' }
const phone1 = '+92 300 1234567'
const toHome = { pickupType: 'DELIVERY', pickupTime: 'DAYTIME', phone1, ...home }
const toHarbour = { ...toHome, ...harbour }
const toLahore = { ...toHome, ...lahore }
const collected = { pickupType: 'IN STORE', pickupTime: 'MORNING', phone1 }

/** Places an order of this many products of 100 each. */
async function order(quantity = 3, header: object = {}) {
  const { body } = await shop.post('/orders/save', guestOrder([{ productId, quantity }], header))
  return look(body.orders.orderNum)
}
const look = async (orderNum: string) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body
type Order = Awaited<ReturnType<typeof order>>
const named = ({ orders: { orderId, version } }: Order, details: object) => ({ orderId, version, ...details })
const preview = (one: Order, details: object) =>
  shop.post('/orders/previewDetails', named(one, details), staff.bearer)
const edit = (one: Order, details: object, grandTotal: number, who = staff) =>
  shop.post('/orders/editDetails', named(one, { ...details, grandTotal }), who.bearer)
const mails = async ({ orders: { orderId } }: Order) => {
  const { rows } = await shop.pool.query(
    `select template, data from outbox where data ->> 'orderId' = $1 and template <> 'order-placed' order by message_id`,
    [String(orderId)],
  )
  return rows
}

test('an order to collect becomes a delivery: the difference is shown first, and the customer is notified', async () => {
  const before = await order()
  expect((await preview(before, toHome)).body).toMatchObject({
    before: 300,
    deliveryBefore: 0,
    delivery: 80,
    grandTotal: 380,
    zoneName: 'Near',
    tooFar: false,
    belowLeast: null,
  })
  expect((await look(before.orders.orderNum)).orders).toMatchObject({ grandTotal: 300, version: 1 })
  const { status, body } = await edit(before, { ...toHome, note: 'As you asked' }, 380)
  expect([status, body.version]).toEqual([200, 2])
  const after = await look(before.orders.orderNum)
  expect(after.orders).toMatchObject({
    pickupType: 'DELIVERY',
    ...home,
    shippingHandling: 80,
    grandTotal: 380,
  })
  expect(after.events.at(-1)).toMatchObject({ kind: 'DETAILS', reason: 'As you asked', by: 'Zainab' })
  expect(await mails(before)).toEqual([
    {
      template: 'order-details',
      data: { orderId: before.orders.orderId, note: 'As you asked', amount: 30_000 },
    },
  ])
})

test('a delivery that is collected instead has no address and no charge', async () => {
  const before = await order(3, { pickupType: 'DELIVERY', ...home })
  expect(before.orders.grandTotal).toBe(380)
  await edit(before, collected, 300)
  const after = await look(before.orders.orderNum)
  expect(after.orders).toMatchObject({ pickupType: 'IN STORE', address: null, city: null, grandTotal: 300 })
  const { orderItems, orders } = after
  const change = { items: [{ orderItemId: orderItems[0].orderItemId, quantity: 1 }] }
  const edited = await shop.post('/orders/edit', named(after, change), staff.bearer)
  expect(edited.body).toMatchObject({ shipping: 0, total: 100 })
  expect(orders.pickupTime).toBe('MORNING')
})

test('an address in another zone gets its charge, and staff decide about its minimum order', async () => {
  const before = await order(3, { pickupType: 'DELIVERY', ...home })
  expect((await preview(before, toHarbour)).body).toMatchObject({
    grandTotal: 500,
    belowLeast: { zoneName: 'Harbour', leastOrder: 500, missing: 200 },
  })
  expect((await edit(before, toHarbour, 500)).body).toMatchObject({
    type: '/problems/least-order',
    missing: 200,
  })
  expect((await edit(before, { ...toHarbour, anyway: true }, 500)).status).toBe(200)
  const after = await look(before.orders.orderNum)
  // More items keep the charge of the new address.
  const change = { items: [{ orderItemId: after.orderItems[0].orderItemId, quantity: 4 }] }
  const more = await shop.post('/orders/edit', named(after, change), staff.bearer)
  expect(more.body).toMatchObject({ shipping: 200, total: 600 })
})

test('an address that is too far is saved only if staff say so', async () => {
  const before = await order()
  expect((await preview(before, toLahore)).body).toMatchObject({ tooFar: true, zoneName: null })
  const { total } = (await preview(before, toLahore)).body
  expect((await edit(before, toLahore, total)).body.type).toBe('/problems/too-far')
  expect((await edit(before, { ...toLahore, anyway: true }, total)).status).toBe(200)
})

test('another state has its tax, and a product that is exempt has none', async () => {
  const taxed = await newProduct(shop.pool, { stock: 10, unitPrice: 10_000, exempt: 'N' })
  const items = [
    { productId: taxed.productId, quantity: 2 },
    { productId, quantity: 1 },
  ]
  const placed = await shop.post('/orders/save', guestOrder(items))
  const before = await look(placed.body.orders.orderNum)
  await shop.pool.query(
    `insert into taxes (tax_name, basis_points, state_code) select 'Sales tax', 1000, state_code from states where name = 'Punjab'`,
  )
  const { body } = await preview(before, toLahore)
  expect([before.orders.tax, body.tax]).toEqual([10, 20])
  await edit(before, { ...toLahore, anyway: true }, body.grandTotal)
  const after = await look(before.orders.orderNum)
  expect(after.orders).toMatchObject({ tax: 20, grandTotal: body.grandTotal })
  // The new tax stays with the lines.
  const change = { items: [{ orderItemId: after.orderItems[0].orderItemId, quantity: 1 }] }
  expect((await shop.post('/orders/previewEdit', named(after, change), staff.bearer)).body.tax).toBe(10)
})

test('phone and time change nothing of the price, even if the charges have changed since', async () => {
  const before = await order(3, { pickupType: 'DELIVERY', ...home })
  await shop.pool.query('delete from delivery_zones')
  const details = { ...toHome, phone1: '0321 7654321', pickupTime: 'MORNING' }
  expect((await edit(before, details, 380)).status).toBe(200)
  const after = await look(before.orders.orderNum)
  expect(after.customer.phone1).toBe('0321 7654321')
  expect(after.orders).toMatchObject({ pickupTime: 'MORNING', grandTotal: 380 })
})

test('missing parts of an address, and an empty phone, are named at their fields', async () => {
  const before = await order()
  expect((await preview(before, { ...toHome, city: ' ' })).body.errors).toMatchObject([{ field: 'city' }])
  expect((await preview(before, { ...collected, phone1: '' })).body.errors).toMatchObject([
    { field: 'phone1' },
  ])
})

test('a price that changed since it was shown is not saved', async () => {
  const before = await order()
  expect((await edit(before, toHome, 300)).body).toMatchObject({
    type: '/problems/price-changed',
    grandTotal: 380,
  })
  expect((await look(before.orders.orderNum)).orders).toMatchObject({ pickupType: 'IN STORE', version: 1 })
})

test('the second of two staff who change the details at once sees that they have changed', async () => {
  const before = await order()
  const row = `select from orders where order_id = ${before.orders.orderId} for no key update`
  const answers = await meeting(shop.pool, row, [
    () => edit(before, toHome, 380),
    () => edit(before, { ...collected, phone1: '0321' }, 300, other),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    type: '/problems/changed',
    version: 2,
  })
  expect(await mails(before)).toHaveLength(1)
})

test('an order that has ended keeps its details, and a picker may not change any', async () => {
  const before = await order()
  const { orderId } = before.orders
  const picker = await signUp(shop, 'picker')
  expect((await edit(before, toHome, 380, picker)).status).toBe(403)
  await shop.post(
    '/orders/changeStatus',
    { orderId, orderStatus: 'REJECTED', reason: 'Sold out' },
    staff.bearer,
  )
  expect((await edit(before, toHome, 380)).body.type).toBe('/problems/ended')
})

test('a guest who agreed to texts gets none at a new number', async () => {
  const before = await order(1, { sendSmsFlag: true })
  await edit(before, { ...collected, phone1: '0321 7654321' }, 100)
  const { rows } = await shop.pool.query('select send_sms_flag as texts from orders where order_id = $1', [
    before.orders.orderId,
  ])
  expect(rows).toEqual([{ texts: false }])
})
