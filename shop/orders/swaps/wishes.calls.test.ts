import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSwapDesk, type SwapDesk } from '../../../tests/support/orders/swap-desk.ts'
import { signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder } from '../../../tests/support/test-shop.ts'
import { newVaried } from '../../../tests/support/variants/test-variants.ts'

let desk: SwapDesk
beforeAll(async () => {
  desk = await openSwapDesk()
})
afterAll(() => desk.shop.close())

const pick = (line: { orderItemId: number }, instead: object, more: object = {}) =>
  desk.shop.post(
    '/orders/pickItem',
    { orderItemId: line.orderItemId, seen: 'NEW', itemStatus: 'SUBSTITUTED', instead, ...more },
    desk.picker.bearer,
  )

test('a wish for one product names it, and never the product itself', async () => {
  const { productId } = await newProduct(desk.shop.pool, { stock: 5 })
  const save = (wish: object) =>
    desk.shop.post('/orders/save', guestOrder([{ productId, quantity: 1, ...wish }]))
  for (const wish of [
    { substitution: 'SPECIFIC' },
    { substitution: 'ASK', substituteProductId: 101 },
    { substituteProductId: 101 },
    { substitution: 'SPECIFIC', substituteProductId: productId },
  ]) {
    const { status, body } = await save(wish)
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field: 'orderItems.0.substituteProductId' }])
  }
  const saved = await save({ substitution: 'SPECIFIC', substituteProductId: 101 })
  expect(saved.body.orderItems).toMatchObject([{ substitution: 'SPECIFIC', substituteProductId: 101 }])
})

test('an account is remembered with its last wish for each product, until it makes another', async () => {
  const { shop } = desk
  const person = await signUp(shop)
  const [rice, oil] = [await newProduct(shop.pool, { stock: 9 }), await newProduct(shop.pool, { stock: 9 })]
  const order = async (wish: object) => {
    const { customer: _, ...order } = guestOrder([{ productId: rice.productId, quantity: 1, ...wish }])
    return (await shop.post('/orders/save', order, person.bearer)).body.orderItems[0].substitution
  }
  expect(await order({})).toBe('ASK')
  expect(await order({ substitution: 'NONE' })).toBe('NONE')
  expect(await order({})).toBe('NONE')
  expect(await order({ substitution: 'SPECIFIC', substituteProductId: oil.productId })).toBe('SPECIFIC')
  expect((await shop.get('/substitutions/findMine', person.bearer)).body).toEqual([
    {
      ...{ productId: rice.productId, substitution: 'SPECIFIC', substituteProductId: oil.productId },
      substituteName: 'Test goods',
    },
  ])
  expect(await order({})).toBe('SPECIFIC')
  const other = await signUp(shop)
  expect((await shop.get('/substitutions/findMine', other.bearer)).body).toEqual([])
})

test('a line that is added to an own order has the last wish of its account', async () => {
  const { shop } = desk
  const person = await signUp(shop)
  const [rice, oil] = [await newProduct(shop.pool, { stock: 9 }), await newProduct(shop.pool, { stock: 9 })]
  const order = async (line: object) => {
    const { customer: _, ...order } = guestOrder([line])
    return (await shop.post('/orders/save', order, person.bearer)).body.orders
  }
  await order({ productId: rice.productId, quantity: 1, substitution: 'NONE' })
  const { orderNum, link } = await order({ productId: oil.productId, quantity: 1, substitution: 'ASK' })
  const added = [{ productId: rice.productId, quantity: 1 }]
  const edited = await shop.post('/orders/editOwn', { orderNum, link, version: 1, added })
  expect(edited.status, JSON.stringify(edited.body)).toBe(200)
  const { rows } = await shop.pool.query(
    'select substitution from order_items join orders using (order_id) where order_num = $1 order by order_item_id',
    [orderNum],
  )
  expect(rows).toEqual([{ substitution: 'ASK' }, { substitution: 'NONE' }])
})

test('something alike replaces a line at once if its customer wants that, another category only if asked', async () => {
  const { pool } = desk.shop
  const alike = await newProduct(pool, { stock: 9, weighed: false })
  const line = await desk.printed({ substitution: 'BEST MATCH' })
  expect((await pick(line, { productId: alike.productId, quantity: 2 })).status).toBe(200)
  await pool.query('update products set category_id = 5 where product_id = $1', [alike.productId])
  const other = await desk.printed({ substitution: 'BEST MATCH' })
  const refused = await pick(other, { productId: alike.productId, quantity: 2 })
  expect(refused.body.type).toBe('/problems/ask-first')
  expect((await pick(other, { productId: alike.productId, quantity: 2 }, { agreed: true })).status).toBe(200)
})

