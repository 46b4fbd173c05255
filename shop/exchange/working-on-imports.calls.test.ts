import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../tests/support/import-desk.ts'
import { fileOf, goods } from '../../tests/support/import-goods.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { m } from '../messages/m.ts'

let shop: TestShop
let editor: Person
let desk: ReturnType<typeof importDesk>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
  desk = importDesk(shop, editor)
})
afterAll(() => shop.close())

const one = async (sql: string, ...values: unknown[]) => (await shop.pool.query(sql, values)).rows[0]
const product = (sku: string) =>
  one(
    `select p.*, p.unit_price::int, p.sale_price::int, p.charged_price::int, a.on_hand, a.availability_id, (select sum(change)::int from movements m where m.availability_id = a.availability_id) as moved
     from products p left join stock s using (product_id) left join availabilities a using (availability_id) where sku = $1`,
    sku,
  )
test('a product that the database refuses stops no other', async () => {
  const rows = goods(12)
  const { importId } = await desk.check(fileOf(rows))
  // One of them is added in between; another one breaks a constraint of the database.
  await desk.bring(fileOf(rows.slice(3, 4)))
  await shop.pool.query(
    `update import_items set row = jsonb_set(row, '{categoryId}', '99999999'), shelf = null where import_id = $1 and sku = $2`,
    [importId, rows[7]?.sku],
  )
  await desk.step('run', importId)
  await desk.work()
  expect(await desk.show(importId)).toMatchObject({ state: 'imported', written: 10, refused: 2 })
  const refused = await desk.items(importId, '&state=refused')
  expect(refused).toMatchObject([
    { sku: rows[3]?.sku, reasons: { sku: m.exchange_import_sku_taken() } },
    { sku: rows[7]?.sku, reasons: { line: m.exchange_import_failed() } },
  ])
  expect(desk.problems.length).toBe(1)
})

test('a product that a person changed after the check is not touched', async () => {
  const rows = goods(2)
  await desk.bring(fileOf(rows))
  const { importId } = await desk.check(fileOf(rows.map(row => ({ ...row, unitPrice: '20' }))))
  await shop.pool.query('update products set updated_date = now() where sku = $1', [rows[0]?.sku])
  await desk.step('run', importId)
  await desk.work()
  expect((await desk.items(importId)).map(({ state }: { state: string }) => state)).toEqual([
    'refused',
    'written',
  ])
  expect(await product(rows[0]?.sku as string)).toMatchObject({ unit_price: 1250 })
})

test('a cancelled import keeps its written products, and can be undone', async () => {
  const rows = goods(450)
  const { importId } = await desk.check(fileOf(rows))
  await desk.step('run', importId)
  let turns = 0
  await desk.work({
    inTransaction: async work => {
      turns += 1
      if (turns === 2) await desk.step('cancel', importId)
      return desk.desk.inTransaction(work)
    },
  })
  expect(await desk.show(importId)).toMatchObject({ state: 'cancelled', written: 400, cancelling: false })
  expect(await desk.undo(importId)).toMatchObject({ state: 'undone', undone: 400 })
  expect(await product(rows[0]?.sku as string)).toBeUndefined()
  expect((await shop.post('/imports/cancel', { importId }, editor.bearer)).status).toBe(409)
})

test('an import continues after the shop stopped during it; each product is written once', async () => {
  const rows = goods(450)
  const { importId } = await desk.check(fileOf(rows))
  await desk.step('run', importId)
  let stopping = false
  const interrupted = desk.work({
    isStopping: () => stopping,
    inTransaction: async work => {
      stopping = true
      return desk.desk.inTransaction(work)
    },
  })
  expect(await interrupted).toEqual({ steps: 1, pictures: 0 })
  expect(await desk.show(importId)).toMatchObject({ state: 'import', written: 200 })
  await desk.work()
  expect(await desk.show(importId)).toMatchObject({ state: 'imported', written: 450, done: 450 })
  expect(
    await one(
      'select count(*)::int as n from products where product_name like $1',
      `${rows[0]?.productName.slice(0, -2)} %`,
    ),
  ).toEqual({ n: 450 })
})

test('a worker that dies in the middle of some products writes none of them; the next one does', async () => {
  const rows = goods(5)
  const { importId } = await desk.check(fileOf(rows))
  await desk.step('run', importId)
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  const dying = desk.work({
    inTransaction: work =>
      desk.desk.inTransaction(async database => {
        await work(database)
        throw away
      }),
  })
  await expect(dying).rejects.toThrow('gone')
  expect(await desk.show(importId)).toMatchObject({ state: 'import', written: 0, refused: 0 })
  await desk.work()
  expect(await desk.show(importId)).toMatchObject({ state: 'imported', written: 5 })
})

test('two simultaneous workers write each product once', async () => {
  const rows = goods(600)
  const { importId } = await desk.check(fileOf(rows))
  await desk.step('run', importId)
  await Promise.all([desk.work(), desk.work(), desk.work()])
  expect(await desk.show(importId)).toMatchObject({ state: 'imported', written: 600, refused: 0 })
  expect(await product(rows[599]?.sku as string)).toMatchObject({ on_hand: 5, moved: 5 })
  await desk.step('undo', importId)
  await Promise.all([desk.work(), desk.work()])
  expect(await desk.show(importId)).toMatchObject({ state: 'undone', undone: 600 })
})

test('a file is discarded while nothing of it is written', async () => {
  const { importId } = await desk.check(fileOf(goods(2)))
  expect((await shop.post('/imports/discard', { importId }, editor.bearer)).body).toEqual({ discarded: true })
  expect((await shop.get(`/imports/${importId}`, editor.bearer)).status).toBe(404)
  const { importId: written } = await desk.bring(fileOf(goods(1)))
  expect((await shop.post('/imports/discard', { importId: written }, editor.bearer)).status).toBe(409)
})
