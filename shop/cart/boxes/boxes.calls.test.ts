import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranch } from '../../../tests/support/branches.ts'
import { newBox, part } from '../../../tests/support/orders/new-box.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(10)
})
afterAll(() => shop.close())

const goods = (values: Partial<Parameters<typeof newProduct>[1]> = {}) =>
  newProduct(shop.pool, { stock: 20, unit: 'piece', weighed: false, ...values })
const price = (items: object[]) => shop.post('/cart/price', { items, pickupType: 'IN STORE' })
const place = (items: object[], header = {}) => shop.post('/orders/save', guestOrder(items, header))
const linesOf = async (orderId: number) =>
  (await shop.pool.query('select * from order_items where order_id = $1 order by position', [orderId])).rows

/** A chop by weight, a spice, and a family box of 1.5 lb of the one and two of the other, for 999.00. */
async function familyBox() {
  const chops = await goods({ unit: 'lb', weighed: true, unitPrice: 60_000, step: 500, stock: 40 })
  const spice = await goods({ unitPrice: 15_000 })
  const boxId = await newBox(shop.pool, {
    unitPrice: 99_900,
    groups: [{ parts: [part(chops.productId, 1500), part(spice.productId, 2000)] }],
  })
  return { chops, spice, boxId }
}

test('a box is ordered as its parts, which cost together what it costs', async () => {
  const { chops, spice, boxId } = await familyBox()
  const items = [{ productId: boxId, quantity: 3 }]
  const { body: cart } = await price(items)
  expect(cart).toMatchObject({ subtotal: 2997, most: 2997 })
  expect(cart.lines).toMatchObject([
    {
      ...{ productId: boxId, quantity: 3, effectivePrice: 999, lineTotal: 2997, trouble: null, left: 10 },
      contents: [
        { productId: chops.productId, quantity: 4.5 },
        { productId: spice.productId, quantity: 6 },
      ],
    },
  ])
  const { status, body } = await place(items, { grandTotal: cart.total })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.orderItems).toMatchObject([
    { productId: chops.productId, quantity: 4.5, weighed: true },
    { productId: spice.productId, quantity: 6, weighed: false },
  ])
  const box = { no: 0, productId: boxId, productName: 'Test box', quantity: 3 }
  expect(body.orderItems.map((line: { ofBox: object }) => line.ofBox)).toEqual([box, box])
  const lines = await linesOf(body.orders.orderId)
  // 900.00 and 300.00 alone: three quarters and one quarter.
  expect(lines.map(line => Number(line.line_price))).toEqual([224_775, 74_925])
  expect([
    await onHand(shop.pool, chops.availabilityId),
    await onHand(shop.pool, spice.availabilityId),
  ]).toEqual([40 - 9, 20 - 6])
})

test('a weighed part of a box with its own price costs less if it weighs less, and never more', async () => {
  const { boxId } = await familyBox()
  const { body } = await place([{ productId: boxId, quantity: 1 }])
  const [chops] = await linesOf(body.orders.orderId)
  expect([chops.line_price, chops.line_cap].map(Number)).toEqual([74_925, 74_925])
})

test('a box of which some parts are chosen has those, and no others', async () => {
  const [first, second, third] = [await goods(), await goods({ unitPrice: 20_000 }), await goods()]
  const boxId = await newBox(shop.pool, {
    unitPrice: 25_000,
    groups: [
      { name: 'Spices', choose: 2, parts: [first, second, third].map(({ productId }) => part(productId)) },
    ],
  })
  const chosen = [third.productId, second.productId]
  const { status, body } = await place([{ productId: boxId, quantity: 2, parts: chosen }])
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.orderItems).toMatchObject([
    { productId: second.productId, quantity: 2, ofBox: { parts: chosen } },
    { productId: third.productId, quantity: 2 },
  ])
  expect(body.orders.grandTotal).toBe(500)

  for (const parts of [
    undefined,
    [first.productId],
    [first.productId, first.productId],
    [first.productId, 1],
  ]) {
    const items = [{ productId: boxId, quantity: 1, ...(parts ? { parts } : {}) }]
    expect((await price(items)).body.lines).toMatchObject([{ trouble: 'OPTION' }])
    expect(await place(items)).toMatchObject({
      ...{ status: 409 },
      body: { type: '/problems/not-sold', lines: [{ index: 0, productId: boxId, productName: 'Test box' }] },
    })
  }
})

test('a box of which very many parts are chosen is ordered with all of them', async () => {
  const some = await Promise.all([goods(), goods(), goods()])
  const boxId = await newBox(shop.pool, {
    groups: some.map(({ productId }, at) => ({
      ...{ name: `Group ${at}`, choose: 20, again: true },
      parts: [part(productId)],
    })),
  })
  const parts = some.flatMap(({ productId }) => Array.from({ length: 20 }, () => productId))
  const { status, body } = await place([{ productId: boxId, quantity: 1, parts }])
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.orderItems).toMatchObject([{ quantity: 20 }, { quantity: 20 }, { quantity: 20 }])
})

