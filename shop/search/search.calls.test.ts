import { afterAll, beforeAll, expect, test } from 'vitest'
import { newProduct } from '../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const idsOf = (list: { productId: number }[]) => list.map(product => product.productId)
const found = async (term: string): Promise<number[]> =>
  idsOf((await shop.get(`/products/searchProducts/${encodeURIComponent(term)}?images=url`)).body.productList)
const suggested = async (term: string): Promise<number[]> =>
  idsOf((await shop.get(`/search/suggest?q=${encodeURIComponent(term)}`)).body.products)

test('a new product is found at once, also misspelt and half typed, and an edited one by its new name', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 1 })
  const change = (sql: string) =>
    shop.pool.query(`update products set ${sql} where product_id = ${productId}`)
  const all = async (...terms: string[]) => {
    for (const term of terms) expect(await found(term), term).toContain(productId)
    for (const term of terms) expect(await suggested(term), term).toContain(productId)
  }
  const none = async (...terms: string[]) => {
    for (const term of terms) expect(await found(term), term).not.toContain(productId)
  }
  await change(`product_name = 'Purple Mangosteen 1.5 kg', product_details = 'A fruit of the rainforest'`)
  await all(
    'mangosteen',
    'Mangosteens',
    'mangostin',
    'purple mango',
    'MANGOSTEEN purple',
    'mang',
    '1.5 mangosteen',
  )
  expect(await found('rainforest')).toContain(productId)
  await change(`product_name = 'Rambutan'`)
  await all('rambutan', 'ranbutan', 'ramb')
  await none('mangosteen', 'mangostin', 'purple mango')
  await change(`product_status = 'N'`)
  await none('rambutan', 'ramb', 'rainforest')
})

test('if no product has all words, products with some of them are found', async () => {
  const beef = await found('beef')
  expect(beef.length).toBeGreaterThan(5)
  expect((await found('beef zzzzqqqq')).toSorted()).toEqual(beef.toSorted())
  expect((await found('nihari thermometer')).length).toBeGreaterThan(1)
  expect(await found('zzzzqqqq')).toEqual([])
})

test.each([
  'the',
  'a',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '=s1',
  '=c1',
  '&|!()',
  'a & !b',
  ':*',
  '<->',
  '中',
  'ß',
  '1',
  '🍖',
])('any text can be searched for: %s', async term => {
  const path = encodeURIComponent(term)
  expect((await shop.get(`/products/searchProducts/${path}?images=url`)).status).toBe(200)
  expect((await shop.get(`/search/suggest?q=${path}`)).status).toBe(200)
  expect((await shop.get(`/products/findShopPage?category=-1&q=${path}`)).status).toBe(200)
})

test('categories are suggested by their own name and by that of their department', async () => {
  const { body } = await shop.get('/search/suggest?q=chiken')
  expect(body.categories[0]).toMatchObject({ categoryId: 1, subCategory: 'Chicken' })
  const meat = (await shop.get('/search/suggest?q=meat')).body.categories
  expect(meat.map((one: { category: string }) => one.category)).toContain('MEAT')
})

test.each([
  ['Urdu', 'باسمتی چاول', 'باسمتتی'],
  ['Arabic', 'زعفران أصلي', 'زعفرران'],
  ['Bengali', 'চিনিগুড়া চাল', 'চিনিগুরা'],
  ['Turkish', 'Kırmızı Mercimek', 'mercimmek'],
])('forgives a typing error in %s', async (_language, productName, typed) => {
  const { productId } = await newProduct(shop.pool, { stock: 1 })
  await shop.pool.query('update products set product_name = $1 where product_id = $2', [
    productName,
    productId,
  ])
  expect(await found(productName)).toContain(productId)
  expect(await found(typed)).toContain(productId)
})

test('departments and pages with content are suggested by their titles', async () => {
  const found = async (q: string) => (await shop.get(`/search/suggest?q=${encodeURIComponent(q)}`)).body
  expect((await found('spices')).departments[0]).toMatchObject({ deptName: 'SPICES' })
  expect((await found('zzzzqqqq')).departments).toEqual([])
  expect((await found('return pol')).pages).toEqual([
    { address: '/return-policy', title: expect.any(String) },
  ])
  await shop.pool.query(`delete from content_blocks where page = 'return-policy'`)
  expect((await found('return pol')).pages).toEqual([])
})
