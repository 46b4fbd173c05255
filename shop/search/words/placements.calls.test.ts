import { afterAll, beforeAll, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const save = (body: object) => shop.post('/search/savePlacements', body, staff.bearer)
const find = async (term: string, words = '') =>
  (await shop.get(`/search/findPlacements?${new URLSearchParams({ term, words })}`, staff.bearer)).body
const idsOf = (list: { productId: number }[]) => list.map(one => one.productId)
const shown = async (q: string) =>
  idsOf((await shop.get(`/products/findShopPage?category=-1&q=${encodeURIComponent(q)}`)).body.productList)

test('staff place products of any words in the results of a term, and take them out again', async () => {
  const before = await find('samosa')
  const [first, second] = idsOf(before.results)
  const [other] = idsOf((await find('samosa', 'mint')).results)
  const placed = await save({ term: ' SAMOSA ', pinned: [other, second], buried: [first] })
  expect(placed.body.term).toBe('samosa')
  expect([idsOf(placed.body.pinned), idsOf(placed.body.buried)]).toEqual([[other, second], [first]])
  const now = await shown('Samosa')
  expect(now.slice(0, 2)).toEqual([other, second])
  expect(now.at(-1)).toBe(first)
  expect((await shop.get('/search/findPlacedTerms', staff.bearer)).body).toContainEqual({
    ...{ term: 'samosa', pinned: 2, buried: 1 },
  })
  expect((await save({ term: 'samosa', pinned: [], buried: [] })).body.pinned).toEqual([])
  expect(await shown('samosa')).toEqual(idsOf(before.results).slice(0, 10))
  const { rows } = await shop.pool.query(
    `select before, after from audit_entries where subject = 'placed results' order by audit_id desc limit 1`,
  )
  expect(rows[0]).toEqual({
    before: { pinned: [other, second], buried: [first] },
    after: { pinned: [], buried: [] },
  })
})

test('the second of two people who change the same results sees those of the first', async () => {
  const seen = { pinned: [], buried: [] }
  const both = await meeting(
    shop.pool,
    'lock table search_placements in share row exclusive mode',
    [101, 109].map(id => () => save({ term: 'murgh', pinned: [id], buried: [], seen })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [refused] = both.filter(({ status }) => status === 409)
  expect(refused?.body.placements.pinned).toHaveLength(1)
})

test('a product has one place and exists, and a term has a word', async () => {
  expect((await save({ term: 'murgh', pinned: [101], buried: [101] })).status).toBe(400)
  expect((await save({ term: 'murgh', pinned: [999_999], buried: [] })).status).toBe(400)
  expect((await save({ term: '!!', pinned: [101], buried: [] })).status).toBe(400)
})

test('demo products that are removed leave the results', async () => {
  await save({ term: 'wings', pinned: [109], buried: [] })
  expect((await shop.post('/demoGoods/remove', {}, staff.bearer)).status).toBe(200)
  expect((await find('wings')).pinned).toEqual([])
})
