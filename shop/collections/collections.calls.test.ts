import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { meeting, waitingForLocks } from '../../tests/support/meeting.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { collectionsOf } from '../../tests/support/search/made-collections.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { m } from '../messages/m.ts'

let shop: TestShop
let staff: Person
let of: ReturnType<typeof collectionsOf>
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'manager')
  of = collectionsOf(shop, staff)
})
afterAll(() => shop.close())

describe('a collection by hand', () => {
  test('has the chosen products in their order, at once; other orders and filters work as elsewhere', async () => {
    const [one, two, three] = [
      await of.product('unit_price = 300'),
      await of.product('unit_price = 100'),
      await of.product('unit_price = 200'),
    ] as const
    const { body } = await of.save({ productIds: [two, one] })
    expect(await of.listed(body.collectionId)).toEqual([two, one])
    const { collectionId, title } = body
    const after = await of.save({ collectionId, title, productIds: [three, two, one] })
    expect(after.body.chosen.map((one: { productId: number }) => one.productId)).toEqual([three, two, one])
    expect(await of.listed(collectionId)).toEqual([three, two, one])
    expect(await of.listed(collectionId, '&sort=price')).toEqual([two, three, one])
    expect(await of.listed(collectionId, '&price=2')).toEqual([three, two])
    await of.save({ collectionId, title, productIds: [one] })
    expect(await of.listed(collectionId)).toEqual([one])
    await of.change(one, `product_status = 'N'`)
    expect(await of.listed(collectionId)).toEqual([])
  })

  test('refuses products that the shop does not have', async () => {
    const { status, body } = await of.save({ productIds: [2_000_000_000] })
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field: 'productIds', message: m.collections_unknown_product() }])
  })
})

test('an address is made of the title, and no two collections have the same', async () => {
  const title = 'Très bon & cheap'
  const { body: first } = await of.save({ title })
  const { body: second } = await of.save({ title })
  expect([first.address, second.address]).toEqual(['tres-bon-cheap', 'tres-bon-cheap-2'])
  const taken = await of.save({ title, address: first.address })
  expect(taken.status).toBe(409)
  expect(taken.body.errors).toEqual([{ field: 'address', message: m.collections_address_taken() }])
  const race = await meeting(
    shop.pool,
    'lock table collections in share row exclusive mode',
    [1, 2].map(() => () => of.save({ title: 'At once' })),
  )
  expect(race.map(({ body }) => body.address).sort()).toEqual(['at-once', 'at-once-2'])
})

test('a version of before is refused with the present one', async () => {
  const { body } = await of.save({ blurb: 'One' })
  const { collectionId, title, updatedDate } = body
  const changed = await of.save({ collectionId, title, updatedDate, blurb: 'Two' })
  expect(changed.status).toBe(200)
  const late = await of.save({ collectionId, title, updatedDate, blurb: 'Three' })
  expect(late.status).toBe(409)
  expect(late.body.collection.blurb).toBe('Two')
})

test('a rule needs a condition, and a price that can be between its prices', async () => {
  const empty = await of.save({ rule: { tags: [' '] } })
  expect(empty.body.errors).toEqual([{ field: 'rule', message: m.collections_rule_empty() }])
  const prices = await of.save({ rule: { priceFrom: 2, priceTo: 1 } })
  expect(prices.body.errors).toEqual([{ field: 'rule.priceTo', message: m.collections_prices_wrong() }])
})

test('shoppers see active collections only, with the number of products', async () => {
  const id = await of.product()
  const { body } = await of.save({ title: 'Window', productIds: [id], image: null })
  const { collectionId } = body
  const shown = async () =>
    (await shop.get('/collections/findAll')).body.find((one: { address: string }) => one.address === 'window')
  expect(await shown()).toMatchObject({ collectionId, title: 'Window', products: 1, byHand: true })
  expect((await shop.get('/collections/window')).status).toBe(200)
  await of.save({ collectionId, title: 'Window', productIds: [id], activeFlag: 'N' })
  expect(await shown()).toBeUndefined()
  expect((await shop.get('/collections/window')).status).toBe(404)
})

test('a preview counts the products of a rule, and shows the first ones; it saves nothing', async () => {
  const id = await of.product(`tags = '{Preview}'`)
  await of.product(`tags = '{preview}', product_status = 'N'`)
  const before = (await shop.get('/collections/findForStaff', staff.bearer)).body.length
  const { body } = await shop.post('/collections/preview', { rule: { tags: ['preview'] } }, staff.bearer)
  expect(body).toMatchObject({ total: 1, productList: [{ productId: id, effectivePrice: 123 }] })
  expect((await shop.get('/collections/findForStaff', staff.bearer)).body).toHaveLength(before)
})

test('a list can have the products with a tag, and staff see the tags of the shop', async () => {
  const id = await of.product(`tags = '{"Wedding night"}'`)
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
  await of.save({
    collectionId: sale.collectionId,
    title: 'Ours',
    address: 'on-sale',
    rule: { onSale: true },
  })
  expect((await shop.post('/demoGoods/remove', {}, staff.bearer)).status).toBe(200)
  expect((await all()).map(({ address }) => address).filter(one => demo.includes(one))).toEqual(['on-sale'])
})

describe('the order of the collections', () => {
  const arrange = (collectionIds: number[]) =>
    shop.post('/collections/arrange', { collectionIds }, staff.bearer)
  const idsAt = async (path: string) =>
    (await shop.get(path, staff.bearer)).body.map((one: { collectionId: number }) => one.collectionId)

  test('is set by staff, and holds wherever collections are listed', async () => {
    const before = await idsAt('/collections/findForStaff')
    const turned = before.toReversed()
    const { status, body } = await arrange(turned)
    expect([status, body.map((one: { collectionId: number }) => one.collectionId)]).toEqual([200, turned])
    expect(await idsAt('/collections/findForStaff')).toEqual(turned)
    const shown = await idsAt('/collections/findAll')
    expect(shown).toEqual(turned.filter((id: number) => shown.includes(id)))
    const { rows } = await shop.pool.query(
      "select before, after from audit_entries where subject = 'collection' and action = 'arrange'",
    )
    expect(rows).toEqual([{ before, after: turned }])
    const { body: added } = await of.save({ title: 'The newest' })
    expect((await idsAt('/collections/findForStaff')).at(-1)).toBe(added.collectionId)
  })

  test('is not changed by a list that misses one, names one twice, or was made before another was added', async () => {
    const before = await idsAt('/collections/findForStaff')
    const [first, ...others] = before
    for (const wrong of [others, [first, ...before], [first, first, ...others.slice(1)]]) {
      const { status, body } = await arrange(wrong)
      expect([status, body.title]).toEqual([409, m.collections_list_changed()])
      expect(body.collections.map((one: { collectionId: number }) => one.collectionId)).toEqual(before)
    }
    const [, late] = await meeting(shop.pool, 'lock table collections in share row exclusive mode', [
      () => of.save({ title: 'Meanwhile' }),
      async () => {
        await expect.poll(() => waitingForLocks(shop.pool)).toBe(1)
        return arrange(before.toReversed())
      },
    ])
    expect(late?.status).toBe(409)
  })
})
