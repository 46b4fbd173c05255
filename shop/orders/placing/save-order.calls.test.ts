import { afterAll, beforeAll, expect, test } from 'vitest'
import { newProduct, onHand, rowsWritten } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(70)
})
afterAll(() => shop.close())

test('an order is priced by the shop, taken from stock, and written with its message', async () => {
  const goods = await newProduct(shop.pool, { stock: 20, unitPrice: 45_000, step: 250 })
  const answer = await shop.post(
    '/orders/save',
    guestOrder([{ productId: goods.productId, quantity: 1.25, notes: 'thin slices' }]),
  )
  expect(answer.status).toBe(200)
  expect(answer.body.orders).toMatchObject({
    grandTotal: 562.5,
    orderNum: expect.stringMatching(/^\d+$/),
    link: expect.stringMatching(/^[\w-]{27}$/),
  })
  expect(answer.body.orderItems).toMatchObject([
    { quantity: 1.25, lineTotal: 562.5, itemStatus: 'NEW', notes: 'thin slices' },
  ])
  expect(await onHand(shop.pool, goods.availabilityId)).toBe(15)
  const messages = await shop.pool.query('select * from outbox where dedupe_key = $1', [
    `order-placed ${answer.body.orders.orderId}`,
  ])
  expect(messages.rows).toMatchObject([{ channel: 'mail', recipient: 'amina@example.org', sent_at: null }])
})

test('the sale price is charged only where the options say CUTPRICE', async () => {
  const plain = await newProduct(shop.pool, { stock: 5, unitPrice: 10_000, salePrice: 7_000 })
  const cut = await newProduct(shop.pool, { stock: 5, unitPrice: 10_000, salePrice: 7_000, cutPrice: true })
  const order = guestOrder([
    { productId: plain.productId, quantity: 1 },
    { productId: cut.productId, quantity: 1 },
  ])
  const answer = await shop.post('/orders/save', order)
  expect(answer.body.orderItems.map((item: { effectivePrice: number }) => item.effectivePrice)).toEqual([
    100, 70,
  ])
})

test.each([
  ['499.99', 49_999, 200],
  ['500', 50_000, 150],
  ['999.99', 99_999, 150],
  ['1000', 100_000, 100],
  ['1999.99', 199_999, 100],
  ['2000', 200_000, 0],
])('delivery of goods for %s is charged by its band', async (_shown, unitPrice, fee) => {
  const goods = await newProduct(shop.pool, { stock: 5, unitPrice })
  const order = guestOrder([{ productId: goods.productId, quantity: 1 }], {
    pickupType: 'DELIVERY',
    pickupTime: 'DAYTIME',
    address: '1 Market Road',
    city: 'Karachi',
    stateProvince: 'Sindh',
    country: 'Pakistan',
    postalCode: '75300',
  })
  const answer = await shop.post('/orders/save', order)
  expect(answer.body.orders.grandTotal).toBe(unitPrice / 100 + fee)
})

test("the tax is that of the destination's state, otherwise that of the first entry", async () => {
  const goods = await newProduct(shop.pool, { stock: 50, unitPrice: 200_000, exempt: 'N' })
  const to = (country: string, stateProvince: string) =>
    shop.post(
      '/orders/save',
      guestOrder([{ productId: goods.productId, quantity: 1 }], {
        pickupType: 'DELIVERY',
        address: 'x',
        city: 'y',
        postalCode: '1',
        country,
        stateProvince,
      }),
    )
  expect((await to('United States', 'Texas')).body.orders.grandTotal).toBe(2125)
  expect((await to('Pakistan', 'Sindh')).body.orders.grandTotal).toBe(2100)
})

test('prices, totals, status and owner sent by a client are not stored', async () => {
  const goods = await newProduct(shop.pool, { stock: 5, unitPrice: 90_000 })
  const lies = {
    price: 1,
    tax: -5,
    shippingHandling: -100,
    orderAmount: 0,
    orderStatus: 'CLOSED',
    custId: 1,
    updatedBy: 'owner',
    orderId: 7,
    orderNum: '7',
  }
  const item = {
    productId: goods.productId,
    quantity: 1,
    unitPrice: 0.01,
    salePrice: 0,
    discount: 100,
    itemStatus: 'PACKED',
    updatedBy: 'owner',
  }
  const { orders } = (await shop.post('/orders/save', guestOrder([item], lies))).body
  const { rows } = await shop.pool.query('select * from orders where order_id = $1', [orders.orderId])
  expect(rows[0]).toMatchObject({
    grand_total: '90000',
    price: '90000',
    tax: '0',
    shipping_handling: '0',
    order_status: 'NEW',
    cust_id: null,
    updated_by: 'shopper',
  })
  expect(orders.orderNum).not.toBe('7')
})

