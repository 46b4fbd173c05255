import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranch } from '../../../tests/support/branches.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

const post = (path: string, input: object = {}) => shop.post(path, input, editor.bearer)
const count = async (from: string): Promise<number> =>
  (await shop.pool.query(`select count(*)::int as n from ${from}`)).rows[0].n

test('demo products are deleted in one step; ordered ones stay in their orders, edited ones only if wanted', async () => {
  const okra = { productName: 'Okra', productDetails: 'Young pods.', unitPrice: 120.5, categoryId: 1 }
  const { body: own } = await post('/products/save', { ...okra, brandId: 20 })
  const { body: mine } = await post('/products/save', { ...okra, productId: 102, productName: 'Ours' })
  const placed = await shop.post(
    '/orders/save',
    guestOrder([
      { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
    ]),
  )
  expect(placed.status).toBe(200)
  const before = (await shop.get('/demoGoods/find', editor.bearer)).body
  expect(before).toMatchObject({ products: await count('products where demo'), changed: 1, ordered: 1 })
  expect(before.reviews).toBeGreaterThan(50)
  expect(before.seasons).toBe(1)
  expect(before.certificates).toBe(await count('certificates where demo'))

  const { body: gone } = await post('/demoGoods/remove', { spareChanged: true })
  expect(gone).toMatchObject({ products: before.products - 1, changed: 0, ordered: 1, seasons: 1 })
  expect(gone.certificates).toBe(before.certificates)
  expect(await count('certificates')).toBe(0)
  const { rows: left } = await shop.pool.query(
    'select product_id, removed_at is null as there from products order by 1',
  )
  expect(left).toEqual([
    { product_id: 101, there: false },
    { product_id: mine.productId, there: true },
    { product_id: own.productId, there: true },
  ])
  expect((await shop.get('/products/101')).status).toBe(404)
  expect(await count('categories')).toBe(1)
  expect(await count('departments')).toBe(1)
  expect(await count('brands')).toBe(1)
  expect(
    await count('reviews r where not exists (select from products p where p.product_id = r.product_id)'),
  ).toBe(0)
  expect(await count('qurbani_seasons')).toBe(0)
  expect(await count('availabilities')).toBe(3)
  expect(await count('order_items where product_id = 101')).toBe(1)
  await post('/demoGoods/remove', { spareChanged: false })
  expect(await count('products where removed_at is null')).toBe(1)
  expect((await shop.get('/demoGoods/find', editor.bearer)).body.products).toBe(0)
})

test('a branch of the demo shop is closed as by staff: an edit that began before is refused', async () => {
  const owner = await signUp(shop, 'owner')
  const branchId = await addBranch(shop, 'Clifton')
  await shop.pool.query('update branches set demo = true where branch_id = $1', [branchId])
  const seen = async () => {
    const { body } = await shop.get('/branches/findForStaff', owner.bearer)
    return body.find((branch: { branchId: number }) => branch.branchId === branchId)
  }
  const { active, ...before } = await seen()
  expect(active).toBe(true)
  expect((await post('/demoGoods/remove', { spareChanged: true })).body.branches).toBe(1)
  expect((await seen()).active).toBe(false)
  const saved = await shop.post('/branches/save', { ...before, branchName: 'Sea View' }, owner.bearer)
  expect(saved).toMatchObject({ status: 409, body: { type: '/problems/changed' } })
})
