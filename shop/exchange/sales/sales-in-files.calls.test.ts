import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../../tests/support/import-desk.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { hoursFromNow, passTime, saleOf } from '../../../tests/support/sales/sale-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { turnSales } from '../../catalogue/sales/turn-sales.server.ts'
import { m } from '../../messages/m.ts'

let shop: TestShop
let editor: Person
let desk: ReturnType<typeof importDesk>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
  desk = importDesk(shop, editor)
})
afterAll(() => shop.close())

const year = new Date().getUTCFullYear() + 1
const idOf = async (sku: string): Promise<number> =>
  (await shop.pool.query('select product_id from products where sku = $1', [sku])).rows[0].product_id
const saleIn = async (sku: string) => saleOf(shop.pool, await idOf(sku))
const turn = () => turnSales(shop.pool, () => false)
const head =
  'sku,productName,productDetails,category,subCategory,unitPrice,salePrice,cutPrice,saleFrom,saleUntil'
const row = (sku: string, times: string) => `${sku},Goods ${sku},Good.,MEAT,Chicken,50,40,N,${times}`

test('times in a file are by the shop’s clock or with a time zone; a date that ends a sale is its last day', async () => {
  const file = [
    head,
    row('TIMES-1', `${year}-12-01,${year}-12-06`),
    row('TIMES-2', `${year}-12-01 09:30,${year}-12-06T10:00:00Z`),
    row('TIMES-3', `,${year}-12-06`),
    row('TIMES-4', ','),
  ].join('\n')
  expect(await desk.bring(file)).toMatchObject({ written: 4, refused: 0 })
  // The demo shop is in Karachi, five hours ahead of Greenwich.
  expect(await saleIn('TIMES-1')).toMatchObject({
    ...{ from: new Date(`${year}-11-30T19:00Z`), until: new Date(`${year}-12-06T19:00Z`), isCut: false },
  })
  expect(await saleIn('TIMES-2')).toMatchObject({
    ...{ from: new Date(`${year}-12-01T04:30Z`), until: new Date(`${year}-12-06T10:00Z`) },
  })
  expect(await saleIn('TIMES-3')).toMatchObject({ from: null, isCut: true, charged: 4000 })
  expect(await saleIn('TIMES-4')).toMatchObject({ from: null, until: null, isCut: false, charged: 5000 })
})

test('times that cannot be are refused at their line and field, and the other lines are written', async () => {
  const file = [
    head,
    row('WRONG-1', 'soon,'),
    row('WRONG-2', `${year}-12-06,${year}-12-01`),
    row('WRONG-3', ',2020-01-01'),
    row('WRONG-4', `${year}-12-06,`).replace(',50,40,', ',50,60,'),
    row('RIGHT-1', `${year}-12-06,`),
  ].join('\n')
  const { importId, ...brought } = await desk.bring(file)
  expect(brought).toMatchObject({ written: 1 })
  const refused = await desk.items(importId, '&outcome=refuse')
  expect(refused.map(({ line, reasons }: { line: number; reasons: object }) => [line, reasons])).toEqual([
    [2, { saleFrom: m.exchange_import_no_moment({ text: 'soon' }) }],
    [3, { saleUntil: m.catalogue_sale_ends_early() }],
    [4, { saleUntil: m.catalogue_sale_is_over() }],
    [5, { salePrice: m.catalogue_sale_times_price() }],
  ])
})

test('a file without these columns leaves times as they are, and an empty cell clears them', async () => {
  await desk.bring([head, row('STAYS-1', `,${year}-12-06`)].join('\n'))
  await desk.bring('sku,productName,cutPrice\nSTAYS-1,Other goods,N\n')
  expect(await saleIn('STAYS-1')).toMatchObject({ name: 'Other goods', isCut: true })
  const { importId } = await desk.bring('sku,productName,cutPrice,saleUntil\nSTAYS-1,Other goods,N,\n')
  expect(await saleIn('STAYS-1')).toMatchObject({ until: null, isCut: false })
  const [item] = await desk.items(importId)
  expect(item.changes.saleUntil).toEqual([`${year}-12-07 00:00`, null])
  // Undone, the sale goes on.
  expect((await desk.undo(importId)).state).toBe('undone')
  expect(await saleIn('STAYS-1')).toMatchObject({ until: new Date(`${year}-12-06T19:00Z`), isCut: true })
})

