import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCollectionsOf } from '../../server/jobs/collections-job.ts'
import { meeting, waitingForLocks } from '../../tests/support/meeting.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { m } from '../messages/m.ts'
import type { CollectionRule } from './collection.rules.ts'
import { COLLECTIONS_WAIT } from './fill-collections.server.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

let made = 0
const save = (body: object) =>
  shop.post('/collections/save', { title: `Collection ${++made}`, ...body }, staff.bearer)
const find = () => fillCollectionsOf(shop.pool, { isStopping: () => false })
const waits = async () => (await shop.pool.query(COLLECTIONS_WAIT)).rowCount
/** Saves a collection, lets the job find its products, and returns it. */
async function saved(body: object) {
  const { status, body: answer } = await save(body)
  expect(status, JSON.stringify(answer)).toBe(200)
  await find()
  return answer as { collectionId: number; address: string; updatedDate: string; title: string }
}
/** The products of a collection, as its page lists them. */
async function listed(collectionId: number, more = ''): Promise<number[]> {
  const { body } = await shop.get(`/products/findShopPage?category=-1&collection=${collectionId}${more}`)
  return body.productList.map(({ productId }: { productId: number }) => productId)
}
const change = (productId: number, set: string) =>
  shop.pool.query(`update products set ${set} where product_id = $1`, [productId])
const product = async (set = 'tags = tags') => {
  const { productId } = await newProduct(shop.pool, { stock: 5, unitPrice: 12_300 })
  await change(productId, set)
  return productId
}

