import { afterAll, beforeAll, expect, test } from 'vitest'
import { newProduct } from '../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type Listed = { productId: number; productName: string }[]
const named = (list: Listed) => list.map(one => one.productName)
const page = async (q: string, more = '') =>
  (await shop.get(`/products/findShopPage?category=-1&q=${encodeURIComponent(q)}${more}`)).body as {
    productList: Listed
    totalProductCount: number
  }
const found = async (q: string, more?: string) => named((await page(q, more)).productList)
const product = async (name: string, more = '') => {
  const { productId } = await newProduct(shop.pool, { stock: 1 })
  await shop.pool.query(
    `update products set product_name = $1, product_details = 'Made for a test' ${more} where product_id = $2`,
    [name, productId],
  )
  return productId
}

test('a term finds its synonyms, of several words too, after products that have the term itself', async () => {
  await product('Zorblat fruit')
  await product('Quix berries dried')
  await shop.pool.query(`insert into search_synonyms (terms) values ('{zorblat,quix berries,unknown thing}')`)
  expect(await found('zorblat')).toEqual(['Zorblat fruit', 'Quix berries dried'])
  expect(await found('quix berry')).toEqual(['Quix berries dried', 'Zorblat fruit'])
  expect(await found('zorblats')).toEqual(['Zorblat fruit', 'Quix berries dried'])
  expect(await found('unknown thing')).toHaveLength(2)
  expect(await found('dried zorblat')).toEqual(['Quix berries dried'])
  const suggested = (await shop.get('/search/suggest?q=zorblat')).body.products
  expect(named(suggested)).toEqual(['Zorblat fruit', 'Quix berries dried'])
})

test('if a group is not mutual, only its first term finds the others', async () => {
  await product('Wumble bread')
  await product('Fleep cake')
  await shop.pool.query(`insert into search_synonyms (terms, mutual) values ('{wumble,fleep}', false)`)
  expect(await found('wumble')).toEqual(['Wumble bread', 'Fleep cake'])
  expect(await found('fleep')).toEqual(['Fleep cake'])
})

test('a misspelt term of staff is found as well', async () => {
  expect(await found('tamater')).toContain('Tomatoes')
  expect(await found('bhindhi')).toContain('Okra')
})

test('products that fit the amount come first, and no amount hides a product', async () => {
  await product('Grumbleberry jam 2 kg')
  await product('Grumbleberry jam', `, content = 500000, content_unit = 'g'`)
  await product('Grumbleberry jam large', `, content = 5000, content_unit = 'lb'`)
  expect((await found('2kg grumbleberry'))[0]).toBe('Grumbleberry jam 2 kg')
  expect((await found('grumbleberry 1/2 kg'))[0]).toBe('Grumbleberry jam')
  expect((await found('5 lb grumbleberry'))[0]).toBe('Grumbleberry jam large')
  for (const amount of ['2kg', '500 g', '5 lb', '3 l', 'dozen'])
    expect(await found(`${amount} grumbleberry`)).toHaveLength(3)
})

test('staff put products at the beginning of the results of a term, in their order, and others at their end', async () => {
  const [first, second, last] = [
    await product('Snorkwurst plain'),
    await product('Snorkwurst hot'),
    await product('Snorkwurst'),
  ]
  const other = await product('Unlike all of it')
  const place = (id: number, at: number) =>
    shop.pool.query(`insert into search_placements (term, product_id, place) values ('snorkwurst', $1, $2)`, [
      id,
      at,
    ])
  expect((await found('snorkwurst'))[0]).toBe('Snorkwurst')
  await place(other, 1)
  await place(second, 2)
  await place(last, 0)
  expect(await found('Snorkwurst')).toEqual([
    'Unlike all of it',
    'Snorkwurst hot',
    'Snorkwurst plain',
    'Snorkwurst',
  ])
  expect((await page('snorkwurst')).totalProductCount).toBe(4)
  expect(await found('snorkwurst', '&sort=name')).toEqual([
    'Snorkwurst',
    'Snorkwurst hot',
    'Snorkwurst plain',
    'Unlike all of it',
  ])
  expect(await found('snorkwurst', '&price=1')).not.toContain('Unlike all of it')
  await shop.pool.query(`update products set product_status = 'N' where product_id = any($1)`, [
    [other, first],
  ])
  expect(await found('snorkwurst')).toEqual(['Snorkwurst hot', 'Snorkwurst'])
  expect((await page('snorkwurst')).totalProductCount).toBe(2)
})

test('a code or SKU finds its product first, and that of a variant the product that lists show', async () => {
  const id = await product(
    'Brumbly tin',
    `, sku = 'Mix-77b', codes = '[{"code": "04006381333931", "quantity": 1000}]'`,
  )
  const search = async (term: string) =>
    named(
      (await shop.get(`/products/searchProducts/${encodeURIComponent(term)}?images=url`)).body.productList,
    )
  for (const typed of ['4006381333931', '4006381 333931', '04006381333931', 'Mix-77b', ' Mix-77b ']) {
    expect((await found(typed))[0], typed).toBe('Brumbly tin')
    expect((await search(typed))[0], typed).toBe('Brumbly tin')
    expect(named((await shop.get(`/search/suggest?q=${encodeURIComponent(typed)}`)).body.products)[0]).toBe(
      'Brumbly tin',
    )
  }
  await shop.pool.query(`update products set sku = 'MIX-77B' where product_id = $1`, [id])
  expect((await found('mix-77b'))[0]).toBe('Brumbly tin')
  expect(await found('4006381333932')).toEqual([])
  const variant = await product('Brumbly tin small', `, sku = 'VAR-1'`)
  await shop.pool.query(`update products set variant_options = '{Size}' where product_id = $1`, [id])
  await shop.pool.query(
    `update products set variant_of = $1, variant_values = '{S}', variant_place = 1, listed = false where product_id = $2`,
    [id, variant],
  )
  expect(await found('var-1')).toEqual(['Brumbly tin'])
  await shop.pool.query(`update products set product_status = 'N' where product_id = $1`, [id])
  expect(await found('var-1')).toEqual([])
})
