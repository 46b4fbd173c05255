import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const search = async (q: string, more = '') =>
  (await shop.get(`/products/findShopPage?category=-1&q=${encodeURIComponent(q)}${more}`)).body
const wordingOf = async (q: string, more?: string) => (await search(q, more)).wording

test('the answer says for which words the results are, if those were typed wrong', async () => {
  expect(await wordingOf('chiken')).toEqual({ kind: 'CORRECTED', term: 'chicken' })
  expect(await wordingOf('Boneless Chiken')).toEqual({ kind: 'CORRECTED', term: 'boneless chicken' })
  expect(await wordingOf('2 kg tamater')).toEqual({ kind: 'CORRECTED', term: '2 kg tamatar' })
})

test('results with some of the words say so', async () => {
  expect((await wordingOf('beef thermometer')).kind).toBe('SOME')
})

test('an ordinary search, a synonym and a search without results say nothing', async () => {
  for (const q of ['chicken', 'gosht', '2kg rice', 'zzzzqqqq', 'CHK-002'])
    expect(await search(q), q).not.toHaveProperty('wording')
})

test('if few products have a word and many a similar one, it is offered', async () => {
  await shop.pool.query(`update products set product_details = 'A chickin for fun' where sku = 'BTY-001'`)
  const { wording, totalProductCount } = await search('chickin')
  expect(totalProductCount).toBe(1)
  expect(wording).toEqual({ kind: 'SIMILAR', term: 'chicken' })
  expect(await wordingOf('chickin', '&exact=1')).toBeUndefined()
})

test('a search for exactly the typed words corrects nothing, and is not counted as one that staff must look at', async () => {
  const { totalProductCount, wording } = await search('chiken', '&exact=1')
  expect([totalProductCount, wording]).toEqual([0, undefined])
  expect((await search('beef thermometer', '&exact=1')).totalProductCount).toBe(0)
  expect((await search('beef', '&exact=1')).totalProductCount).toBeGreaterThan(3)
  const { rows } = await shop.pool.query(`select term from search_misses where term like '%chiken%'`)
  expect(rows).toEqual([])
})
