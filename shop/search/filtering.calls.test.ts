import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newProduct } from '../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import type { Product } from '../catalogue/catalogue.contract.ts'
import { nothingStated, type StoredFacts } from '../catalogue/facts/food-facts.rules.ts'
import type { FilterOption } from '../catalogue/filters/filters.fields.ts'

let shop: TestShop
let category: number
beforeAll(async () => {
  shop = await openTestShop()
  const { rows } = await shop.pool.query(
    `insert into categories (category, sub_category, updated_by) values ('MEAT', 'Filtered', 'test') returning category_id`,
  )
  category = rows[0].category_id
})
afterAll(() => shop.close())

type Page = {
  productList: Product[]
  totalProductCount: number
  more: boolean
  page: number
  filters: FilterOption[]
}
const ask = async (wishes: Record<string, string | number> = {}): Promise<Page> => {
  const query = new URLSearchParams({ category: String(category), ...wishes } as Record<string, string>)
  const { status, body } = await shop.get(`/products/findShopPage?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const idsOf = ({ productList }: Page) => productList.map(({ productId }) => productId)
const countOf = ({ filters }: Page, filter: string, value: string | number) =>
  filters.find(option => option.filter === filter && option.value === String(value))?.products

const declared: StoredFacts = { ...nothingStated, state: 'DECLARED', nutrition: null }
async function add(
  facts: StoredFacts | null,
  { stock = 5, brand = 1, name = 'Test goods', price = 10_000 } = {},
) {
  const { productId, availabilityId } = await newProduct(shop.pool, { stock, facts, unitPrice: price })
  await shop.pool.query(
    'update products set category_id = $2, brand_id = $3, product_name = $4 where product_id = $1',
    [productId, category, brand, name],
  )
  return { productId, availabilityId }
}

describe('a list is narrowed by', () => {
  let [vegan, milk, unknown, soldOut] = [0, 0, 0, 0]
  let counter = 0
  beforeAll(async () => {
    vegan = (await add({ ...declared, diets: ['VEGAN'] }, { name: 'Green curry' })).productId
    milk = (await add({ ...declared, contains: ['MILK'], diets: ['VEGETARIAN'] }, { brand: 2 })).productId
    unknown = (await add(null, { brand: 3, name: 'Red curry', price: 90_000 })).productId
    const last = await add({ ...declared, mayContain: ['NUTS'] }, { stock: 0, brand: 2 })
    soldOut = last.productId
    counter = last.availabilityId
  })

  test.each([
    ['a diet', { diet: 'VEGETARIAN' }, () => [vegan, milk]],
    ['two diets, which it suits both', { diet: 'VEGAN,VEGETARIAN' }, () => [vegan]],
    ['an allergen that it is free from', { freeFrom: 'MILK' }, () => [vegan, soldOut]],
    ['two allergens', { freeFrom: 'NUTS,MILK' }, () => [vegan]],
    ['a brand', { brand: '2' }, () => [milk, soldOut]],
    ['one of two brands', { brand: '1,3' }, () => [vegan, unknown]],
    ['its stock', { inStock: '1' }, () => [vegan, milk, unknown]],
    [
      'all together',
      { diet: 'VEGETARIAN', brand: '1,2', freeFrom: 'NUTS', inStock: '1' },
      () => [vegan, milk],
    ],
    ['its price as well', { brand: '2,3', price: 500 }, () => [milk, soldOut]],
    ['words as well', { q: 'curry', brand: '1,2' }, () => [vegan]],
    ['words and stock', { q: 'curry', inStock: '1', freeFrom: 'EGGS' }, () => [vegan]],
    ['nothing that fits', { diet: 'SUGAR_FREE' }, () => []],
  ])('%s', async (_what, wishes, wanted) => {
    const page = await ask(wishes as Record<string, string>)
    expect(idsOf(page).toSorted()).toEqual(wanted().toSorted())
    expect([page.totalProductCount, page.more]).toEqual([wanted().length, false])
  })

  test('the count beside a filter is the length of the list that it leads to', async () => {
    const starts = [
      {},
      { diet: 'VEGETARIAN' },
      { brand: '2' },
      { q: 'curry' },
      { price: '500' },
      { inStock: '1' },
    ]
    for (const start of starts as Record<string, string>[]) {
      const { filters } = await ask(start)
      expect(filters.length, JSON.stringify(start)).toBeGreaterThan(3)
      for (const { filter, value, products } of filters) {
        const before = start[filter]
        const next = filter === 'brand' || !before ? value : [...new Set([before, value])].join()
        const { totalProductCount } = await ask({ ...start, [filter]: next })
        expect([start, filter, value, products]).toEqual([start, filter, value, totalProductCount])
      }
    }
  })

  test('other brands are counted in the list without the chosen one', async () => {
    const page = await ask({ brand: '2', freeFrom: 'NUTS' })
    expect(idsOf(page)).toEqual([milk])
    expect([1, 2, 3].map(brand => countOf(page, 'brand', brand))).toEqual([1, 1, undefined])
  })

  test('a product that is sold out leaves the list by stock, and comes back', async () => {
    await shop.pool.query('update availabilities set on_hand = 3 where availability_id = $1', [counter])
    expect(idsOf(await ask({ inStock: '1' }))).toContain(soldOut)
    await shop.pool.query('update availabilities set held = 3 where availability_id = $1', [counter])
    expect(idsOf(await ask({ inStock: '1' }))).not.toContain(soldOut)
    await shop.pool.query('update availabilities set held = 0, on_hand = 0 where availability_id = $1', [
      counter,
    ])
  })

  test('products that are not shown are neither listed nor counted', async () => {
    const before = countOf(await ask(), 'diet', 'VEGAN')
    const { productId } = await add({ ...declared, diets: ['VEGAN'] })
    expect(countOf(await ask(), 'diet', 'VEGAN')).toBe((before ?? 0) + 1)
    await shop.pool.query(`update products set product_status = 'N' where product_id = $1`, [productId])
    expect(countOf(await ask(), 'diet', 'VEGAN')).toBe(before)
    expect(idsOf(await ask({ diet: 'VEGAN' }))).toEqual([vegan])
  })

  test('a product whose declaration is taken back leaves the list at once, and its count', async () => {
    const { productId } = await add({ ...declared, diets: ['GLUTEN_FREE'] })
    expect(idsOf(await ask({ diet: 'GLUTEN_FREE', freeFrom: 'GLUTEN' }))).toEqual([productId])
    await shop.pool.query(
      `update products set facts = jsonb_set(facts, '{state}', '"UNKNOWN"') where product_id = $1`,
      [productId],
    )
    const page = await ask({ diet: 'GLUTEN_FREE', freeFrom: 'GLUTEN' })
    expect([idsOf(page), page.totalProductCount]).toEqual([[], 0])
    expect(countOf(page, 'diet', 'GLUTEN_FREE')).toBe(0)
    await shop.pool.query(`update products set product_status = 'N' where product_id = $1`, [productId])
  })

  test('a rating of four stars or more', async () => {
    await shop.pool.query(
      `insert into reviews (product_id, author_name, rating, review_title, review_msg, review_date)
       values ($1, 'Amina', 4, 'Fine', 'Fine', '2026-11-28'), ($2, 'Amina', 3, 'Fine', 'Fine', '2026-11-28')`,
      [vegan, milk],
    )
    expect(idsOf(await ask({ rating: '4' }))).toEqual([vegan])
    expect(idsOf(await ask({ rating: '3' })).toSorted()).toEqual([vegan, milk].toSorted())
  })
})

test.each([
  [{ diet: 'CARNIVORE' }, 'diet'],
  [{ freeFrom: 'MILK,,EGGS' }, 'freeFrom'],
  [{ brand: '1;2' }, 'brand'],
  [{ rating: '5' }, 'rating'],
  [{ inStock: 'yes' }, 'inStock'],
])('%j is refused at its field', async (wishes, field) => {
  const { status, body } = await shop.get(
    `/products/findShopPage?${new URLSearchParams({ category: '1', ...wishes } as Record<string, string>)}`,
  )
  expect(status).toBe(400)
  expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field])
})

test('the same filters in another order are the same list', async () => {
  const one = await ask({ brand: '2,1', freeFrom: 'NUTS,EGGS' })
  expect(await ask({ brand: '1,2', freeFrom: 'EGGS,NUTS' })).toEqual(one)
})