describe('a collection by rule', () => {
  test('has the products with one of its tags, whatever their letters, from the moment at which they get it', async () => {
    const id = await product(`tags = '{"Summer Feast"}'`)
    const other = await product()
    const { collectionId } = await saved({ rule: { tags: [' summer feast', 'nothing'] } })
    expect(await listed(collectionId)).toEqual([id])
    await change(other, `tags = '{x,NOTHING}'`)
    expect(await listed(collectionId)).toEqual([id, other])
    await change(id, `tags = '{}'`)
    expect(await listed(collectionId)).toEqual([other])
  })

  test('has the products of its brands and categories with a charged price between its prices', async () => {
    const id = await product('brand_id = 20, category_id = 12')
    const rule = { brandIds: [20], categoryIds: [11, 12], priceFrom: 122, priceTo: 123 }
    const { collectionId } = await saved({ rule })
    expect(await listed(collectionId)).toContain(id)
    await change(id, 'unit_price = 12301')
    expect(await listed(collectionId)).not.toContain(id)
    await change(id, `sale_price = 12200, options_attributes = '[{"description": "CUTPRICE"}]'`)
    expect(await listed(collectionId)).toContain(id)
    await change(id, 'category_id = 1')
    expect(await listed(collectionId)).not.toContain(id)
  })

  test('has what is on sale, while it costs less than before', async () => {
    const { collectionId } = await saved({ rule: { onSale: true, tags: ['reduced'] } })
    const id = await product(`tags = '{reduced}', options_attributes = '[{"description": "CUTPRICE"}]'`)
    expect(await listed(collectionId)).toEqual([])
    await change(id, 'sale_price = unit_price - 1')
    expect(await listed(collectionId)).toEqual([id])
    await change(id, `options_attributes = '[]'`)
    expect(await listed(collectionId)).toEqual([])
  })

  test('has new products, until the job finds that they are old', async () => {
    const { collectionId } = await saved({ rule: { newDays: 7, tags: ['fresh'] } })
    const id = await product(`tags = '{fresh}'`)
    expect(await listed(collectionId)).toEqual([id])
    // As if a week had passed: only time has changed, which no trigger hears of.
    await shop.pool.query('alter table products disable trigger keep_filter_keys')
    await change(id, `added_at = now() - interval '8 days'`)
    await shop.pool.query('alter table products enable trigger keep_filter_keys')
    expect(await waits()).toBe(0)
    expect(await listed(collectionId)).toEqual([id])
    await shop.pool.query(
      `update collections set found_at = now() - interval '25 hours' where collection_id = $1`,
      [collectionId],
    )
    expect(await waits()).toBe(1)
    await find()
    expect(await waits()).toBe(0)
    expect(await listed(collectionId)).toEqual([])
  })

  test('has products once the job has found them; until then staff see that they are being found', async () => {
    const id = await product(`tags = '{later}'`)
    const { body } = await save({ rule: { tags: ['later'] } })
    expect(body).toMatchObject({ isFound: false, products: 0 })
    expect(await listed(body.collectionId)).toEqual([])
    await find()
    const { body: form } = await shop.get(`/collections/form/${body.collectionId}`, staff.bearer)
    expect(form).toMatchObject({ isFound: true, products: 1 })
    expect(await listed(body.collectionId)).toEqual([id])
  })

  test('loses its products when it is switched off, gets a list by hand, or is deleted', async () => {
    const id = await product(`tags = '{leaving}'`)
    const chosen = await product()
    const rule = { tags: ['leaving'] }
    const { collectionId, title } = await saved({ rule })
    const again = { collectionId, title }
    await saved({ ...again, rule, activeFlag: 'N' })
    expect(await listed(collectionId)).toEqual([])
    await saved({ ...again, rule })
    expect(await listed(collectionId)).toEqual([id])
    await saved({ ...again, productIds: [chosen] })
    expect(await listed(collectionId)).toEqual([chosen])
    await saved({ ...again, rule })
    expect(await listed(collectionId)).toEqual([id])
    expect((await shop.post(`/collections/delete/${collectionId}`, {}, staff.bearer)).status).toBe(200)
    expect(await waits()).toBe(1)
    await find()
    expect(await waits()).toBe(0)
    expect(await listed(collectionId)).toEqual([])
  })

  test('that changes again while its products are found is found again', async () => {
    const id = await product(`tags = '{second}'`)
    const { collectionId } = await saved({ rule: { tags: ['first'] } })
    await shop.pool.query('update collections set found_at = null where collection_id = $1', [collectionId])
    const holder = await shop.pool.connect()
    await holder.query('begin')
    await holder.query('select from collections where collection_id = $1 for update', [collectionId])
    const finding = find()
    // The job has looked at all products, and waits to note it.
    await expect.poll(() => waitingForLocks(shop.pool)).toBe(1)
    await holder.query(
      `update collections set rule = '{"tags": ["second"]}', updated_date = now() + interval '1 second' where collection_id = $1`,
      [collectionId],
    )
    await holder.query('commit')
    holder.release()
    await finding
    expect(await waits()).toBe(1)
    await find()
    expect(await listed(collectionId)).toEqual([id])
  })

  test('finds a product whose change began before its rule', async () => {
    const id = await product()
    const writer = await shop.pool.connect()
    await writer.query('begin')
    await writer.query(`update products set tags = '{early}' where product_id = $1`, [id])
    const { body } = await save({ rule: { tags: ['early'] } })
    const finding = find()
    await expect.poll(() => waitingForLocks(shop.pool)).toBe(1)
    await writer.query('commit')
    writer.release()
    await finding
    expect(await listed(body.collectionId)).toEqual([id])
  })
})

describe('a collection by hand', () => {
  test('has the chosen products in their order, at once; other orders and filters work as elsewhere', async () => {
    const [one, two, three] = [
      await product('unit_price = 300'),
      await product('unit_price = 100'),
      await product('unit_price = 200'),
    ] as const
    const { body } = await save({ productIds: [two, one] })
    expect(await listed(body.collectionId)).toEqual([two, one])
    const { collectionId, title } = body
    const after = await save({ collectionId, title, productIds: [three, two, one] })
    expect(after.body.chosen.map((one: { productId: number }) => one.productId)).toEqual([three, two, one])
    expect(await listed(collectionId)).toEqual([three, two, one])
    expect(await listed(collectionId, '&sort=price')).toEqual([two, three, one])
    expect(await listed(collectionId, '&price=2')).toEqual([three, two])
    await save({ collectionId, title, productIds: [one] })
    expect(await listed(collectionId)).toEqual([one])
    await change(one, `product_status = 'N'`)
    expect(await listed(collectionId)).toEqual([])
  })

  test('refuses products that the shop does not have', async () => {
    const { status, body } = await save({ productIds: [2_000_000_000] })
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field: 'productIds', message: m.collections_unknown_product() }])
  })
})