test('if the shopper saw another total, nothing is written and the changed lines are named', async () => {
  const goods = await newProduct(shop.pool, { stock: 5, unitPrice: 90_000 })
  const before = await rowsWritten(shop.pool)
  const order = guestOrder([{ productId: goods.productId, quantity: 1, seenPrice: 800 }], { grandTotal: 800 })
  const answer = await shop.post('/orders/save', order, { 'idempotency-key': 'changed-price-1' })
  expect(answer).toMatchObject({
    status: 409,
    body: { type: '/problems/price-changed', total: 900, lines: [{ index: 0, unitPrice: 900 }] },
  })
  expect(answer.body).toMatchObject({ price: 900, discount: 0, tax: 0, delivery: 0, grandTotal: 900 })
  expect(await rowsWritten(shop.pool)).toEqual(before)
  expect(await onHand(shop.pool, goods.availabilityId)).toBe(5)
})

test('the prices of the product that a client sends count as what it saw: the changed lines are named', async () => {
  const [same, dearer, cheaper] = [
    await newProduct(shop.pool, { stock: 5, unitPrice: 50_000 }),
    await newProduct(shop.pool, { stock: 5, unitPrice: 90_000 }),
    await newProduct(shop.pool, { stock: 5, unitPrice: 40_000, salePrice: 30_000, cutPrice: true }),
  ].map(({ productId }) => productId)
  const items = [
    { productId: same, quantity: 1, unitPrice: 500 },
    { productId: dearer, quantity: 1, unitPrice: 800 },
    { productId: cheaper, quantity: 1, unitPrice: 400, salePrice: 350 },
  ]
  const order = (grandTotal: number) => shop.post('/orders/save', guestOrder(items, { grandTotal }))
  const refused = await order(1650)
  expect(refused).toMatchObject({ status: 409, body: { type: '/problems/price-changed', total: 1700 } })
  expect(refused.body.lines).toMatchObject([
    { index: 1, productId: dearer, unitPrice: 900 },
    { index: 2, productId: cheaper, unitPrice: 300 },
  ])
  expect((await order(1700)).status).toBe(200)
})

test('the same total in another currency is another price', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 5, unitPrice: 90_000 })
  const before = await rowsWritten(shop.pool)
  const order = (currency: string) => guestOrder([{ productId, quantity: 1 }], { grandTotal: 900, currency })
  expect(await shop.post('/orders/save', order('USD'))).toMatchObject({
    status: 409,
    body: { type: '/problems/currency-changed' },
  })
  expect(await rowsWritten(shop.pool)).toEqual(before)
  expect((await shop.post('/orders/save', order('PKR'))).status).toBe(200)
})

test.each([
  ['a product that is not active', { status: 'N' }, 1],
  ['half a step', { step: 500 }, 0.75],
  ['more than one may have', {}, 100],
])('%s is not sold', async (_case, values, quantity) => {
  const goods = await newProduct(shop.pool, { stock: 500, ...values })
  const answer = await shop.post('/orders/save', guestOrder([{ productId: goods.productId, quantity }]))
  expect(answer).toMatchObject({ status: 409, body: { type: '/problems/not-sold' } })
})

test('a cut that the product does not have is not sold', async () => {
  const answer = await shop.post(
    '/orders/save',
    guestOrder([{ productId: 101, quantity: 1, cuttingAttributes: '<script>' }]),
  )
  expect(answer).toMatchObject({ status: 409, body: { type: '/problems/not-sold' } })
})

test('an invoice shows each product with its own picture', async () => {
  const order = guestOrder([
    { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
    { productId: 601, quantity: 1, cuttingAttributes: 'Cubes', packagingAttributes: '1 lb tray' },
  ])
  const saved = (await shop.post('/orders/save', order)).body
  const found = await shop.get(`/orders/findByLink/${saved.orders.orderNum}/${saved.orders.link}`)
  const images = (items: { image: string }[]) => items.map(item => item.image)
  expect(images(found.body.orderItems)).toEqual(images(saved.orderItems))
  expect(new Set(images(found.body.orderItems)).size).toBe(2)
})

test('an order is found by its secret link and by nothing less', async () => {
  const goods = await newProduct(shop.pool, { stock: 9 })
  const { orders } = (
    await shop.post('/orders/save', guestOrder([{ productId: goods.productId, quantity: 1 }]))
  ).body
  const found = await shop.get(`/orders/findByLink/${orders.orderNum}/${orders.link}`)
  expect(found.body).toMatchObject({
    orders: { orderNum: orders.orderNum },
    customer: { firstName: 'Amina' },
  })
  for (const link of ['x', `${orders.link}x`, orders.link.toLowerCase().replace(/./, '_')])
    expect(await shop.get(`/orders/findByLink/${orders.orderNum}/${link}`)).toMatchObject({
      status: 404,
      body: { type: '/problems/not-found' },
    })
})

test('an order of many dear things is charged in full', async () => {
  const goods = await newProduct(shop.pool, { stock: 2000, unitPrice: 6_000_000 })
  const lines = Array.from({ length: 20 }, (_, place) => ({
    productId: goods.productId,
    quantity: 99,
    notes: `box ${place}`,
  }))
  const answer = await shop.post('/orders/save', guestOrder(lines))
  expect(answer).toMatchObject({ status: 200, body: { orders: { grandTotal: 118_800_000 } } })
})
