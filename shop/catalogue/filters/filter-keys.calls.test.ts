import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillFiltersOf } from '../../../server/jobs/filters-job.ts'
import { meeting } from '../../../tests/support/meeting.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { diets, type Facts, regimes } from '../facts/facts.rules.ts'
import { nothingStated, type StoredFacts } from '../facts/food-facts.rules.ts'
import { factsWithParts } from '../made-of/facts-with-parts.rules.ts'
import { FILTERS_WAIT } from './fill-filter-keys.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const declared: StoredFacts = { ...nothingStated, state: 'DECLARED', nutrition: null }
const made = async (facts: StoredFacts | null) => (await newProduct(shop.pool, { stock: 1, facts })).productId
const keysOf = async (productId: number): Promise<string[]> =>
  (await shop.pool.query('select filter_keys as keys from products where product_id = $1', [productId]))
    .rows[0].keys
/** True if a food of these facts is declared to be free from an allergen: all cereals with gluten may be wheat. */
const isFree = (name: string, { contains, mayContain }: Facts) => {
  const named: readonly string[] = [...contains, ...mayContain]
  return !named.includes(name) && !(name === 'WHEAT' && named.includes('GLUTEN'))
}
const starting = (keys: readonly string[], start: string) =>
  keys.filter(key => key.startsWith(start)).map(key => key.slice(2))

describe('a food is free from an allergen only if that is declared', () => {
  test('not if nothing is stated, or only its ingredients are', async () => {
    expect(await keysOf(await made(null))).toEqual([])
    const unknown = {
      ...declared,
      state: 'UNKNOWN' as const,
      ingredients: 'Flour',
      diets: ['VEGAN' as const],
    }
    expect(await keysOf(await made(unknown))).toEqual([])
  })

  test('not if it contains or may contain it', async () => {
    const keys = await keysOf(
      await made({ ...declared, contains: ['MILK', 'GLUTEN'], mayContain: ['NUTS'], diets: ['VEGETARIAN'] }),
    )
    expect(starting(keys, 'D:')).toEqual(['VEGETARIAN'])
    const free = starting(keys, 'F:')
    expect(free).toHaveLength(11)
    // Cereals with gluten may be wheat.
    for (const allergen of ['MILK', 'GLUTEN', 'NUTS', 'WHEAT']) expect(free).not.toContain(allergen)
  })

  test('not if its law does not name the allergen', async () => {
    const free = starting(await keysOf(await made({ ...declared, regime: 'US', contains: ['EGGS'] })), 'F:')
    expect(free.toSorted()).toEqual(
      ['CRUSTACEANS', 'FISH', 'MILK', 'NUTS', 'PEANUTS', 'SESAME', 'SOYBEANS', 'WHEAT'].toSorted(),
    )
  })
})

test('a vegan food is vegetarian, too', async () => {
  const keys = await keysOf(await made({ ...declared, diets: ['VEGAN'] }))
  expect(starting(keys, 'D:')).toEqual(['VEGAN', 'VEGETARIAN'])
})

test('keys follow the facts and the brand in the statement that changes them', async () => {
  const productId = await made({ ...declared, diets: ['VEGAN'] })
  await shop.pool.query('update products set brand_id = 1 where product_id = $1', [productId])
  expect(starting(await keysOf(productId), 'B:')).toEqual(['1'])
  await shop.pool.query('update products set facts = null where product_id = $1', [productId])
  expect(await keysOf(productId)).toEqual(['B:1'])
})

const review = (productId: number, rating: number, more = '') =>
  shop.pool.query(
    `insert into reviews (product_id, author_name, rating, review_title, review_msg, review_date${more && ', hidden_at'})
     values ($1, 'Amina', $2, 'Fine', 'Fine', '2026-11-28'${more})`,
    [productId, rating],
  )
const ratingOf = async (productId: number) => starting(await keysOf(productId), 'R:')

test('a rating is the average of the reviews that everyone sees, as it is shown', async () => {
  const productId = await made(null)
  await review(productId, 1, ', now()')
  expect(await ratingOf(productId)).toEqual([])
  await review(productId, 5)
  expect(await ratingOf(productId)).toEqual(['3', '4'])
  await review(productId, 2)
  expect(await ratingOf(productId)).toEqual(['3'])
  await shop.pool.query('update reviews set hidden_at = now() where product_id = $1 and rating = 2', [
    productId,
  ])
  expect(await ratingOf(productId)).toEqual(['3', '4'])
  await shop.pool.query('delete from reviews where product_id = $1', [productId])
  expect(await ratingOf(productId)).toEqual([])
})

test('the second of two reviews at the same time counts the first', async () => {
  const productId = await made(null)
  await review(productId, 4)
  // Alone, the first would take the rating of 4 away, and the second would leave it: together they are 4.
  await meeting(shop.pool, `select from products where product_id = ${productId} for no key update`, [
    () => review(productId, 3),
    () => review(productId, 5),
  ])
  expect(await ratingOf(productId)).toEqual(['3', '4'])
})

