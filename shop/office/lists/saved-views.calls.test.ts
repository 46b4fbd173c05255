import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { m } from '../../messages/m.ts'

let shop: TestShop
let one: Person
let manager: Person
beforeAll(async () => {
  shop = await openTestShop()
  ;[one, manager] = await Promise.all([signUp(shop, 'orders'), signUp(shop, 'manager')])
})
afterAll(() => shop.close())

const save = (input: object, person = one) =>
  shop.post('/savedViews/save', { list: 'orders', query: '', ...input }, person.bearer)
const find = async (list: string, person = one) =>
  (await shop.get(`/savedViews/find/${list}`, person.bearer)).body
const remove = async (viewId: number, person: Person) =>
  (await shop.post(`/savedViews/delete/${viewId}`, {}, person.bearer)).body.deleted

test('views are stored by list and person; the same name replaces a view', async () => {
  await save({ name: 'Today', query: 'status=NEW' })
  await save({ name: 'Dear ones', query: 'sort=-total' })
  await save({ list: 'customers', name: 'Low', query: 'q=low' })
  const { body: again } = await save({ name: 'TODAY', query: 'status=OPEN' })
  expect(await find('orders')).toMatchObject([
    { name: 'Dear ones', query: 'sort=-total', shared: false, mayChange: true },
    { viewId: again.viewId, name: 'TODAY', query: 'status=OPEN' },
  ])
  expect(await find('orders', manager)).toEqual([])
  expect(await remove(again.viewId, manager)).toBe(false)
  expect(await remove(again.viewId, one)).toBe(true)
  expect(await find('orders')).toMatchObject([{ name: 'Dear ones' }])
})

test('a view of all staff is there for everyone who sees the list; only managers make and change it', async () => {
  expect((await save({ name: 'To pack', shared: true })).status).toBe(403)
  const { body: shared } = await save({ name: 'To pack', query: 'status=PRINTED', shared: true }, manager)
  const seen = (await find('orders')).find(({ name }: { name: string }) => name === 'To pack')
  expect(seen).toMatchObject({ query: 'status=PRINTED', shared: true, mayChange: false })
  expect((await save({ viewId: shared.viewId, name: 'Mine now' })).status).toBe(404)
  expect(await remove(shared.viewId, one)).toBe(false)
  const renamed = await save({ ...shared, mayChange: undefined, name: 'To pack now' }, manager)
  expect(renamed.body).toMatchObject({ viewId: shared.viewId, name: 'To pack now', shared: true })
  expect(await remove(shared.viewId, manager)).toBe(true)
})

test('a view cannot take the name of another one', async () => {
  const { body: first } = await save({ name: 'First' })
  await save({ name: 'Second' })
  const { status, body } = await save({ viewId: first.viewId, name: 'second' })
  expect([status, body.errors]).toEqual([400, [{ field: 'name', message: m.office_views_taken() }]])
})

test('a person who may not see a list has no views of it', async () => {
  const editor = await signUp(shop, 'catalogue')
  expect((await shop.get('/savedViews/find/orders', editor.bearer)).status).toBe(404)
  expect((await save({ name: 'Orders' }, editor)).status).toBe(404)
  expect((await shop.get('/savedViews/find/products', editor.bearer)).body).toEqual([])
})

test('a person can store only a limited number of views of a list', async () => {
  const person = await signUp(shop, 'owner')
  const saved = await Promise.all(Array.from({ length: 20 }, (_, at) => save({ name: `View ${at}` }, person)))
  expect(saved.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(await save({ name: 'One more' }, person)).toMatchObject({
    status: 409,
    body: { type: '/problems/full' },
  })
  expect(await save({ name: 'View 3' }, person)).toMatchObject({ status: 200 })
})
