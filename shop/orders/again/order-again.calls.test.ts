import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let person: Person
beforeAll(async () => {
  shop = await openTestShop()
  person = await signUp(shop)
})
afterAll(() => shop.close())

type Line = { productId: number; quantity: number } & Record<string, unknown>

/** Orders these lines; returns what `again` answers then. */
async function placed(lines: Line[]) {
  const { body } = await shop.post('/orders/save', guestOrder(lines), person.bearer)
  const { orderNum, link, orderId } = body.orders
  const again = async (query = '') =>
    (await shop.get(`/orders/again/${orderNum}?pickupType=IN%20STORE${query}`, person.bearer)).body.lines
  return { orderNum, link, orderId, again }
}
const goods = (more: object = {}) => newProduct(shop.pool, { stock: 10, weighed: false, ...more })
const set = (column: string, value: unknown, productId: number) =>
  shop.pool.query(`update products set ${column} = $1 where product_id = $2`, [value, productId])

test('an order is ordered again with its quantities, choices and notes, as lines of a cart', async () => {
  const { productId } = await goods({ step: 250 })
  await set('cutting_attributes', ['Whole', 'Sliced'], productId)
  const { again } = await placed([
    { productId, quantity: 1.25, cuttingAttributes: 'Sliced', notes: 'very thin' },
  ])
  expect(await again()).toEqual([
    expect.objectContaining({
      line: { productId, quantity: 1.25, cuttingAttributes: 'Sliced', notes: 'very thin' },
      ...{ productName: 'Test goods', wanted: 1.25, quantity: 1.25, trouble: null },
      ...{ lineTotal: 125, was: 125 },
    }),
  ])
})

test('a line says what it costs now and what it cost then, surcharges included', async () => {
  const { productId } = await goods()
  await set('cutting_attributes', ['Whole', 'Sliced'], productId)
  await set('option_prices', { cuttingAttributes: { Sliced: 500 } }, productId)
  const { again } = await placed([{ productId, quantity: 2, cuttingAttributes: 'Sliced' }])
  await set('option_prices', { cuttingAttributes: { Sliced: 1500 } }, productId)
  expect(await again()).toMatchObject([{ was: 210, lineTotal: 230, trouble: null }])
  await shop.pool.query('update products set unit_price = 5000, sale_price = 5000 where product_id = $1', [
    productId,
  ])
  expect(await again()).toMatchObject([{ was: 210, lineTotal: 130, effectivePrice: 65 }])
})

test('its prices are those that the cart says for the same lines', async () => {
  const [first, second] = [await goods({ unitPrice: 12_345 }), await goods({ exempt: 'N' })]
  const { again } = await placed([
    { productId: first.productId, quantity: 3 },
    { productId: second.productId, quantity: 1 },
  ])
  await set('unit_price', 9_999, first.productId)
  await set('sale_price', 9_999, first.productId)
  const lines = await again()
  const items = lines.map(({ line }: { line: Line }) => line)
  const { body } = await shop.post('/cart/price', { items, pickupType: 'IN STORE' })
  const priced = ({ lineTotal, effectivePrice, left }: Record<string, number>) => ({
    lineTotal,
    effectivePrice,
    left,
  })
  expect(lines.map(priced)).toEqual(body.lines.map(priced))
})

test('a product that is no longer sold is gone, but has its name of before', async () => {
  const { productId } = await goods()
  const { again } = await placed([{ productId, quantity: 2 }])
  await set('product_status', 'N', productId)
  expect(await again()).toMatchObject([
    { productName: 'Test goods', trouble: 'GONE', line: null, quantity: 0, wanted: 2, was: null },
  ])
})

test('a line gets what is left of the stock, each after those before it', async () => {
  const { productId, availabilityId } = await goods()
  const { again } = await placed([
    { productId, quantity: 3 },
    { productId, quantity: 4, notes: 'another bag' },
  ])
  await shop.pool.query('update availabilities set on_hand = 5 where availability_id = $1', [availabilityId])
  expect(await again()).toMatchObject([
    { quantity: 3, trouble: null },
    { quantity: 2, wanted: 4, trouble: 'NOT_ENOUGH', line: { quantity: 2 }, was: 200, lineTotal: 200 },
  ])
  await shop.pool.query('update availabilities set on_hand = 3 where availability_id = $1', [availabilityId])
  expect(await again()).toMatchObject([{ trouble: null }, { trouble: 'SOLD_OUT', line: null, left: 3 }])
})

