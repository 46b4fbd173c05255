import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { dayAt } from '../lib/dates/dates.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const search = (q: string, more = '') =>
  shop.get(`/products/findShopPage?category=-1&q=${encodeURIComponent(q)}${more}`)
const misses = async () =>
  (await shop.get('/search/findMisses', staff.bearer)).body as { term: string; times: number }[]
const today = () => dayAt(new Date(), 'Asia/Karachi')

test('searches for missing products are counted in any spelling; possible personal data is not stored', async () => {
  for (const term of ['Camel hump zzqx', 'camel  hump ZZQX', 'zzqx@example.org', 'zzqx 0300 7654321'])
    expect((await search(term)).body.totalProductCount).toBe(0)
  await search('chicken')
  await search('chicken', '&price=1')
  await expect.poll(misses).toEqual([{ term: 'camel hump zzqx', times: 2, lastDay: today() }])
  expect((await shop.get('/search/findMisses', (await signUp(shop, 'orders')).bearer)).status).toBe(403)
})

test('nobody fills the table with nonsense', async () => {
  await shop.pool.query(
    `insert into search_misses (day, term) select $1::date, 'term ' || n from generate_series(1, 5000) n`,
    [today()],
  )
  await search('zzqx one more')
  await search('CAMEL hump zzqx')
  await expect.poll(async () => (await misses())[0]).toMatchObject({ term: 'camel hump zzqx', times: 3 })
  const { rows } = await shop.pool.query(`select 1 from search_misses where term = 'zzqx one more'`)
  expect(rows).toEqual([])
})
