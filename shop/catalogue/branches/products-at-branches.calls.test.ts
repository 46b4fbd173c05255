import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranch } from '../../../tests/support/branches.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let editor: Person
let clifton: number
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
  clifton = await addBranch(shop, 'Clifton')
})
afterAll(() => shop.close())

const MAIN = 1
const post = (path: string, input: object) => shop.post(path, input, editor.bearer)
const shopPrice = { unitPrice: null, salePrice: null }
const save = (productId: number, input: object = {}) =>
  post('/products/saveAtBranch', { productId, branchId: clifton, sold: true, ...shopPrice, ...input })
const seen = async (...productIds: number[]) =>
  (await shop.get(`/products/findAtBranch/${clifton}/${productIds.join(',')}`)).body
const forStaff = async (productId: number) =>
  (await shop.get(`/products/findAtBranches/${productId}`, editor.bearer)).body
const rowsOf = async (productId: number) =>
  (await shop.pool.query('select * from branch_products where product_id = $1', [productId])).rows
const deliver = (productId: number, quantity: number) =>
  post('/stock/move', { productId, branchId: clifton, cause: 'DELIVERY', quantity })
const cart = async (productId: number, quantity = 1) =>
  (
    await shop.post('/cart/price', {
      ...{ items: [{ productId, quantity }], pickupType: 'IN STORE', branchId: clifton },
    })
  ).body.lines[0]
const order = (productId: number, quantity: number) =>
  shop.post('/orders/save', guestOrder([{ productId, quantity }], { branchId: clifton }))
const kettle = { unit: 'piece', weighed: false, unitPrice: 10_000 }

test('a branch has its own price, which its cart and its orders have, and no other branch', async () => {
  const { productId } = await newProduct(shop.pool, { ...kettle, stock: 5 })
  await deliver(productId, 3)
  const saved = await save(productId, { unitPrice: 120, salePrice: 110.5 })
  expect(saved.status).toBe(200)
  expect(saved.body).toEqual([
    expect.objectContaining({ branchId: MAIN, isMain: true, sold: true, ...shopPrice, onHand: 5 }),
    expect.objectContaining({ branchId: clifton, unitPrice: 120, salePrice: 110.5, onHand: 3, sold: true }),
  ])
  expect(await forStaff(productId)).toEqual(saved.body)
  expect(await seen(productId)).toEqual([
    {
      ...{ productId, sold: true, quantity: 3 },
      ...{ unitPrice: 120, salePrice: 110.5, effectivePrice: 120, discount: 0 },
    },
  ])
  expect(await cart(productId, 2)).toMatchObject({ effectivePrice: 120, lineTotal: 240, trouble: null })
  expect((await shop.get(`/products/${productId}?images=url`)).body).toMatchObject({ effectivePrice: 100 })
  const placed = await order(productId, 2)
  const { rows } = await shop.pool.query('select price::int from orders where order_id = $1', [
    placed.body.orders.orderId,
  ])
  expect(rows).toEqual([{ price: 24_000 }])
  expect(await seen(productId)).toMatchObject([{ quantity: 1 }])
})

test('the sale price of the branch is charged if the product charges its sale price', async () => {
  const { productId } = await newProduct(shop.pool, { ...kettle, stock: 5, cutPrice: true, salePrice: 9_000 })
  expect(await seen(productId)).toMatchObject([{ effectivePrice: 90, discount: 10 }])
  await save(productId, { unitPrice: 120, salePrice: 90 })
  expect(await seen(productId)).toMatchObject([{ unitPrice: 120, effectivePrice: 90, discount: 25 }])
})

test('a branch sells only what it has, whatever the main branch has', async () => {
  const { productId } = await newProduct(shop.pool, { ...kettle, stock: 5 })
  expect(await seen(productId)).toMatchObject([{ sold: true, quantity: 0 }])
  expect(await cart(productId)).toMatchObject({ left: 0, trouble: 'SOLD_OUT' })
  await deliver(productId, 2)
  expect(await cart(productId, 3)).toMatchObject({ left: 2, trouble: 'NOT_ENOUGH' })
  expect((await order(productId, 3)).status).toBe(409)
  expect((await order(productId, 2)).status).toBe(200)
})

test('a product that a branch does not sell is gone from its cart and its orders, and stays on sale elsewhere', async () => {
  const { productId } = await newProduct(shop.pool, { ...kettle, stock: 5 })
  await deliver(productId, 3)
  expect((await save(productId, { sold: false })).status).toBe(200)
  expect(await seen(productId)).toMatchObject([{ sold: false, quantity: 0 }])
  expect(await cart(productId)).toMatchObject({ trouble: 'GONE' })
  expect((await order(productId, 1)).status).toBe(409)
  expect((await shop.get(`/products/${productId}?images=url`)).body.quantity).toBe(5)
  const list = async (query: string) =>
    (await shop.get(`/products/findForStaff?q=${productId}&${query}`, editor.bearer)).body.total
  expect(await list(`branchId=${clifton}&stock=low`)).toBe(0)
  expect(await list(`branchId=${clifton}&stock=out`)).toBe(0)
})