test('a quantity that the product no longer has becomes one that it has', async () => {
  const { productId } = await goods({ step: 500, stock: 100 })
  const { again } = await placed([{ productId, quantity: 2.5 }])
  await set('quantity_step', 1000, productId)
  expect(await again()).toMatchObject([{ quantity: 2, wanted: 2.5, trouble: 'QUANTITY' }])
  await set('minimum_steps', 4, productId)
  expect(await again()).toMatchObject([{ quantity: 4, wanted: 2.5, trouble: 'QUANTITY', was: 400 }])
})

test('a choice that is no longer offered, or that is needed now, must be made again', async () => {
  const { productId } = await goods()
  await set('cutting_attributes', ['Whole', 'Sliced'], productId)
  const { again } = await placed([{ productId, quantity: 1, cuttingAttributes: 'Sliced' }])
  await set('cutting_attributes', ['Whole', 'Diced'], productId)
  expect(await again()).toMatchObject([{ trouble: 'OPTION', line: null }])
  const other = await goods()
  const second = await placed([{ productId: other.productId, quantity: 1 }])
  await set('packaging_attributes', ['Bag', 'Box'], other.productId)
  expect(await second.again()).toMatchObject([{ trouble: 'OPTION', line: null }])
})

test('a line that staff removed is left out, and a replaced line is the one that was ordered', async () => {
  const [first, second, third] = [await goods(), await goods(), await goods()]
  const { orderId, again } = await placed(
    [first, second, third].map(({ productId }) => ({ productId, quantity: 1 })),
  )
  const mark = (position: number, change: string) =>
    shop.pool.query(`update order_items set ${change} where order_id = $1 and position = $2`, [
      orderId,
      position,
    ])
  const { rows } = await shop.pool.query(
    'select order_item_id, position from order_items where order_id = $1 order by position',
    [orderId],
  )
  const [one, two, three] = rows
  await mark(one.position, `item_status = 'REMOVED', line_price = 0`)
  await mark(
    two.position,
    `item_status = 'SUBSTITUTED', line_price = 0, replaced_by_item_id = ${three.order_item_id}`,
  )
  expect(await again()).toMatchObject([{ productId: second.productId, quantity: 1, was: 100 }])
})

test('a price in another currency is not compared', async () => {
  const { productId } = await goods()
  const { orderId, again } = await placed([{ productId, quantity: 1 }])
  await shop.pool.query(`update orders set currency = 'USD' where order_id = $1`, [orderId])
  expect(await again()).toMatchObject([{ was: null, lineTotal: 100 }])
})

test('only its owner reads it by its number, and anyone by its link', async () => {
  const { productId } = await goods()
  const { orderNum, link } = await placed([{ productId, quantity: 1 }])
  const other = await signUp(shop)
  expect((await shop.get(`/orders/again/${orderNum}`, other.bearer)).status).toBe(404)
  expect((await shop.get(`/orders/again/${orderNum}`)).status).toBe(401)
  expect((await shop.get(`/orders/again/${orderNum}/${link}`)).body.lines).toHaveLength(1)
  expect((await shop.get(`/orders/again/${orderNum}/${'x'.repeat(link.length)}`)).status).toBe(404)
})

test('a booking of shares is no order to order again', async () => {
  const { productId } = await goods()
  const { orderNum, link, orderId } = await placed([{ productId, quantity: 1 }])
  await shop.pool.query(`update orders set order_type = 'QURBANI' where order_id = $1`, [orderId])
  expect((await shop.get(`/orders/again/${orderNum}/${link}`)).status).toBe(404)
  expect((await shop.get(`/orders/again/${orderNum}`, person.bearer)).status).toBe(404)
})
