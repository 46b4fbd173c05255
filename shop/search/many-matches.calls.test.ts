import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCatalogue } from '../../bench/million.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import type { Product } from '../catalogue/catalogue.contract.ts'
import { SEARCH_MOST, sorts } from './search.rules.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const url = shop.pool.options.connectionString as string
  await makeCatalogue(url, { products: 20_000, categories: 200, departments: 40 })
})
afterAll(() => shop.close())

type Page = { productList: Product[]; totalProductCount: number; more: boolean; page: number }
const ask = async (wishes: Record<string, string | number>): Promise<Page> =>
  (await shop.get(`/products/findShopPage?${new URLSearchParams(wishes as Record<string, string>)}`)).body

/** Counts the shown products that have all these words, one by one. */
async function count(words: string, category: number, price: number): Promise<number> {
  const { rows } = await shop.pool.query(
    `select count(*)::int from products p join categories c using (category_id) join departments d on d.dept_name = c.category
     where product_status = 'A' and d.active_flag = 'Y' and search_words @@ plainto_tsquery('english', $1)
     and $2 in (-1, category_id) and ($3 = 1000 or charged_price <= $3 * 100)`,
    [words, category, price],
  )
  return rows[0].count
}

const words = ['halal', 'chicken', 'goat', 'saffron', 'kettle', 'stroller', 'charcoal']

test('a search counts its matches exactly up to a limit, and says if there are more', async () => {
  const categories = (await shop.get('/category/findAll')).body.map(
    (row: { categoryId: number }) => row.categoryId,
  )
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(words, { minLength: 1, maxLength: 2 }),
      fc.constantFrom(-1, ...(categories as number[])),
      fc.constantFrom(1, 2, 7, 50, 300, 999, 1000),
      fc.constantFrom(...sorts),
      async (some, category, price, sort) => {
        const q = some.join(' ')
        const there = await count(q, category, price)
        fc.pre(there > 0)
        const { totalProductCount, more, productList } = await ask({ q, category, price, sort })
        if (more) expect(there).toBeGreaterThan(totalProductCount)
        else expect(totalProductCount).toBe(there)
        if (there > SEARCH_MOST) expect(totalProductCount).toBeGreaterThanOrEqual(SEARCH_MOST / 2)
        for (const product of productList) {
          if (category !== -1) expect(product.categoryId).toBe(category)
          if (price !== 1000) expect(product.effectivePrice).toBeLessThanOrEqual(price)
          for (const word of some)
            expect(`${product.productName} ${product.productDetails}`.toLowerCase()).toContain(word)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test.each(sorts)('the pages of a search by %s have every match once, in that order', async sort => {
  const first = await ask({ category: -1, q: 'chicken', sort })
  expect(first.more).toBe(true)
  const found: Product[] = []
  for (let page = 1; page <= Math.ceil(first.totalProductCount / 10); page += 1)
    found.push(...(await ask({ category: -1, q: 'chicken', sort, page })).productList)
  expect(new Set(found.map(product => product.productId)).size).toBe(first.totalProductCount)
  const prices = found.map(product => product.effectivePrice)
  if (sort === 'price') expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  if (sort === '-price') expect(prices).toEqual(prices.toSorted((one, other) => other - one))
  expect((await ask({ category: -1, q: 'chicken', sort, page: 999 })).page).toBe(
    Math.ceil(first.totalProductCount / 10),
  )
})

test('products with exactly the typed name are the first of very many matches', async () => {
  const { rows } = await shop.pool.query(
    `select product_id as id, product_name as name from products where shown and product_name like '%Chicken%' and sku like 'MADE%'
     order by product_id desc limit 20`,
  )
  for (const { id, name } of rows) {
    const { productList } = await ask({ category: -1, q: name })
    const same = productList.filter(product => product.productName === name)
    expect(productList.slice(0, same.length)).toEqual(same)
    expect(same.length === 10 || same.some(product => product.productId === id)).toBe(true)
  }
})

test.each(sorts)('the pages of a list by %s equal the whole list', async sort => {
  const [{ category }] = (
    await shop.pool.query(
      `select category_id as category from products where shown group by 1 order by count(*) desc limit 1`,
    )
  ).rows
  const orders = {
    best: 'popular_flag desc, product_id',
    price: 'charged_price, product_id',
    '-price': 'charged_price desc, product_id desc',
    name: 'product_name, product_id',
    new: 'product_id desc',
  }
  const { rows } = await shop.pool.query(
    `select product_id as id from products p join categories c using (category_id) join departments d on d.dept_name = c.category
     where product_status = 'A' and d.active_flag = 'Y' and category_id = $1 and charged_price <= 30000 order by ${orders[sort]}`,
    [category],
  )
  const found: number[] = []
  for (let page = 1; page <= Math.ceil(rows.length / 10); page += 1) {
    const { productList, totalProductCount } = await ask({ category, price: 300, sort, page })
    expect(totalProductCount).toBe(rows.length)
    found.push(...productList.map(product => product.productId))
  }
  expect(found).toEqual(rows.map(row => row.id))
})

test('pages go no further than ten thousand products, and the count is the true one', async () => {
  const { totalProductCount, page, productList } = await ask({ category: -1, page: 5000 })
  expect(totalProductCount).toBeGreaterThan(15_000)
  expect([page, productList.length]).toEqual([1000, 10])
  const after = (await shop.get('/products/findProductsByCategoryPage/-1/15/667?images=url')).body
  expect(after).toEqual({ productList: [], totalProductCount })
})
