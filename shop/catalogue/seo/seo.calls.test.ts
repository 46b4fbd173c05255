import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import type { StaffCategory } from '../shelves/categories.contract.ts'
import type { StaffDepartment } from '../shelves/departments.contract.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

const seo = { seoTitle: 'Fresh whole chicken, cut today', seoText: 'Delivered in Karachi within the hour.' }
const saveChicken = async (change: object) => {
  const { body } = await shop.get('/products/form/101', staff.bearer)
  const { productName, productDetails, unitPrice, categoryId } = body
  const seen = { productId: 101, productName, productDetails, unitPrice, categoryId }
  return shop.post('/products/save', { ...seen, ...change }, staff.bearer)
}
const product = async (id: number) => (await shop.get(`/products/${id}?images=url`)).body

test('a product has a title and a text for search engines until staff empty them; lists do not have them', async () => {
  expect((await saveChicken(seo)).body).toMatchObject(seo)
  expect(await product(101)).toMatchObject(seo)
  const { body } = await shop.get('/products/findProductsByCategory/1?images=url')
  const listed = body.productList.find(({ productId }: { productId: number }) => productId === 101)
  expect(listed).not.toHaveProperty('seoTitle')
  expect((await saveChicken({})).body).toMatchObject(seo)
  expect((await saveChicken({ seoTitle: ' ', seoText: null })).body).toMatchObject({
    ...{ seoTitle: null, seoText: null },
  })
  expect(await product(101)).not.toHaveProperty('seoTitle')
})

test('a title that search engines would cut is refused at its field', async () => {
  const { status, body } = await saveChicken({ seoTitle: 'a'.repeat(71), seoText: 'a'.repeat(161) })
  expect(status).toBe(400)
  expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['seoText', 'seoTitle'])
})

test('a copy of a product gets a title of its own', async () => {
  await saveChicken(seo)
  const { body } = await shop.post('/products/duplicate/101', {}, staff.bearer)
  expect(body).toMatchObject({ seoTitle: null, seoText: null })
})

test('a category and a department have them, too', async () => {
  const categories = (await shop.get('/category/findForStaff', staff.bearer)).body as StaffCategory[]
  const { subCategory, category } = categories.find(({ categoryId }) => categoryId === 1) as StaffCategory
  await shop.post('/category/save', { categoryId: 1, subCategory, category, ...seo }, staff.bearer)
  const listed = (await shop.get('/category/findAll')).body as StaffCategory[]
  expect(listed.find(({ categoryId }) => categoryId === 1)).toMatchObject(seo)
  expect(listed.find(({ categoryId }) => categoryId === 6)).not.toHaveProperty('seoTitle')

  const all = (await shop.get('/departments/findForStaff', staff.bearer)).body as StaffDepartment[]
  const { title, blurb } = all.find(({ deptName }) => deptName === 'MEAT') as StaffDepartment
  const saved = { deptName: 'MEAT', newName: 'MEAT', title, blurb, ...seo }
  await shop.post('/departments/save', saved, staff.bearer)
  const shown = (await shop.get('/departments/findAll')).body as StaffDepartment[]
  expect(shown.find(({ deptName }) => deptName === 'MEAT')).toMatchObject(seo)
})

test('variants leave the title to their product', async () => {
  const { rows } = await shop.pool.query(
    'select product_id as id from products where variant_options is not null order by product_id limit 1',
  )
  await shop.pool.query(`update products set seo_title = 'Thobes' where product_id = $1`, [rows[0].id])
  const variants = await shop.pool.query(
    'select count(*)::int as count, count(seo_title)::int as titled from products where variant_of = $1',
    [rows[0].id],
  )
  expect(variants.rows[0].count).toBeGreaterThan(1)
  expect(variants.rows[0].titled).toBe(0)
  expect((await product(rows[0].id)).seoTitle).toBe('Thobes')
})
