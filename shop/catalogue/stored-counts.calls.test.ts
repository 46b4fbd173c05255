import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const rows = async (sql: string) => (await shop.pool.query(sql)).rows

/** Returns the differences between the stored counts and freshly counted ones. */
async function differences(): Promise<object[]> {
  const exponent = 2
  const storedCounts = `select category_id, price, sum(products)::int as products from product_counts group by 1, 2`
  const counted = `select c.category_id, whole_price(charged_price, ${exponent}) as price, count(*)::int as products
    from products p join categories k using (category_id) join departments d on d.dept_name = k.category
    cross join lateral (values (p.category_id), (-1)) c (category_id)
    where p.product_status = 'A' and p.variant_of is null and d.active_flag = 'Y' group by 1, 2`
  const storedWords = `select word, sum(in_names)::int as in_names, sum(in_all)::int as in_all from product_words group by 1`
  const words = `select lexeme as word, sum(('A' = any(weights))::int)::int as in_names, count(*)::int as in_all
    from products p join categories k using (category_id) join departments d on d.dept_name = k.category,
    unnest(setweight(to_tsvector('simple', product_name), 'A') || to_tsvector('simple', product_details))
    where p.product_status = 'A' and p.variant_of is null and d.active_flag = 'Y' group by 1`
  const storedFilters = `select category_id, key, sum(products)::int as products from filter_counts group by 1, 2`
  const filters = `select c.category_id, key, count(*)::int as products
    from products p join categories k using (category_id) join departments d on d.dept_name = k.category
    cross join unnest(filter_keys_of(p.product_id, p.facts, p.parts, p.brand_id, p.tags, p.category_id, p.unit_price, p.sale_price, p.options_attributes, p.added_at)) key
    cross join lateral (values (p.category_id), (-1)) c (category_id)
    where p.product_status = 'A' and p.variant_of is null and d.active_flag = 'Y' group by 1, 2`
  return [
    ...(await differing(`${storedFilters} having sum(products) <> 0`, filters)),
    ...(await differing(`${storedCounts} having sum(products) <> 0`, counted)),
    ...(await differing(`${storedWords} having sum(in_names) <> 0 or sum(in_all) <> 0`, words)),
  ]
}
const differing = (stored: string, counted: string) =>
  rows(`(${stored} except ${counted}) union all (${counted} except ${stored})`)

const words = ['okra', 'pods', 'the', 'quince', 'all-purpose', '1.5']
const facts = [
  null,
  '{"state": "DECLARED", "regime": "EU", "contains": ["MILK"], "mayContain": [], "diets": ["VEGETARIAN"]}',
  '{"state": "UNKNOWN", "regime": "EU", "contains": [], "mayContain": [], "diets": []}',
]
const change = fc.oneof(
  fc.record({ does: fc.constant('add' as const), category: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ does: fc.constant('price' as const), price: fc.integer({ min: 0, max: 200_000 }) }),
  fc.record({ does: fc.constant('status' as const), status: fc.constantFrom('A', 'N') }),
  fc.record({
    does: fc.constant('name' as const),
    name: fc.array(fc.constantFrom(...words), { minLength: 1 }),
  }),
  fc.record({ does: fc.constant('move' as const), category: fc.constantFrom(1, 5, 6, 11) }),
  fc.record({ does: fc.constant('remove' as const) }),
  fc.record({ does: fc.constant('dearer' as const) }),
  fc.record({ does: fc.constant('facts' as const), facts: fc.constantFrom(...facts) }),
  fc.record({ does: fc.constant('brand' as const), brand: fc.constantFrom(1, 2, null) }),
)
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

let made = 0

/** Makes one change to the products of one editor. */
async function make(client: PoolClient, editor: string, wanted: Change): Promise<void> {
  const mine = `updated_by = '${editor}'`
  const some = `product_id in (select product_id from products where ${mine} order by product_id limit 2)`
  made += 1
  if (wanted.does === 'add')
    await client.query(
      `insert into products (product_name, product_details, sku, category_id, unit_price, sale_price, unit_name, updated_by)
       select 'Okra ' || i, 'Young pods', 'COUNT-${made}-' || i, (select category_id from categories order by category_id offset $1 limit 1), i * 1000, 0, 'lb', $2
       from generate_series(1, 3) i`,
      [wanted.category, editor],
    )
  if (wanted.does === 'price')
    await client.query(`update products set unit_price = $1 where ${some}`, [wanted.price])
  if (wanted.does === 'status')
    await client.query(`update products set product_status = $1 where ${some}`, [wanted.status])
  if (wanted.does === 'name')
    await client.query(`update products set product_name = $1 where ${some}`, [wanted.name.join(' ')])
  if (wanted.does === 'move')
    await client.query(`update products set category_id = $1 where ${mine}`, [wanted.category])
  if (wanted.does === 'remove') await client.query(`delete from products where ${some}`)
  if (wanted.does === 'facts')
    await client.query(`update products set facts = $1 where ${some}`, [wanted.facts])
  if (wanted.does === 'brand')
    await client.query(`update products set brand_id = $1 where ${some}`, [wanted.brand])
  if (wanted.does === 'dearer')
    await client.query(`update products set unit_price = unit_price + 100 where ${mine}`)
}

