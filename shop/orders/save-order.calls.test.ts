import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(70)
})
afterAll(() => shop.close())

/** A product of this test alone, as the rest of the shop sees it. */
async function newProduct(values: {
  stock: number
  unitPrice?: number
  salePrice?: number
  cutPrice?: boolean
  step?: number
  status?: string
  exempt?: string
}) {
  const {
    stock,
    unitPrice = 10_000,
    salePrice = unitPrice,
    cutPrice = false,
    step = 1000,
    status = 'A',
    exempt = 'Y',
  } = values
  const options = cutPrice ? '[{"description":"CUTPRICE"}]' : '[]'
  const product = await shop.pool.query(
    `insert into products (product_name, product_details, sku, category_id, unit_price, sale_price, options_attributes, unit_name, quantity_step, product_status, tax_exempt_flag, updated_by)
     values ('Test goods', 'Only here', gen_random_uuid()::text, 1, $1, $2, $3, 'lb', $4, $5, $6, 'test') returning product_id`,
    [unitPrice, salePrice, options, step, status, exempt],
  )
  const availability = await shop.pool.query(
    `insert into availabilities (kind, on_hand) values ('stock', $1) returning availability_id`,
    [stock],
  )
  const productId: number = product.rows[0].product_id
  const availabilityId: number = availability.rows[0].availability_id
  await shop.pool.query('insert into stock (product_id, branch_id, availability_id) values ($1, 1, $2)', [
    productId,
    availabilityId,
  ])
  return { productId, availabilityId }
}

const count = async (table: string) =>
  Number((await shop.pool.query(`select count(*) from ${table}`)).rows[0].count)
const written = async () =>
  Promise.all(
    ['orders', 'order_items', 'contacts', 'outbox', 'movements', 'order_events', 'idempotency_keys'].map(
      count,
    ),
  )
const onHand = async (availabilityId: number) =>
  (await shop.pool.query('select on_hand from availabilities where availability_id = $1', [availabilityId]))
    .rows[0].on_hand

test('an order is priced by the shop, taken from stock, and written with its message', async () => {
  const goods = await newProduct({ stock: 20, unitPrice: 45_000, step: 250 })
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
  expect(await onHand(goods.availabilityId)).toBe(15)
  const messages = await shop.pool.query('select * from outbox where dedupe_key = $1', [
    `order-placed ${answer.body.orders.orderId}`,
  ])
  expect(messages.rows).toMatchObject([{ channel: 'mail', recipient: 'amina@example.org', sent_at: null }])
})