test('prices are checked like those of a product: both or none, not below 0, with the decimals of the currency', async () => {
  const { productId } = await newProduct(shop.pool, { ...kettle, stock: 1 })
  for (const [prices, field] of [
    [{ unitPrice: 120, salePrice: null }, 'salePrice'],
    [{ unitPrice: null, salePrice: 90 }, 'unitPrice'],
    [{ unitPrice: 1.234, salePrice: 1 }, 'unitPrice'],
    [{ unitPrice: 1, salePrice: -1 }, 'salePrice'],
  ] as const)
    expect(await save(productId, prices)).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  await shop.pool.query(
    `update products set cutting_attributes = '{Whole,Halves}', option_prices = '{"cuttingAttributes": {"Halves": -5000}}' where product_id = $1`,
    [productId],
  )
  expect(await save(productId, { unitPrice: 60, salePrice: 40 })).toMatchObject({
    ...{ status: 400, body: { errors: [{ field: 'salePrice' }] } },
  })
  expect(await rowsOf(productId)).toEqual([])
})

test('a row that says nothing goes, an older version is refused, and the audit has what was saved', async () => {
  const { productId } = await newProduct(shop.pool, { ...kettle, stock: 1 })
  expect((await save(productId, { updatedDate: null })).status).toBe(200)
  expect(await rowsOf(productId)).toEqual([])
  const [, first] = (await save(productId, { unitPrice: 60, salePrice: 50, updatedDate: null })).body
  expect(await save(productId, { sold: false, updatedDate: null })).toMatchObject({
    ...{ status: 409, body: { branches: [{}, { unitPrice: 60 }] } },
  })
  const second = await save(productId, { sold: false, updatedDate: first.updatedDate })
  expect(second.body[1]).toMatchObject({ sold: false, ...shopPrice })
  await save(productId)
  expect(await rowsOf(productId)).toEqual([])
  const { rows } = await shop.pool.query(
    `select after from audit_entries where subject = 'branch product' and subject_id = $1 order by audit_id`,
    [String(productId)],
  )
  expect(rows.map(({ after }) => after)).toEqual([
    { branchName: 'Clifton', sold: true, unitPrice: 6_000, salePrice: 5_000 },
    { branchName: 'Clifton', sold: false, ...shopPrice },
    { branchName: 'Clifton', sold: true, ...shopPrice },
  ])
})

test('products that are not shown are left out, and a branch that is closed or missing has none', async () => {
  const { productId } = await newProduct(shop.pool, { ...kettle, stock: 1, status: 'N' })
  expect(await seen(productId, 101)).toMatchObject([{ productId: 101 }])
  const closed = await addBranch(shop, 'Saddar')
  await shop.pool.query('update branches set active_flag = false where branch_id = $1', [closed])
  for (const branchId of [closed, 999]) {
    expect((await shop.get(`/products/findAtBranch/${branchId}/101`)).status).toBe(404)
    expect((await save(101, { branchId, sold: false })).status).toBe(404)
  }
  expect((await shop.get('/products/findAtBranches/999999', editor.bearer)).status).toBe(404)
  const many = Array.from({ length: 61 }, (_, at) => at + 1).join(',')
  expect((await shop.get(`/products/findAtBranch/${MAIN}/${many}`)).status).toBe(400)
  expect((await shop.get(`/products/findAtBranch/${MAIN}/99999999999`)).status).toBe(400)
  await post(`/products/delete/${productId}`, {})
  expect((await save(productId, { sold: false })).status).toBe(409)
})

test('a copy of a product has its prices at branches, and a product is deleted with what its branches have', async () => {
  const { productId } = await newProduct(shop.pool, { ...kettle, stock: 1 })
  await save(productId, { unitPrice: 60, salePrice: 50 })
  const copy = (await post(`/products/duplicate/${productId}`, {})).body.productId
  expect((await forStaff(copy))[1]).toMatchObject({ unitPrice: 60, salePrice: 50, onHand: 0 })
  await shop.pool.query('update products set demo = true where product_id = $1', [productId])
  await deliver(productId, 2)
  const found = (await shop.get('/demoGoods/find', editor.bearer)).body
  await save(102, { sold: false })
  expect((await shop.get('/demoGoods/find', editor.bearer)).body.changed).toBe(found.changed + 1)
  expect((await post('/demoGoods/remove', { spareChanged: false })).status).toBe(200)
  const { rows } = await shop.pool.query(
    'select from products join stock using (product_id) where product_id in (102, $1)',
    [productId],
  )
  expect(rows).toEqual([])
  expect(await rowsOf(productId)).toEqual([])
})