test('a line whose customer wants to be asked, or their money back, is not replaced', async () => {
  const { productId } = await newProduct(desk.shop.pool, { stock: 9 })
  for (const wish of [{}, { substitution: 'ASK' }, { substitution: 'NONE' }]) {
    const line = await desk.printed(wish)
    expect((await pick(line, { productId, quantity: 1 })).body.type).toBe('/problems/ask-first')
    expect(await desk.linesOf(line)).toMatchObject([{ itemStatus: 'NEW' }])
  }
  const none = await desk.printed({ substitution: 'NONE' })
  expect((await desk.ask(none, productId)).body.type).toBe('/problems/not-wanted')
})

test('the named product replaces a line at once, whatever its category', async () => {
  const { pool } = desk.shop
  const named = await newProduct(pool, { stock: 9, weighed: false })
  await pool.query('update products set category_id = 5 where product_id = $1', [named.productId])
  const line = await desk.printed({ substitution: 'SPECIFIC', substituteProductId: named.productId })
  expect((await pick(line, { productId: named.productId, quantity: 2 })).status).toBe(200)
})

test('a dearer product costs no more than the line that it replaces, a smaller pack only its part', async () => {
  const { pool } = desk.shop
  const dear = await newProduct(pool, { stock: 9, unitPrice: 25_000, weighed: false })
  const line = await desk.printed({ substitution: 'BEST MATCH' })
  await pick(line, { productId: dear.productId, quantity: 2 })
  expect(await desk.linesOf(line)).toMatchObject([{ lineTotal: 0 }, { lineTotal: 200 }])
  const small = await newProduct(pool, { stock: 9, weighed: false })
  const packed = await desk.printed({ substitution: 'BEST MATCH' })
  const content = (id: number, grams: number) =>
    pool.query(`update products set content = $2, content_unit = 'g' where product_id = $1`, [
      id,
      grams * 1000,
    ])
  await content(packed.goods.productId, 500)
  await content(small.productId, 400)
  await pick(packed, { productId: small.productId, quantity: 2 })
  expect(await desk.linesOf(packed)).toMatchObject([{ lineTotal: 0 }, { lineTotal: 160 }])
})

test('the products that may replace a line are in stock, the named one first, then the nearest in price', async () => {
  const { pool, get } = desk.shop
  const category = (
    await pool.query(`insert into categories (category, sub_category, updated_by)
    values ('MEAT', 'Tests of swaps', 'test') returning category_id as id`)
  ).rows[0].id
  const put = async (unitPrice: number, stock = 9) => {
    const { productId } = await newProduct(pool, { stock, unitPrice, weighed: false })
    await pool.query('update products set category_id = $2 where product_id = $1', [productId, category])
    return productId
  }
  const [far, near, gone, named] = [
    await put(30_000),
    await put(11_000),
    await put(10_000, 0),
    await put(90_000),
  ]
  const line = await desk.printed({ substitution: 'SPECIFIC', substituteProductId: named })
  await pool.query('update products set category_id = $2 where product_id = $1', [
    line.goods.productId,
    category,
  ])
  const { body } = await get(`/picking/findSubstitutes/${line.orderItemId}`, desk.picker.bearer)
  expect(body).toMatchObject({
    substitution: 'SPECIFIC',
    products: [
      { productId: named, asks: false, quantity: 2, left: 9 },
      { productId: near, asks: true },
      { productId: far, asks: true },
    ],
  })
  expect(JSON.stringify(body)).not.toContain(`"productId":${gone},`)
})

test('the variants of a product may replace a line, and the product itself may not', async () => {
  const { shop } = desk
  const { rows } = await shop.pool.query(`insert into categories (category, sub_category, updated_by)
    values ('MEAT', 'Tests of variants', 'test') returning category_id as id`)
  const categoryId = rows[0].id as number
  const owner = await signUp(shop, 'owner')
  const { productId, variants } = await newVaried(shop, owner, { productName: 'Swapped', categoryId })
  const line = await desk.printed({ substitution: 'BEST MATCH' })
  await shop.pool.query(
    `update products p set unit_name = l.unit_name, priced_unit = l.priced_unit from products l
     where p.product_id = $1 and l.product_id = $2`,
    [productId, line.goods.productId],
  )
  await shop.pool.query('update products set category_id = $2 where product_id = $1', [
    line.goods.productId,
    categoryId,
  ])
  const { body } = await shop.get(`/picking/findSubstitutes/${line.orderItemId}`, desk.picker.bearer)
  expect(body.products.map((one: { productId: number }) => one.productId)).toEqual(
    variants.map(one => one.productId),
  )
})