/** Makes several changes in one transaction, which may roll back; a deadlock fails the test. */
async function inOneGo(editor: string, changes: readonly Change[], commits: boolean): Promise<void> {
  const client = await shop.pool.connect()
  try {
    await client.query('begin')
    for (const one of changes) await make(client, editor, one)
    await client.query(commits ? 'commit' : 'rollback')
  } finally {
    client.release()
  }
}

test('stored counts equal a fresh count after any simultaneous changes', async () => {
  expect(await differences()).toEqual([])
  const transaction = fc.tuple(fc.array(change, { minLength: 1, maxLength: 5 }), fc.boolean())
  await fc.assert(
    fc.asyncProperty(fc.array(transaction, { minLength: 4, maxLength: 12 }), async transactions => {
      await Promise.all(
        transactions.map(([changes, commits], at) => inOneGo(`editor ${at}`, changes, commits)),
      )
      expect(await differences()).toEqual([])
    }),
    { numRuns: 12 },
  )
  const [{ spread }] = await rows(
    `select max(parts)::int as spread from (select count(*) as parts from product_words group by word) w`,
  )
  expect(spread).toBeLessThanOrEqual(24)
})

const isShown = async (productId: number) =>
  (await shop.get(`/products/${productId}?images=url`)).status === 200
const storedAsShown = async (productId: number) =>
  (await rows(`select shown from products where product_id = ${productId}`))[0].shown

test('a closed department hides its products, and shows them again once it opens', async () => {
  for (const flag of ['N', 'Y']) {
    await rows(`update departments set active_flag = '${flag}' where dept_name = 'MEAT'`)
    expect(await isShown(101)).toBe(flag === 'Y')
    expect(await storedAsShown(101)).toBe(flag === 'Y')
    expect(await differences()).toEqual([])
    const { totalProductCount, productList } = (await shop.get('/products/findShopPage?category=1')).body
    expect(totalProductCount > 0).toBe(flag === 'Y')
    expect(productList.length > 0).toBe(flag === 'Y')
  }
})

test('a category that moves into a closed department hides its products', async () => {
  await rows(`update categories set category = 'WINTER' where category_id = 5`)
  expect(await differences()).toEqual([])
  expect((await shop.get('/products/findShopPage?category=5')).body.productList).toEqual([])
  await rows(`update categories set category = 'MEAT' where category_id = 5`)
  expect(await differences()).toEqual([])
})

test('a product that is added while its department closes is not shown', async () => {
  const client = await shop.pool.connect()
  await client.query('begin')
  await make(client, 'late', { does: 'add', category: 0 })
  const closing = rows(`update departments set active_flag = 'N' where dept_name = 'MEAT'`)
  let waits = false
  while (!waits)
    waits =
      (
        await rows(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update departments%'`,
        )
      ).length > 0
  await client.query('commit')
  await closing
  expect(await rows(`select from products where updated_by = 'late' and shown`)).toEqual([])
  expect(await differences()).toEqual([])
  client.release()
  await rows(`update departments set active_flag = 'Y' where dept_name = 'MEAT'`)
})

test('another number of decimals makes other prices', async () => {
  const at = async (price: number) =>
    (await shop.get(`/products/findShopPage?category=-1&price=${price}`)).body.totalProductCount
  const before = await at(300)
  await rows(
    `insert into settings (name, value) values ('currency', '{"code": "KWD", "exponent": 3, "locale": "en"}')`,
  )
  const [{ count }] = await rows(`select count(*)::int from products where shown and charged_price <= 300000`)
  expect(await at(300)).toBe(count)
  expect(count).toBeGreaterThan(before)
  await rows(`delete from settings where name = 'currency'`)
  expect(await at(300)).toBe(before)
})

test('wrong stored counts can be counted again', async () => {
  await rows('delete from product_counts where category_id = 1')
  await rows(`insert into product_words (word, lexeme, in_names, in_all) values ('ghost', 'ghost', 7, 7)`)
  expect(await differences()).not.toEqual([])
  await rows('select recount_products(), recount_words()')
  expect(await differences()).toEqual([])
})