test('whatever its rule and a product are, the database finds it exactly if a reader of the rule would', async () => {
  const tags = fc.subarray(['Eid', 'grill', 'ÉTÉ', 'x y'])
  const rules = fc.record(
    {
      tags: fc.subarray(['eid', 'été', 'x y', 'other'], { minLength: 1 }),
      brandIds: fc.subarray([1, 2, 20], { minLength: 1 }),
      categoryIds: fc.subarray([1, 5, 6], { minLength: 1 }),
      priceFrom: fc.integer({ min: 0, max: 30 }),
      priceTo: fc.integer({ min: 0, max: 30 }),
      newDays: fc.integer({ min: 1, max: 5 }),
      onSale: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  const products = fc.record({
    tags,
    brand: fc.constantFrom(null, 1, 2, 20),
    category: fc.constantFrom(1, 5, 6),
    unit: fc.integer({ min: 0, max: 30 }),
    sale: fc.integer({ min: 0, max: 30 }),
    cut: fc.boolean(),
    days: fc.integer({ min: 0, max: 6 }),
  })
  type Made = typeof products extends fc.Arbitrary<infer One> ? One : never
  const meets = (rule: CollectionRule, one: Made) => {
    const charged = one.cut ? one.sale : one.unit
    return (
      (!rule.tags || one.tags.some(tag => rule.tags?.includes(tag.toLowerCase()))) &&
      (!rule.brandIds || (one.brand !== null && rule.brandIds.includes(one.brand))) &&
      (!rule.categoryIds || rule.categoryIds.includes(one.category)) &&
      (rule.priceFrom === undefined || charged >= rule.priceFrom) &&
      (rule.priceTo === undefined || charged <= rule.priceTo) &&
      (rule.newDays === undefined || one.days < rule.newDays) &&
      (!rule.onSale || (one.cut && one.sale < one.unit))
    )
  }
  const some = fc
    .sample(rules, 60)
    .flatMap(rule => fc.sample(products, 60).map(one => [rule as CollectionRule, one] as const))
  const { rows } = await shop.pool.query(
    `select array_position(k.keys, 'L:' || c.id) is not null as has
     from unnest($1::jsonb[]) with ordinality as one (it, place)
     cross join lateral (select (it -> 0) as rule, it -> 1 as p) r
     cross join lateral (select place as id) c
     cross join lateral (select case when meets_rule(rule, array(select jsonb_array_elements_text(p -> 'tags')), (p ->> 'category')::int,
       (p ->> 'brand')::int, case when (p ->> 'cut')::boolean then (p ->> 'sale')::bigint else (p ->> 'unit')::bigint end,
       (p ->> 'cut')::boolean and (p ->> 'sale')::int < (p ->> 'unit')::int, now() - make_interval(days => (p ->> 'days')::int))
       then array['L:' || place] else '{}' end as keys) k order by place`,
    [some.map(one => JSON.stringify(one))],
  )
  expect(rows.map(({ has }) => has)).toEqual(some.map(([rule, one]) => meets(rule, one)))
  expect(rows.filter(({ has }) => has).length).toBeGreaterThan(50)
})

test('an address is made of the title, and no two collections have the same', async () => {
  const title = 'Très bon & cheap'
  const { body: first } = await save({ title })
  const { body: second } = await save({ title })
  expect([first.address, second.address]).toEqual(['tres-bon-cheap', 'tres-bon-cheap-2'])
  const taken = await save({ title, address: first.address })
  expect(taken.status).toBe(409)
  expect(taken.body.errors).toEqual([{ field: 'address', message: m.collections_address_taken() }])
  const race = await meeting(
    shop.pool,
    'lock table collections in share row exclusive mode',
    [1, 2].map(() => () => save({ title: 'At once' })),
  )
  expect(race.map(({ body }) => body.address).sort()).toEqual(['at-once', 'at-once-2'])
})

test('a version of before is refused with the present one', async () => {
  const { body } = await save({ blurb: 'One' })
  const { collectionId, title, updatedDate } = body
  const changed = await save({ collectionId, title, updatedDate, blurb: 'Two' })
  expect(changed.status).toBe(200)
  const late = await save({ collectionId, title, updatedDate, blurb: 'Three' })
  expect(late.status).toBe(409)
  expect(late.body.collection.blurb).toBe('Two')
})

test('a rule needs a condition, and a price that can be between its prices', async () => {
  const empty = await save({ rule: { tags: [' '] } })
  expect(empty.body.errors).toEqual([{ field: 'rule', message: m.collections_rule_empty() }])
  const prices = await save({ rule: { priceFrom: 2, priceTo: 1 } })
  expect(prices.body.errors).toEqual([{ field: 'rule.priceTo', message: m.collections_prices_wrong() }])
})

test('shoppers see active collections only, with the number of products', async () => {
  const id = await product()
  const { body } = await save({ title: 'Window', productIds: [id], image: null })
  const { collectionId } = body
  const shown = async () =>
    (await shop.get('/collections/findAll')).body.find((one: { address: string }) => one.address === 'window')
  expect(await shown()).toMatchObject({ collectionId, title: 'Window', products: 1, byHand: true })
  expect((await shop.get('/collections/window')).status).toBe(200)
  await save({ collectionId, title: 'Window', productIds: [id], activeFlag: 'N' })
  expect(await shown()).toBeUndefined()
  expect((await shop.get('/collections/window')).status).toBe(404)
})

test('a preview counts the products of a rule, and shows the first ones; it saves nothing', async () => {
  const id = await product(`tags = '{Preview}'`)
  await product(`tags = '{preview}', product_status = 'N'`)
  const before = (await shop.get('/collections/findForStaff', staff.bearer)).body.length
  const { body } = await shop.post('/collections/preview', { rule: { tags: ['preview'] } }, staff.bearer)
  expect(body).toMatchObject({ total: 1, productList: [{ productId: id, effectivePrice: 123 }] })
  expect((await shop.get('/collections/findForStaff', staff.bearer)).body).toHaveLength(before)
})

test('a list can have the products with a tag, and staff see the tags of the shop', async () => {
  const id = await product(`tags = '{"Wedding night"}'`)
  const { body } = await shop.get('/products/findShopPage?category=-1&tag=wedding%20Night')
  expect(body.productList).toMatchObject([{ productId: id }])
  expect(body.filters).toContainEqual({ filter: 'tag', value: 'wedding night', products: 1, more: false })
  const tags = (await shop.get('/collections/findTags', staff.bearer)).body
  expect(tags).toContainEqual({ tag: 'wedding night', products: 1 })
})

test('the demo collections have products, and leave with the demo goods unless staff changed them', async () => {
  const all = async () =>
    (await shop.get('/collections/findAll')).body as { address: string; products: number }[]
  const demo = ['on-sale', 'barbecue', 'ramadan-pantry', 'new-in-fashion']
  const found = (await all()).filter(({ address }) => demo.includes(address))
  expect(found).toHaveLength(4)
  for (const { products } of found) expect(products).toBeGreaterThan(2)
  const form = await shop.get('/collections/findForStaff', staff.bearer)
  const sale = form.body.find((one: { address: string }) => one.address === 'on-sale')
  await save({ collectionId: sale.collectionId, title: 'Ours', address: 'on-sale', rule: { onSale: true } })
  expect((await shop.post('/demoGoods/remove', {}, staff.bearer)).status).toBe(200)
  expect((await all()).map(({ address }) => address).filter(one => demo.includes(one))).toEqual(['on-sale'])
})
