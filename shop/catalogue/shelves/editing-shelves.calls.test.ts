import { afterAll, beforeAll, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { smallPng } from '../../../tests/support/test-files.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

const post = (path: string, input: object = {}) => shop.post(path, input, editor.bearer)
const get = async (path: string) => (await shop.get(path, editor.bearer)).body

type Named = { deptName: string; subCategory: string; categoryId: number; brandName: string }

test('a department is added, renamed together with its categories, closed, and removed once it is empty', async () => {
  const made = await post('/departments/save', { newName: 'TOYS', title: 'Toys', blurb: 'To play with.' })
  expect(made.body.at(-1)).toMatchObject({
    deptName: 'TOYS',
    title: 'Toys',
    activeFlag: 'Y',
    categories: 0,
    demo: false,
  })
  const { updatedDate } = made.body.at(-1)
  await post('/category/save', { category: 'TOYS', subCategory: 'Dolls' })
  const renamed = await post('/departments/save', {
    deptName: 'TOYS',
    newName: 'TOYS & GAMES',
    title: 'Toys and games',
    activeFlag: 'Y',
    updatedDate,
  })
  expect(renamed.body.at(-1)).toMatchObject({ deptName: 'TOYS & GAMES', categories: 1 })
  const shown = await get('/category/findAllByCategoryName/TOYS%20%26%20GAMES')
  expect(shown).toMatchObject([{ subCategory: 'Dolls' }])

  const again = { deptName: 'TOYS & GAMES', newName: 'TOYS & GAMES', title: 'Toys', updatedDate }
  expect(await post('/departments/save', again)).toMatchObject({
    status: 409,
    body: { type: '/problems/changed' },
  })
  await post('/departments/save', { ...again, updatedDate: null, activeFlag: 'N' })
  expect((await get('/departments/findAll')).map(({ deptName }: Named) => deptName)).not.toContain(
    'TOYS & GAMES',
  )

  const used = await post('/departments/delete/TOYS%20%26%20GAMES')
  expect(used).toMatchObject({ status: 409, body: { type: '/problems/in-use', categories: 1 } })
  await post(`/category/delete/${shown[0].categoryId}`)
  expect((await post('/departments/delete/TOYS%20%26%20GAMES')).status).toBe(200)
  expect((await post('/departments/delete/TOYS%20%26%20GAMES')).status).toBe(404)
})

test('two departments cannot have the same name, even if saved at the same moment', async () => {
  expect(await post('/departments/save', { newName: 'meat', title: 'Meat' })).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'newName' }] },
  })
  const racers = await meeting(
    shop.pool,
    'lock table departments in share row exclusive mode',
    Array.from({ length: 9 }, () => () => post('/departments/save', { newName: 'RACED', title: 'Raced' })),
  )
  expect(racers.map(({ status }) => status).sort()).toEqual([200, ...Array(8).fill(409)])
  expect((await post('/departments/save', { newName: 'a/b', title: 'A' })).body.errors[0].field).toBe(
    'newName',
  )
})

test('departments and categories have the chosen order, in the shop as well', async () => {
  const before = (await get('/departments/findForStaff')).map(({ deptName }: Named) => deptName)
  const deptNames = before.toReversed()
  const arranged = await post('/departments/arrange', { deptNames })
  expect(arranged.body.map(({ deptName }: Named) => deptName)).toEqual(deptNames)
  expect(await post('/departments/arrange', { deptNames: before.slice(1) })).toMatchObject({ status: 409 })
  await post('/departments/arrange', { deptNames: before })

  const idsOf = (list: Named[]) => list.map(({ categoryId }) => categoryId)
  const ids = idsOf(await get('/category/findAllByCategoryName/MEAT'))
  await post('/category/arrange', { category: 'MEAT', categoryIds: ids.toReversed() })
  expect(idsOf(await get('/category/findAllByCategoryName/MEAT'))).toEqual(ids.toReversed())
  expect((await post('/category/arrange', { category: 'MEAT', categoryIds: ids.slice(1) })).status).toBe(409)
  await post('/category/arrange', { category: 'MEAT', categoryIds: ids })
})

test('a category moves to another department with its products; one with products is not removed', async () => {
  const { rows } = await shop.pool.query('select count(*)::int as n from products where category_id = 5')
  const all = await get('/category/findForStaff')
  const goat = all.find(({ categoryId }: Named) => categoryId === 5)
  expect(goat.products).toBe(rows[0].n)
  expect(await post('/category/delete/5')).toMatchObject({ status: 409, body: { products: rows[0].n } })
  const { updatedDate } = goat
  const moved = await post('/category/save', {
    categoryId: 5,
    category: 'GROCERY',
    subCategory: 'Goat',
    updatedDate,
  })
  expect(moved.status).toBe(200)
  const { body } = await shop.get('/products/findProductsByCategory/5?images=url')
  expect(body.productList[0]).toMatchObject({ category: 'GROCERY', subCategory: 'Goat' })
  const stale = { categoryId: 5, category: 'MEAT', subCategory: 'Goat', updatedDate }
  expect(await post('/category/save', stale)).toMatchObject({
    status: 409,
    body: { type: '/problems/changed' },
  })
  expect((await post('/category/save', { ...stale, updatedDate: null })).status).toBe(200)
  const unknown = await post('/category/save', { category: 'NOWHERE', subCategory: 'Goat' })
  expect(unknown.body.errors).toMatchObject([{ field: 'category' }])
})

test('a picture is stored and given to a category; one that is not there is refused', async () => {
  const form = multipart({ file: { name: 'shelf.png', bytes: await smallPng() } })
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/departments/uploadPicture',
    payload: form.payload,
    headers: { ...editor.bearer, ...form.headers },
  })
  const body = answer.json()
  expect(body.image).toMatch(/^\/pictures\/[0-9a-f]{32}$/)
  const saved = await post('/category/save', { category: 'MEAT', subCategory: 'Pictured', image: body.image })
  const made = saved.body.find(({ subCategory }: Named) => subCategory === 'Pictured')
  expect(made.image).toBe(body.image)
  const none = `/pictures/${'0'.repeat(32)}`
  const refused = await post('/category/save', { category: 'MEAT', subCategory: 'None', image: none })
  expect(refused.body.errors).toMatchObject([{ field: 'image' }])
})

test('a brand is added, renamed, found with its number of products, and removed when it has none', async () => {
  const { body: made } = await post('/brands/save', { brandName: 'Ravi Mills' })
  expect(await post('/brands/save', { brandName: 'ravi mills' })).toMatchObject({ status: 409 })
  const racers = await Promise.all([1, 2, 3].map(() => post('/brands/save', { brandName: 'Raced' })))
  expect(racers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const { brandId, updatedDate } = made
  const renamed = await post('/brands/save', { brandId, brandName: 'Ravi', updatedDate })
  expect(renamed.body).toMatchObject({ brandId, brandName: 'Ravi', products: 0 })
  expect(await post('/brands/save', { brandId, brandName: 'Old', updatedDate })).toMatchObject({
    status: 409,
    body: { brand: { brandName: 'Ravi' } },
  })
  const { rows } = await shop.pool.query('select count(*)::int as n from products where brand_id = 20')
  expect((await get('/brands/findForStaff?q=qasai')).rows).toMatchObject([
    { brandId: 20, products: rows[0].n },
  ])
  expect(await post('/brands/delete/20')).toMatchObject({ status: 409, body: { products: rows[0].n } })
  expect((await post(`/brands/delete/${brandId}`)).body).toEqual({ brandId })
})
