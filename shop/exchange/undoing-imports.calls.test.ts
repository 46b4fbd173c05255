import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../tests/support/import-desk.ts'
import { fileOf, goods } from '../../tests/support/import-goods.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { smallPdf, smallPng } from '../../tests/support/test-files.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { upload } from '../../tests/support/upload.ts'
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

const post = (path: string, input: object = {}) => shop.post(path, input, editor.bearer)
const productOf = async (row: { sku: string } | undefined) =>
  (await shop.pool.query('select * from products where sku = $1', [row?.sku])).rows[0]
const send = async (path: string, productId: number, name: string, bytes: Buffer) =>
  upload(shop, path, { productId, name, bytes }, editor.bearer)
const picture = async (productId: number, colour: string) =>
  (await send('/productImage/upload', productId, 'a.png', await smallPng(colour))).body.image as string
const picturesOf = async (productId: number) =>
  (
    await shop.pool.query('select hash from product_pictures where product_id = $1 order by position', [
      productId,
    ])
  ).rows.map(({ hash }) => `/pictures/${hash}`)

test('a product that cannot be reverted does not stop the others, and is named', async () => {
  const rows = goods(4).map((row, at) => ({ ...row, brandName: at < 2 ? 'Old kites' : '' }))
  await desk.bring(fileOf(rows))
  const { importId } = await desk.bring(
    fileOf(rows.map(row => ({ ...row, brandName: 'New kites', unitPrice: '20' }))),
  )
  const { rows: brands } = await shop.pool.query("select brand_id from brands where brand_name = 'Old kites'")
  expect((await post(`/brands/delete/${brands[0].brand_id}`)).status).toBe(200)
  expect(await desk.undo(importId)).toMatchObject({ state: 'undone', undone: 2, notUndone: 2, problem: null })
  expect(await desk.items(importId, '&state=not%20undone')).toMatchObject([
    { sku: rows[0]?.sku, reasons: { line: m.exchange_import_not_undone() } },
    { sku: rows[1]?.sku, reasons: { line: m.exchange_import_not_undone() } },
  ])
  expect(await productOf(rows[0])).toMatchObject({ unit_price: '2000', brand_id: expect.any(Number) })
  expect(await productOf(rows[2])).toMatchObject({ unit_price: '1250', brand_id: null })
  expect(desk.problems).toEqual([])
})

test('new products with later stock, pictures, documents or reviews are not deleted', async () => {
  const rows = goods(5)
  const { importId } = await desk.bring(fileOf(rows))
  const [moved = 0, pictured = 0, documented = 0, reviewed = 0] = await Promise.all(
    rows.map(async row => (await productOf(row)).product_id as number),
  )
  await post('/stock/move', { productId: moved, cause: 'DELIVERY', quantity: 5 })
  await picture(pictured, '#123')
  await send('/productDocuments/upload', documented, 'a.pdf', smallPdf())
  await shop.pool.query(
    `insert into reviews (product_id, author_name, rating, review_title, review_msg, review_date)
     values ($1, 'Zainab', 5, 'Good', 'Good', '2026-11-20')`,
    [reviewed],
  )
  expect(await desk.undo(importId)).toMatchObject({ state: 'undone', undone: 1, notUndone: 4 })
  const there = await Promise.all(rows.map(async row => (await productOf(row))?.removed_at))
  expect(there).toEqual([null, null, null, null, undefined])
})

test('pictures added later by a person are not removed', async () => {
  const rows = goods(2)
  await desk.bring(fileOf(rows))
  const [one, two] = [(await productOf(rows[0])).product_id, (await productOf(rows[1])).product_id]
  const [first, second] = [await picture(one, '#100'), await picture(two, '#200')]
  const file = `sku,productName,images\n${rows
    .map((row, at) => `${row.sku},${row.productName},${at === 0 ? second : first}`)
    .join('\n')}\n`
  const { importId } = await desk.bring(file)
  expect([await picturesOf(one), await picturesOf(two)]).toEqual([[second], [first]])
  const ours = await picture(one, '#300')
  expect(await desk.undo(importId)).toMatchObject({ undone: 1, notUndone: 1 })
  expect([await picturesOf(one), await picturesOf(two)]).toEqual([[second, ours], [second]])
})