test('a job finds the keys of products of before, and then has nothing to do', async () => {
  const productId = await made({ ...declared, diets: ['VEGAN'] })
  await review(productId, 5)
  const keys = await keysOf(productId)
  const count = async () =>
    (await shop.pool.query(`select sum(products)::int as sum from filter_counts where key = 'D:VEGAN'`))
      .rows[0].sum
  const before = await count()
  await shop.pool.query('alter table products disable trigger keep_filter_keys')
  await shop.pool.query('update products set filter_keys = null')
  await shop.pool.query('alter table products enable trigger keep_filter_keys')
  expect(await count()).not.toBe(before)
  expect((await shop.pool.query(FILTERS_WAIT)).rowCount).toBe(1)
  const { filled } = await fillFiltersOf(shop.pool, { isStopping: () => false })
  expect(filled).toBeGreaterThan(100)
  expect((await shop.pool.query(FILTERS_WAIT)).rowCount).toBe(0)
  expect(await keysOf(productId)).toEqual(keys)
  expect(await count()).toBe(before)
})

const setParts = (productId: number, parts: object[] | null) =>
  shop.pool.query('update products set parts = $2 where product_id = $1', [productId, JSON.stringify(parts)])
const state = (productId: number, facts: StoredFacts | null) =>
  shop.pool.query('update products set facts = $2, updated_date = now() where product_id = $1', [
    productId,
    facts && JSON.stringify(facts),
  ])

test('a set is found by what all of its parts are, from the moment at which one of them changes', async () => {
  const [curry, rice] = [
    await made({ ...declared, diets: ['VEGAN'] }),
    await made({ ...declared, diets: ['VEGETARIAN'] }),
  ]
  const box = await made(null)
  await setParts(box, [{ productId: curry }, { productId: rice }])
  expect(starting(await keysOf(box), 'D:')).toEqual(['VEGETARIAN'])
  expect(starting(await keysOf(box), 'F:')).toContain('MILK')
  await state(rice, { ...declared, mayContain: ['MILK'] })
  expect(starting(await keysOf(box), 'D:')).toEqual([])
  expect(starting(await keysOf(box), 'F:')).not.toContain('MILK')
  await state(rice, null)
  expect(await keysOf(box)).toEqual([])
})

test('a set is not found by what only its own statement says, or only some of its parts', async () => {
  const part = await made({ ...declared, contains: ['MILK'] })
  const box = await made({ ...declared, diets: ['VEGAN'] })
  await setParts(box, [{ productId: part }])
  expect(starting(await keysOf(box), 'D:')).toEqual([])
  expect(starting(await keysOf(box), 'F:')).not.toContain('MILK')
  await setParts(box, [{ productId: part, kind: 'cuttingAttributes', choice: 'With yoghurt' }])
  expect(starting(await keysOf(box), 'D:')).toEqual(['VEGAN', 'VEGETARIAN'])
  await setParts(box, [{ productId: part }])
  await shop.pool.query('delete from stock where product_id = $1', [part])
  await shop.pool.query('delete from products where product_id = $1', [part])
  expect(await keysOf(box)).toEqual([])
})

test('whatever its parts are, a set is found by the facts that its page shows', async () => {
  const one = fc.option(
    fc.record({
      state: fc.constantFrom('DECLARED' as const, 'UNKNOWN' as const, 'NO_FOOD' as const),
      regime: fc.constantFrom('EU' as const, 'EU' as const, 'US' as const),
      contains: fc.subarray(['MILK', 'EGGS', 'WHEAT'] as const, { maxLength: 2 }),
      diets: fc.subarray([...diets]),
    }),
  )
  const [box, ...parts] = [await made(null), await made(null), await made(null)] as const
  await setParts(
    box,
    parts.map(productId => ({ productId })),
  )
  const storedOf = (some: { state: string } | null) =>
    some && { ...declared, ...(some.state === 'NO_FOOD' ? { state: 'NO_FOOD' as const } : (some as object)) }
  await fc.assert(
    fc.asyncProperty(fc.tuple(one, one, one), async all => {
      const facts = all.map(storedOf)
      for (const [at, productId] of [box, ...parts].entries())
        await state(productId, facts[at] as StoredFacts)
      const stated = facts.map(one => ({ facts: one as never, isFood: true }))
      const shown = factsWithParts(
        {
          ...(stated[0] as (typeof stated)[number]),
          parts: stated.slice(1).map(part => ({ ...part, kind: null, choice: null })),
          offered: null,
        },
        {},
      )
      const isKnown = shown?.state === 'DECLARED'
      const keys = await keysOf(box)
      expect(starting(keys, 'D:').toSorted()).toEqual(isKnown ? shown.diets.toSorted() : [])
      const named = shown?.regime === 'US' ? regimes.US : [...regimes.EU, 'WHEAT' as const]
      const free = isKnown ? named.filter(name => isFree(name, shown)) : []
      expect(starting(keys, 'F:').toSorted()).toEqual(free.toSorted())
    }),
    { numRuns: 60 },
  )
})

test('a set that another person holds gets its keys from a job', async () => {
  const part = await made({ ...declared, diets: ['VEGAN'] })
  const box = await made(null)
  await setParts(box, [{ productId: part }])
  const holder = await shop.pool.connect()
  await holder.query('begin')
  await holder.query('select from products where product_id = $1 for no key update', [box])
  await state(part, declared)
  await holder.query('commit')
  holder.release()
  expect(starting(await keysOf(box), 'D:')).toEqual(['VEGAN', 'VEGETARIAN'])
  expect((await shop.pool.query(FILTERS_WAIT)).rowCount).toBe(1)
  await fillFiltersOf(shop.pool, { isStopping: () => false })
  expect(starting(await keysOf(box), 'D:')).toEqual([])
  expect((await shop.pool.query(FILTERS_WAIT)).rowCount).toBe(0)
})
