import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('filters are stored by list and person; the same name replaces a filter', async () => {
  const [one, other] = await Promise.all([signUp(shop, 'orders'), signUp(shop, 'manager')])
  const save = (list: string, filterName: string, query: string) =>
    shop.post('/savedFilters/save', { list, filterName, query }, one.bearer)
  await save('orders', 'Today', 'status=NEW')
  await save('orders', 'Dear ones', 'sort=-total')
  await save('products', 'Low', 'stock=low')
  const { body: again } = await save('orders', 'Today', 'status=OPEN')
  const find = async (list: string, person = one) =>
    (await shop.get(`/savedFilters/find/${list}`, person.bearer)).body
  expect(await find('orders')).toMatchObject([
    { filterName: 'Dear ones', query: 'sort=-total' },
    { filterId: again.filterId, filterName: 'Today', query: 'status=OPEN' },
  ])
  expect(await find('orders', other)).toEqual([])
  const stolen = await shop.post(`/savedFilters/delete/${again.filterId}`, {}, other.bearer)
  expect(stolen.body).toEqual({ deleted: false })
  expect((await shop.post(`/savedFilters/delete/${again.filterId}`, {}, one.bearer)).body).toEqual({
    deleted: true,
  })
  expect(await find('orders')).toMatchObject([{ filterName: 'Dear ones' }])
})

test('a person can store only a limited number for a list', async () => {
  const person = await signUp(shop, 'owner')
  const save = (filterName: string) =>
    shop.post('/savedFilters/save', { list: 'orders', filterName, query: '' }, person.bearer)
  const saved = await Promise.all(Array.from({ length: 20 }, (_, at) => save(`Filter ${at}`)))
  expect(saved.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(await save('One more')).toMatchObject({ status: 409, body: { type: '/problems/full' } })
  expect(await save('Filter 3')).toMatchObject({ status: 200 })
})
