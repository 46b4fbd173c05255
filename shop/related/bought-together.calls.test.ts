import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countPairsOf } from '../../server/jobs/related-job.ts'
import { addBranch } from '../../tests/support/branches.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

let [tea, cups, spoons]: number[] = []
const made = async (values: { stock: number; status?: string }) =>
  (await newProduct(shop.pool, values)).productId
beforeEach(async () => {
  await shop.pool.query('truncate bought_together')
  tea = await made({ stock: 100 })
  cups = await made({ stock: 100 })
  spoons = await made({ stock: 100 })
})

const order = async (email: string, ...productIds: (number | undefined)[]) => {
  const lines = productIds.map(productId => ({ productId, quantity: 1 }))
  const guest = guestOrder(lines)
  const { status, body } = await shop.post('/orders/save', {
    ...guest,
    customer: { ...guest.customer, email },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { orders: { orderNum: string } }).orders.orderNum
}
const buyers = (count: number) => Array.from({ length: count }, (_, place) => `buyer${place}@example.org`)
const count = () => countPairsOf(shop.pool, { isStopping: () => false })
const related = async (productId = tea) => {
  const { status, body } = await shop.get(`/products/findRelated/${productId}?images=url`)
  expect(status).toBe(200)
  return (body as { productList: { productId: number }[] }).productList.map(one => one.productId)
}
const suggested = async (productIds: (number | undefined)[], branchId?: number) => {
  const { status, body } = await shop.post('/cart/suggest', { productIds, ...(branchId ? { branchId } : {}) })
  expect(status).toBe(200)
  return (body as { product: { productId: number } | null }).product?.productId
}

test('a pair of five buyers is shown on both pages, a pair of four on none', async () => {
  for (const email of buyers(5)) await order(email, tea, cups)
  for (const email of buyers(4)) await order(email, tea, spoons)
  await count()
  expect((await related(tea))[0]).toBe(cups)
  expect((await related(cups))[0]).toBe(tea)
  expect(await related(tea)).not.toContain(spoons)
  expect(await suggested([spoons])).toBeUndefined()
})

test('a buyer counts once, however often they buy a pair and however they write their mail', async () => {
  for (const email of buyers(4)) await order(email, tea, cups)
  for (const email of ['Buyer0@example.org', 'buyer0@example.org', 'BUYER1@example.org'])
    await order(email, tea, cups)
  await count()
  expect(await suggested([tea])).toBeUndefined()
  await order('another@example.org', tea, cups)
  await count()
  expect(await suggested([tea])).toBe(cups)
})

test('an order of a year ago, a rejected one and a line that was left out do not count', async () => {
  for (const email of buyers(4)) await order(email, tea, cups)
  const old = await order('old@example.org', tea, cups)
  const rejected = await order('rejected@example.org', tea, cups)
  const leftOut = await order('short@example.org', tea, cups)
  await shop.pool.query(`update orders set create_date = now() - interval '366 days' where order_num = $1`, [
    old,
  ])
  await shop.pool.query(`update orders set order_status = 'REJECTED' where order_num = $1`, [rejected])
  await shop.pool.query(
    `update order_items set item_status = 'UNAVAILABLE' where product_id = $2
       and order_id = (select order_id from orders where order_num = $1)`,
    [leftOut, cups],
  )
  await count()
  expect(await suggested([tea])).toBeUndefined()
})

test('a pair that is no longer bought together goes', async () => {
  const last = []
  for (const email of buyers(5)) last.push(await order(email, tea, cups))
  await count()
  expect(await suggested([tea])).toBe(cups)
  await shop.pool.query(`update orders set order_status = 'REJECTED' where order_num = $1`, [last[0]])
  await count()
  expect(await suggested([tea])).toBeUndefined()
})

test('the choice of staff comes first, in its order, without what nobody can buy', async () => {
  for (const email of buyers(5)) await order(email, tea, cups)
  await count()
  const gone = await made({ stock: 100, status: 'N' })
  const soldOut = await made({ stock: 0 })
  const whisk = await made({ stock: 10 })
  await shop.pool.query('update products set related = $2 where product_id = $1', [
    tea,
    [gone, whisk, soldOut, spoons],
  ])
  const found = await related()
  expect(found.slice(0, 3)).toEqual([whisk, spoons, cups])
  expect(found).not.toContain(tea)
  expect(found).toHaveLength(4)
})

test('a page without a choice or a pair shows four of its category', async () => {
  expect(await related(101)).toHaveLength(4)
})

test('the cart gets the best pair of all that is in it, and never what is in it', async () => {
  for (const email of buyers(5)) await order(email, tea, cups, spoons)
  await order('more@example.org', tea, spoons)
  await count()
  expect(await suggested([tea])).toBe(spoons)
  expect(await suggested([tea, spoons])).toBe(cups)
  expect(await suggested([tea, spoons, cups])).toBeUndefined()
})

test('the cart gets nothing that is sold out, or that its branch does not sell', async () => {
  for (const email of buyers(5)) await order(email, tea, cups)
  await count()
  const branchId = await addBranch(shop, 'Far')
  expect(await suggested([tea], branchId)).toBeUndefined()
  expect(await suggested([tea], 1)).toBe(cups)
  await shop.pool.query(
    'update availabilities set on_hand = 0 where availability_id = (select availability_id from stock where product_id = $1 and branch_id = 1)',
    [cups],
  )
  expect(await suggested([tea], 1)).toBeUndefined()
})

test('products that a browser remembers come in its order, without those that are not shown', async () => {
  const hidden = await made({ stock: 1, status: 'N' })
  const { body } = await shop.get(`/products/findSeen/${cups},${hidden},${tea}?images=url`)
  expect((body as { productList: { productId: number }[] }).productList.map(one => one.productId)).toEqual([
    cups,
    tea,
  ])
})

test('staff choose what goes well with a product; a copy goes well with the same', async () => {
  const form = { productName: 'Kettle', productDetails: 'Boils', unitPrice: 10, categoryId: 1 }
  const { status, body } = await shop.post(
    '/products/save',
    { ...form, related: [cups, spoons] },
    editor.bearer,
  )
  expect(status).toBe(200)
  const { productId, related: saved } = body as { productId: number; related: { productId: number }[] }
  expect(saved.map(one => one.productId)).toEqual([cups, spoons])
  expect((await related(productId)).slice(0, 2)).toEqual([cups, spoons])
  const copy = await shop.post(`/products/duplicate/${productId}`, {}, editor.bearer)
  expect(copy.body).toMatchObject({ related: saved })
  const without = await shop.post('/products/save', { ...form, productId }, editor.bearer)
  expect(without.body).toMatchObject({ related: saved })
  const emptied = await shop.post('/products/save', { ...form, productId, related: [] }, editor.bearer)
  expect(emptied.body).toMatchObject({ related: [] })
})

test('a product does not go well with itself, with a variant or with what does not exist, and not twice with one', async () => {
  const variant = (
    await shop.pool.query('select min(product_id) as id from products where variant_of is not null')
  ).rows[0].id
  const { status, body } = await shop.post(
    '/products/save',
    {
      ...{ productId: tea, productName: 'Tea', productDetails: 'Green', unitPrice: 10, categoryId: 1 },
      related: [tea, cups, cups, variant, 2_000_000_000],
    },
    editor.bearer,
  )
  expect(status).toBe(400)
  expect((body as { errors: { field: string }[] }).errors.map(one => one.field)).toEqual([
    'related.0',
    'related.2',
    'related.3',
    'related.4',
  ])
})