test('variants of a file have their own times, and their product those of the cheapest one', async () => {
  const file = [
    'sku,productName,variantOf,options,productDetails,category,subCategory,unitPrice,salePrice,saleFrom,saleUntil',
    'WHOLE-1,Shirt,,Size,Good.,MEAT,Chicken,,,,',
    `SMALL-1,,WHOLE-1,S,,,,50,40,,${year}-12-06`,
    `LARGE-1,,WHOLE-1,L,,,,60,45,${year}-12-01,`,
  ].join('\n')
  expect(await desk.bring(file)).toMatchObject({ written: 3, refused: 0 })
  expect(await saleIn('SMALL-1')).toMatchObject({ isCut: true, charged: 4000 })
  expect(await saleIn('LARGE-1')).toMatchObject({ isCut: false, charged: 6000, until: null })
  expect(await saleIn('WHOLE-1')).toMatchObject({ charged: 4000, until: new Date(`${year}-12-06T19:00Z`) })
})

test('the dates of a sale of WooCommerce are taken over', async () => {
  const file = [
    'Type,SKU,Name,Published,Description,Categories,Regular price,Sale price,Date sale price starts,Date sale price ends',
    `simple,WOO-S,Dates,1,Sweet.,Chicken,50,40,${year}-12-01 00:00:00,${year}-12-06 23:59:59`,
    'simple,WOO-N,More dates,1,Sweet.,Chicken,50,,,',
  ].join('\n')
  const brought = await desk.bring(file, { department: 'MEAT' })
  expect(brought).toMatchObject({ format: 'woocommerce', written: 2, refused: 0 })
  expect(await saleIn('WOO-S')).toMatchObject({
    ...{ from: new Date(`${year}-11-30T19:00Z`), until: new Date(`${year}-12-06T19:00Z`), charged: 5000 },
  })
  expect(await saleIn('WOO-N')).toMatchObject({ from: null, until: null, isCut: false })
})

test('a sale of many products is planned, begins, and is undone with its times', async () => {
  const ids = [await idOf('TIMES-3'), await idOf('TIMES-4')]
  const before = await Promise.all(ids.map(id => saleOf(shop.pool, id)))
  const change = async (changes: object) =>
    shop.post('/imports/changeMany', { productIds: ids, changes }, editor.bearer)
  const from = hoursFromNow(1).toISOString()
  const refused = await change({ sale: { percent: 30, from, until: hoursFromNow(0.5).toISOString() } })
  expect(refused.body.errors).toMatchObject([
    { field: 'changes.sale.until', message: m.catalogue_sale_ends_early() },
  ])
  const over = await change({ sale: { percent: 30, until: hoursFromNow(-1).toISOString() } })
  expect(over.body.errors).toMatchObject([{ field: 'changes.sale.until' }])

  const { importId } = (await change({ sale: { percent: 30, from } })).body
  await desk.work()
  await desk.step('run', importId)
  await desk.work()
  for (const id of ids)
    expect(await saleOf(shop.pool, id)).toMatchObject({ from: new Date(from), until: null, charged: 5000 })
  for (const id of ids) await passTime(shop.pool, id, { from: hoursFromNow(-1) })
  expect(await turn()).toEqual({ turned: 2 })
  for (const id of ids) expect(await saleOf(shop.pool, id)).toMatchObject({ charged: 3500 })

  expect((await desk.undo(importId)).state).toBe('undone')
  expect(await Promise.all(ids.map(id => saleOf(shop.pool, id)))).toEqual(before)

  const ended = (await change({ endSale: true })).body.importId
  await desk.work()
  await desk.step('run', ended)
  await desk.work()
  for (const id of ids)
    expect(await saleOf(shop.pool, id)).toMatchObject({
      from: null,
      until: null,
      isCut: false,
      charged: 5000,
    })
})
