import { afterAll, beforeAll, expect, test } from 'vitest'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(71)
})
afterAll(() => shop.close())

/** Creates a product for 100.00 a pound in steps of a quarter, with options that cost more. */
async function withChoices() {
  const goods = await newProduct(shop.pool, { stock: 40, unitPrice: 10_000, step: 250 })
  await shop.pool.query(
    `update products set cutting_attributes = '{Whole,Boneless}', packaging_attributes = '{Tray,Vacuum}',
       option_prices = '{"cuttingAttributes": {"Boneless": 4015}, "packagingAttributes": {"Vacuum": 500}}'
     where product_id = $1`,
    [goods.productId],
  )
  return goods
}

const choices = { cuttingAttributes: 'Boneless', packagingAttributes: 'Vacuum' }

test('choices cost the same in the cart and in the order, by weight', async () => {
  const { productId } = await withChoices()
  const items = [
    { productId, quantity: 1.25, ...choices },
    { productId, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Tray' },
  ]
  const priced = await shop.post('/cart/price', { items, pickupType: 'IN STORE' })
  // 1.25 × (100.00 + 40.15 + 5.00) = 181.4375, half up.
  expect(priced.body.lines).toMatchObject([
    { effectivePrice: 145.15, unitPrice: 145.15, lineTotal: 181.44 },
    { effectivePrice: 100, lineTotal: 100 },
  ])
  const placed = await shop.post('/orders/save', guestOrder(items))
  expect(placed.status).toBe(200)
  expect(placed.body.orderItems).toMatchObject([
    { effectivePrice: 145.15, lineTotal: 181.44 },
    { effectivePrice: 100, lineTotal: 100 },
  ])
  expect(placed.body.orders.grandTotal).toBe(281.44)
})

test('a cut that must be chosen is never guessed: the cart says so, an order without it is refused', async () => {
  const { productId } = await withChoices()
  const items = [
    { productId, quantity: 1, ...choices },
    { productId, quantity: 1, packagingAttributes: 'Tray' },
  ]
  const priced = await shop.post('/cart/price', { items, pickupType: 'IN STORE' })
  expect(priced.body.lines).toMatchObject([{ trouble: null }, { trouble: 'OPTION' }])
  const refused = await shop.post('/orders/save', guestOrder(items))
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ type: '/problems/not-sold', lines: [{ index: 1, productId }] })
})

test('if a choice has become dearer, the order is refused with the new price', async () => {
  const { productId } = await withChoices()
  const items = [{ productId, quantity: 1, ...choices, seenPrice: 145.15 }]
  await shop.pool.query(
    `update products set option_prices = jsonb_set(option_prices, '{cuttingAttributes,Boneless}', '6000') where product_id = $1`,
    [productId],
  )
  const { status, body } = await shop.post('/orders/save', guestOrder(items, { grandTotal: 145.15 }))
  expect(status).toBe(409)
  expect(body).toMatchObject({ type: '/problems/price-changed', total: 165, lines: [{ unitPrice: 165 }] })
})