test('the sale price is charged only where the options say CUTPRICE', async () => {
  const plain = await newProduct({ stock: 5, unitPrice: 10_000, salePrice: 7_000 })
  const cut = await newProduct({ stock: 5, unitPrice: 10_000, salePrice: 7_000, cutPrice: true })
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
  const goods = await newProduct({ stock: 5, unitPrice })
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

test('tax is that of the state it goes to, and of the first entry elsewhere', async () => {
  const goods = await newProduct({ stock: 50, unitPrice: 200_000, exempt: 'N' })
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

test('what a client says of prices, totals, status and owner is not what is stored', async () => {
  const goods = await newProduct({ stock: 5, unitPrice: 90_000 })
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
    grand_total: 90_000,
    price: 90_000,
    tax: 0,
    shipping_handling: 0,
    order_status: 'NEW',
    cust_id: null,
    updated_by: 'shopper',
  })
  expect(orders.orderNum).not.toBe('7')
})

test('where the shopper saw another total, nothing is written and the changed lines are named', async () => {
  const goods = await newProduct({ stock: 5, unitPrice: 90_000 })
  const before = await written()
  const order = guestOrder([{ productId: goods.productId, quantity: 1, seenPrice: 800 }], { grandTotal: 800 })
  const answer = await shop.post('/orders/save', order, { 'idempotency-key': 'changed-price-1' })
  expect(answer).toMatchObject({
    status: 409,
    body: { type: '/problems/price-changed', total: 900, lines: [{ index: 0, unitPrice: 900 }] },
  })
  expect(await written()).toEqual(before)
  expect(await onHand(goods.availabilityId)).toBe(5)
})

test('what is not there in full is refused with what is left, and nothing is written', async () => {
  const scarce = await newProduct({ stock: 2 })
  const plenty = await newProduct({ stock: 50 })
  const before = await written()
  const answer = await shop.post(
    '/orders/save',
    guestOrder([
      { productId: plenty.productId, quantity: 1 },
      { productId: scarce.productId, quantity: 2, notes: 'one' },
      { productId: scarce.productId, quantity: 1, notes: 'two' },
    ]),
  )
  expect(answer).toMatchObject({ status: 409, body: { type: '/problems/out-of-stock' } })
  expect(answer.body.lines).toMatchObject([
    { index: 1, productId: scarce.productId, productName: 'Test goods', left: 2 },
    { index: 2, left: 2 },
  ])
  expect(await written()).toEqual(before)
  expect([await onHand(scarce.availabilityId), await onHand(plenty.availabilityId)]).toEqual([2, 50])
})

test.each([
  ['a product that is not active', { status: 'N' }, 1],
  ['half a step', { step: 500 }, 0.75],
  ['more than one may have', {}, 100],
])('%s is not sold', async (_case, values, quantity) => {
  const goods = await newProduct({ stock: 500, ...values })
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

test('a repeat with the same key answers the same order, byte for byte, once', async () => {
  const goods = await newProduct({ stock: 9 })
  const order = guestOrder([{ productId: goods.productId, quantity: 1 }])
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      shop.post('/orders/save', order, { 'idempotency-key': 'double-click-1' }),
    ),
  )
  expect(new Set(answers.map(answer => JSON.stringify(answer.body))).size).toBe(1)
  expect(answers.every(answer => answer.status === 200)).toBe(true)
  expect(await onHand(goods.availabilityId)).toBe(8)
})

test('the same key with another order is refused', async () => {
  const goods = await newProduct({ stock: 9 })
  const key = { 'idempotency-key': 'reused-key-1' }
  await shop.post('/orders/save', guestOrder([{ productId: goods.productId, quantity: 1 }]), key)
  const answer = await shop.post(
    '/orders/save',
    guestOrder([{ productId: goods.productId, quantity: 2 }]),
    key,
  )
  expect(answer).toMatchObject({ status: 422, body: { type: '/problems/idempotency-key-reused' } })
  expect(await onHand(goods.availabilityId)).toBe(8)
})

test('sixty shoppers at once for the last ten: ten orders, fifty clear refusals, nothing oversold', async () => {
  const goods = await newProduct({ stock: 10 })
  const order = guestOrder([{ productId: goods.productId, quantity: 1 }])
  const answers = await Promise.all(Array.from({ length: 60 }, () => shop.post('/orders/save', order)))
  const placed = answers.filter(answer => answer.status === 200)
  const refused = answers.filter(
    answer => answer.status === 409 && answer.body.type === '/problems/out-of-stock',
  )
  expect([placed.length, refused.length]).toEqual([10, 50])
  expect(refused.every(answer => answer.body.lines[0].left === 0)).toBe(true)
  expect(new Set(placed.map(answer => answer.body.orders.orderNum)).size).toBe(10)
  expect(await onHand(goods.availabilityId)).toBe(0)
})

test('many shoppers who want the same goods in opposite order all get them, without a deadlock', async () => {
  const [one, other] = [await newProduct({ stock: 1000 }), await newProduct({ stock: 1000 })]
  const there = [one, other].map(goods => ({ productId: goods.productId, quantity: 1 }))
  const back = [...there].reverse()
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, turn) => shop.post('/orders/save', guestOrder(turn % 2 ? there : back))),
  )
  expect(answers.map(answer => answer.status)).toEqual(Array(60).fill(200))
  expect([await onHand(one.availabilityId), await onHand(other.availabilityId)]).toEqual([940, 940])
})

test('the stock ledger sums to what is there', async () => {
  const { rows } = await shop.pool.query(
    `select a.availability_id from availabilities a join movements m using (availability_id)
     where exists (select 1 from movements o where o.availability_id = a.availability_id and o.cause = 'OPENING')
     group by a.availability_id, a.on_hand having sum(m.change) <> a.on_hand`,
  )
  expect(rows).toEqual([])
})

test('an invoice shows each product with its own picture', async () => {
  const order = guestOrder([
    { productId: 101, quantity: 1 },
    { productId: 601, quantity: 1 },
  ])
  const saved = (await shop.post('/orders/save', order)).body
  const found = await shop.get(`/orders/findByLink/${saved.orders.orderNum}/${saved.orders.link}`)
  const images = (items: { image: string }[]) => items.map(item => item.image)
  expect(images(found.body.orderItems)).toEqual(images(saved.orderItems))
  expect(new Set(images(found.body.orderItems)).size).toBe(2)
})

test('an order is found by its secret link and by nothing less', async () => {
  const goods = await newProduct({ stock: 9 })
  const { orders } = (
    await shop.post('/orders/save', guestOrder([{ productId: goods.productId, quantity: 1 }]))
  ).body
  const found = await shop.get(`/orders/findByLink/${orders.orderNum}/${orders.link}`)
  expect(found.body).toMatchObject({
    orders: { orderNum: orders.orderNum },
    customer: { firstName: 'Amina' },
  })
  for (const link of ['x', `${orders.link}x`, orders.link.toLowerCase().replace(/./, '_'), '%00'])
    expect(await shop.get(`/orders/findByLink/${orders.orderNum}/${link}`)).toMatchObject({
      status: 404,
      body: { type: '/problems/not-found' },
    })
})
