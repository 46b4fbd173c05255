import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
let owner: Person
let productId: number
beforeAll(async () => {
  shop = await openTestShop(20)
  staff = await signUp(shop, 'manager')
  owner = await signUp(shop, 'owner')
  const chicken = await newProduct(shop.pool, {
    ...{ stock: 100, unitPrice: 52_000, unit: 'piece' },
    priced: { unit: 'lb', nominal: 2500 },
  })
  productId = chicken.productId
  await shop.pool.query(
    `update products set cutting_attributes = '{Whole,Skinless,"With head"}', packaging_attributes = '{Bag,Box}',
       piece_prices = '{"cuttingAttributes": {"Skinless": 4000, "With head": -2550}}',
       line_prices = '{"packagingAttributes": {"Box": 10000}}',
       choice_yields = '{"cuttingAttributes": {"Skinless": 7550}}', choice_minutes = '{"cuttingAttributes": {"Skinless": 4}}'
     where product_id = $1`,
    [productId],
  )
})
afterAll(() => shop.close())

const line = (cuttingAttributes: string, packagingAttributes = 'Bag', quantity = 2) => ({
  ...{ productId, quantity, cuttingAttributes, packagingAttributes },
})
const price = async (item: object) =>
  (await shop.post('/cart/price', { items: [item], pickupType: 'IN STORE' })).body
const look = async (orderNum: string) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body

test('a cut costs its surcharge for each piece, a box once, and a cheaper choice takes off', async () => {
  expect(await price(line('Whole'))).toMatchObject({ total: 2600, most: 2990 })
  expect(await price(line('Skinless'))).toMatchObject({
    ...{ total: 2680, most: 3070 },
    lines: [{ effectivePrice: 520, estimatedMeasure: 5, readyMeasure: 3.775, lineCap: 3070 }],
  })
  expect(await price(line('Skinless', 'Box'))).toMatchObject({ total: 2780, most: 3170 })
  expect(await price(line('With head'))).toMatchObject({ total: 2549, most: 2939 })
})

test('the scales change the price of the weight, and neither the surcharges nor the most it costs', async () => {
  const placed = (await shop.post('/orders/save', guestOrder([line('Skinless', 'Box')]))).body
  expect(placed.orders.grandTotal).toBe(2780)
  const { orders, orderItems } = await look(placed.orders.orderNum)
  expect(orderItems[0]).toMatchObject({ lineCap: 3170, prepMinutes: 8, readyMeasure: 3.775 })
  // 40 for each piece, 100 once.
  expect(orderItems[0]).toMatchObject({ flat: 180, capped: false })
  const { orderId, version } = orders
  const edit = (change: object, at: number) =>
    shop.post(
      '/orders/edit',
      { orderId, version: at, items: [{ orderItemId: orderItems[0].orderItemId, ...change }] },
      staff.bearer,
    )
  expect((await edit({ finalWeight: 5.37 }, version)).body.total).toBe(2792.4 + 180)
  // 2792.40 for the weight, 40 for the one piece that came, 100 once.
  expect((await edit({ packedQuantity: 1 }, version + 1)).body.total).toBe(2792.4 + 140)
  const { body } = await edit({ packedQuantity: 2, finalWeight: 9 }, version + 2)
  expect(body.total).toBe(3170)
  const weighed = (await look(orders.orderNum)).orderItems[0]
  expect(weighed).toMatchObject({ lineTotal: 3170, readyMeasure: 6.795, orderedTotal: 2780 })
  expect(weighed).toMatchObject({ flat: 180, capped: true })
  const other = { cuttingAttributes: 'Whole', finalWeight: null }
  expect((await edit(other, version + 3)).body.total).toBe(2700)
  expect((await look(orders.orderNum)).orderItems[0]).toMatchObject({ readyMeasure: null, prepMinutes: 0 })
})

test('the minutes of work follow the amount and the cut of a line', async () => {
  const placed = (await shop.post('/orders/save', guestOrder([line('Skinless')]))).body
  const { orderId, orderNum } = placed.orders
  const edited = async (change: object) => {
    const { orders, orderItems } = await look(orderNum)
    const items = [{ orderItemId: orderItems[0].orderItemId, ...change }]
    expect(
      (await shop.post('/orders/edit', { orderId, version: orders.version, items }, staff.bearer)).status,
    ).toBe(200)
    return (await look(orderNum)).orderItems[0].prepMinutes
  }
  expect(await edited({ quantity: 3 })).toBe(12)
  expect(await edited({ cuttingAttributes: 'Whole' })).toBe(0)
  expect(await edited({ quantity: 5 })).toBe(0)
  expect(await edited({ cuttingAttributes: 'Skinless', quantity: 4 })).toBe(16)
  // The minutes of today's product are those of the line only if its cut changes.
  await shop.pool.query(
    `update products set choice_minutes = '{"cuttingAttributes": {"Skinless": 9}}' where product_id = $1`,
    [productId],
  )
  expect(await edited({ quantity: 1 })).toBe(4)
})

test('a choice never makes a line cost less than nothing', async () => {
  await shop.pool.query(
    `update products set line_prices = jsonb_set(line_prices, '{packagingAttributes,Box}', '-900000') where product_id = $1`,
    [productId],
  )
  expect(await price(line('Whole', 'Box'))).toMatchObject({ total: 0 })
})

test('staff say for what a choice counts; a product by weight has no pieces', async () => {
  const { body: form } = await shop.get(`/products/form/${productId}`, owner.bearer)
  const { productName, productDetails, sku, categoryId, unitPrice, updatedDate } = form
  const fields = { productId, productName, productDetails, sku, categoryId, unitPrice, updatedDate }
  const choices = {
    cuttingAttributes: ['Whole', 'Skinless'],
    piecePrices: { cuttingAttributes: { Skinless: 12.5 } },
    linePrices: { cuttingAttributes: { Skinless: -3 } },
    choiceYields: { cuttingAttributes: { Whole: 100, Skinless: 75.5 } },
    choiceMinutes: { cuttingAttributes: { Skinless: 5 } },
  }
  const saved = await shop.post('/products/save', { ...fields, ...choices }, owner.bearer)
  expect(saved).toMatchObject({
    status: 200,
    body: {
      piecePrices: { cuttingAttributes: { Skinless: 12.5 } },
      linePrices: { cuttingAttributes: { Skinless: -3 } },
      choiceYields: { cuttingAttributes: { Skinless: 75.5 } },
      choiceMinutes: { cuttingAttributes: { Skinless: 5 } },
    },
  })
  const again = { ...fields, updatedDate: saved.body.updatedDate }
  const wrong = async (more: object) =>
    (await shop.post('/products/save', { ...again, ...more }, owner.bearer)).body.errors?.[0]?.field
  expect(await wrong({ choiceYields: { cuttingAttributes: { Minced: 50 } } })).toBe(
    'choiceYields.cuttingAttributes',
  )
  expect(await wrong({ linePrices: { cuttingAttributes: { Whole: 5 } } })).toBe(
    'linePrices.cuttingAttributes',
  )
  expect(await wrong({ optionPrices: { cuttingAttributes: { Skinless: -520.01 } } })).toBe(
    'optionPrices.cuttingAttributes',
  )
  const byWeight = { unitName: 'lb', pricedUnit: 'lb', nominalMeasure: null }
  expect(await wrong({ ...byWeight, piecePrices: { cuttingAttributes: { Skinless: 5 } } })).toBe(
    'piecePrices',
  )
})
