import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { waitingForLocks } from '../../tests/support/meeting.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { collectionsOf } from '../../tests/support/search/made-collections.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import type { CollectionRule } from './collection.rules.ts'

let shop: TestShop
let staff: Person
let of: ReturnType<typeof collectionsOf>
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'manager')
  of = collectionsOf(shop, staff)
})
afterAll(() => shop.close())

describe('a collection by rule', () => {
  test('has the products with one of its tags, whatever their letters, from the moment at which they get it', async () => {
    const id = await of.product(`tags = '{"Summer Feast"}'`)
    const other = await of.product()
    const { collectionId } = await of.saved({ rule: { tags: [' summer feast', 'nothing'] } })
    expect(await of.listed(collectionId)).toEqual([id])
    await of.change(other, `tags = '{x,NOTHING}'`)
    expect(await of.listed(collectionId)).toEqual([id, other])
    await of.change(id, `tags = '{}'`)
    expect(await of.listed(collectionId)).toEqual([other])
  })

  test('has the products of its brands and categories with a charged price between its prices', async () => {
    const id = await of.product('brand_id = 20, category_id = 12')
    const rule = { brandIds: [20], categoryIds: [11, 12], priceFrom: 122, priceTo: 123 }
    const { collectionId } = await of.saved({ rule })
    expect(await of.listed(collectionId)).toContain(id)
    await of.change(id, 'unit_price = 12301')
    expect(await of.listed(collectionId)).not.toContain(id)
    await of.change(id, `sale_price = 12200, options_attributes = '[{"description": "CUTPRICE"}]'`)
    expect(await of.listed(collectionId)).toContain(id)
    await of.change(id, 'category_id = 1')
    expect(await of.listed(collectionId)).not.toContain(id)
  })

  test('has what is on sale, while it costs less than before', async () => {
    const { collectionId } = await of.saved({ rule: { onSale: true, tags: ['reduced'] } })
    const id = await of.product(`tags = '{reduced}', options_attributes = '[{"description": "CUTPRICE"}]'`)
    expect(await of.listed(collectionId)).toEqual([])
    await of.change(id, 'sale_price = unit_price - 1')
    expect(await of.listed(collectionId)).toEqual([id])
    await of.change(id, `options_attributes = '[]'`)
    expect(await of.listed(collectionId)).toEqual([])
  })

  test('has new products, until the job finds that they are old', async () => {
    const { collectionId } = await of.saved({ rule: { newDays: 7, tags: ['fresh'] } })
    const id = await of.product(`tags = '{fresh}'`)
    expect(await of.listed(collectionId)).toEqual([id])
    // As if a week had passed: only time has changed, which no trigger hears of.
    await shop.pool.query('alter table products disable trigger keep_filter_keys')
    await of.change(id, `added_at = now() - interval '8 days'`)
    await shop.pool.query('alter table products enable trigger keep_filter_keys')
    expect(await of.waits()).toBe(0)
    expect(await of.listed(collectionId)).toEqual([id])
    await shop.pool.query(
      `update collections set found_at = now() - interval '25 hours' where collection_id = $1`,
      [collectionId],
    )
    expect(await of.waits()).toBe(1)
    await of.find()
    expect(await of.waits()).toBe(0)
    expect(await of.listed(collectionId)).toEqual([])
  })

  test('has products once the job has found them; until then staff see that they are being found', async () => {
    const id = await of.product(`tags = '{later}'`)
    const { body } = await of.save({ rule: { tags: ['later'] } })
    expect(body).toMatchObject({ isFound: false, products: 0 })
    expect(await of.listed(body.collectionId)).toEqual([])
    await of.find()
    const { body: form } = await shop.get(`/collections/form/${body.collectionId}`, staff.bearer)
    expect(form).toMatchObject({ isFound: true, products: 1 })
    expect(await of.listed(body.collectionId)).toEqual([id])
  })

  test('loses its products when it is switched off, gets a list by hand, or is deleted', async () => {
    const id = await of.product(`tags = '{leaving}'`)
    const chosen = await of.product()
    const rule = { tags: ['leaving'] }
    const { collectionId, title } = await of.saved({ rule })
    const again = { collectionId, title }
    await of.saved({ ...again, rule, activeFlag: 'N' })
    expect(await of.listed(collectionId)).toEqual([])
    await of.saved({ ...again, rule })
    expect(await of.listed(collectionId)).toEqual([id])
    await of.saved({ ...again, productIds: [chosen] })
    expect(await of.listed(collectionId)).toEqual([chosen])
    await of.saved({ ...again, rule })
    expect(await of.listed(collectionId)).toEqual([id])
    expect((await shop.post(`/collections/delete/${collectionId}`, {}, staff.bearer)).status).toBe(200)
    expect(await of.waits()).toBe(1)
    await of.find()
    expect(await of.waits()).toBe(0)
    expect(await of.listed(collectionId)).toEqual([])
  })

  test('that changes again while its products are found is found again', async () => {
    const id = await of.product(`tags = '{second}'`)
    const { collectionId } = await of.saved({ rule: { tags: ['first'] } })
    await shop.pool.query('update collections set found_at = null where collection_id = $1', [collectionId])
    const holder = await shop.pool.connect()
    await holder.query('begin')
    await holder.query('select from collections where collection_id = $1 for update', [collectionId])
    const finding = of.find()
    // The job has looked at all products, and waits to note it.
    await expect.poll(() => waitingForLocks(shop.pool)).toBe(1)
    await holder.query(
      `update collections set rule = '{"tags": ["second"]}', updated_date = now() + interval '1 second' where collection_id = $1`,
      [collectionId],
    )
    await holder.query('commit')
    holder.release()
    await finding
    expect(await of.waits()).toBe(1)
    await of.find()
    expect(await of.listed(collectionId)).toEqual([id])
  })

  test('finds a product whose change began before its rule', async () => {
    const id = await of.product()
    const writer = await shop.pool.connect()
    onTestFinished(() => writer.release(true))
    await writer.query('begin')
    await writer.query(`update products set tags = '{early}' where product_id = $1`, [id])
    const { body } = await of.save({ rule: { tags: ['early'] } })
    const finding = of.find()
    await expect.poll(() => waitingForLocks(shop.pool)).toBe(1)
    await writer.query('commit')
    await finding
    expect(await of.listed(body.collectionId)).toEqual([id])
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
  expect(rows.filter(({ has }) => has).length).toBeGreaterThan(10)
})