test('a box whose price is that of its parts costs less by its share, in lists, in the cart and in the order, and follows them', async () => {
  const [rice, oil] = [
    await goods({ unitPrice: 33_300 }),
    await goods({ unitPrice: 20_000, salePrice: 15_000, cutPrice: true }),
  ]
  const boxId = await newBox(shop.pool, {
    ...{ price: 'PARTS', lessBp: 1000 },
    groups: [{ parts: [part(rice.productId, 3000), part(oil.productId)] }],
  })
  const inShop = async () => (await shop.get(`/products/${boxId}?images=url`)).body
  // (3 x 299.70) + 135.00, of 999.00 + 200.00
  expect(await inShop()).toMatchObject({ unitPrice: 1199, effectivePrice: 1034.1, quantity: 6, boxed: 'ALL' })
  const { body: cart } = await price([{ productId: boxId, quantity: 1 }])
  expect(cart).toMatchObject({ subtotal: 1034.1, lines: [{ effectivePrice: 1034.1, lineTotal: 1034.1 }] })
  const { body } = await place([{ productId: boxId, quantity: 1 }], { grandTotal: cart.total })
  expect(body.orderItems).toMatchObject([{ lineTotal: 899.1 }, { lineTotal: 135 }])

  await shop.pool.query(
    'update products set unit_price = 40000, updated_date = now() where product_id = $1',
    [rice.productId],
  )
  expect(await inShop()).toMatchObject({ unitPrice: 1400, effectivePrice: 1215 })
})

test('an order with an old price of a box is refused, and says what it costs', async () => {
  const { boxId } = await familyBox()
  const items = [{ productId: boxId, quantity: 1, seenPrice: 900 }]
  expect(await place(items, { grandTotal: 900 })).toMatchObject({
    status: 409,
    body: {
      type: '/problems/price-changed',
      subtotal: 999,
      lines: [{ index: 0, productId: boxId, unitPrice: 999 }],
    },
  })
})

test('a box is as much left as its scarcest part, beside lines of the same part', async () => {
  const scarce = await goods({ stock: 5 })
  const plenty = await goods()
  const boxId = await newBox(shop.pool, {
    groups: [{ parts: [part(scarce.productId, 2000), part(plenty.productId)] }],
  })
  const { body: cart } = await price([
    { productId: scarce.productId, quantity: 2 },
    { productId: boxId, quantity: 2 },
  ])
  expect(cart.lines).toMatchObject([{ trouble: null }, { trouble: 'NOT_ENOUGH', left: 1 }])
  const refused = await place([
    { productId: scarce.productId, quantity: 2 },
    { productId: boxId, quantity: 2 },
  ])
  expect(refused).toMatchObject({ status: 409, body: { type: '/problems/out-of-stock' } })
  expect(refused.body.lines).toMatchObject([
    { index: 0, productId: scarce.productId, left: 5 },
    { index: 1, productId: boxId, productName: 'Test box', left: 2 },
  ])
  expect(await onHand(shop.pool, scarce.availabilityId)).toBe(5)
})

test('a branch has as many of a box as it has of its parts', async () => {
  const { boxId } = await familyBox()
  const other = await addBranch(shop, 'Sea View')
  const at = async (branchId: number) => (await shop.get(`/products/findAtBranch/${branchId}/${boxId}`)).body
  expect(await at(1)).toMatchObject([{ productId: boxId, quantity: 10, effectivePrice: 999 }])
  expect(await at(other)).toMatchObject([{ productId: boxId, quantity: 0 }])
})

test('a box with a part that is not sold any more is not sold', async () => {
  const { chops, boxId } = await familyBox()
  await shop.pool.query(`update products set product_status = 'N' where product_id = $1`, [chops.productId])
  expect((await price([{ productId: boxId, quantity: 1 }])).body.lines).toMatchObject([{ trouble: 'GONE' }])
  expect((await place([{ productId: boxId, quantity: 1 }])).status).toBe(409)
  expect((await shop.get(`/products/${boxId}?images=url`)).body.quantity).toBe(0)
})

test('sixty shoppers at once for the last ten of a part, some of them in boxes: ten are sold, no more', async () => {
  const last = await goods({ stock: 10 })
  const other = await goods({ stock: 100 })
  const boxes = await Promise.all(
    [
      [last, other],
      [other, last],
    ].map(parts => newBox(shop.pool, { groups: [{ parts: parts.map(({ productId }) => part(productId)) }] })),
  )
  const wanted = [last.productId, ...boxes]
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => place([{ productId: wanted[at % 3], quantity: 1 }])),
  )
  const placed = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ body }) => body.type === '/problems/out-of-stock')
  expect([placed.length, refused.length]).toEqual([10, 50])
  expect(await onHand(shop.pool, last.availabilityId)).toBe(0)
  const inBoxes = placed.filter(({ body }) => body.orderItems.length === 2).length
  expect(await onHand(shop.pool, other.availabilityId)).toBe(100 - inBoxes)
})
