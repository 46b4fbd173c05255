import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../../tests/support/import-desk.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { m } from '../../messages/m.ts'
import type { OneImport } from '../imports.contract.ts'

let shop: TestShop
let editor: Person
let desk: ReturnType<typeof importDesk>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
  desk = importDesk(shop, editor)
})
afterAll(() => shop.close())

const ask = (body: object) => shop.post('/imports/changeMany', body, editor.bearer)
const checked = async (body: object): Promise<OneImport> => {
  const { importId } = (await ask(body)).body
  await desk.work()
  return desk.show(importId)
}
/** Checks and writes changes. */
const made = async (body: object): Promise<OneImport> => {
  const { importId } = await checked(body)
  await desk.step('run', importId)
  await desk.work()
  return desk.show(importId)
}
const products = async (condition: string) =>
  (
    await shop.pool.query(
      `select product_id, unit_price::int, sale_price::int, charged_price::int, tags, tax_exempt_flag, product_status, category_id, brand_id
       from products where ${condition} order by product_id`,
    )
  ).rows
const inDates = 'category_id = (select category_id from products where product_id = 5001)'

test('a percentage changes the prices that a filter finds, shows each before, and is undone', async () => {
  const [{ category_id: category }] = await products('product_id = 5001')
  const before = await products(inDates)
  const body = { found: { category }, changes: { price: { percent: 5, roundTo: 1, less: 0.01 } } }
  const look = await checked(body)
  expect(look).toMatchObject({
    state: 'checked',
    format: 'many',
    lines: before.length,
    fileName: m.exchange_many_name({ count: before.length }),
  })
  expect(await products(inDates)).toEqual(before)
  const [item] = await desk.items(look.importId)
  expect(item.changes.unitPrice[0]).toBe(before[0].unit_price / 100)

  await desk.step('run', look.importId)
  await desk.work()
  const after = await products(inDates)
  for (const [at, { unit_price: price }] of after.entries()) {
    expect(price % 100).toBe(99)
    expect(Math.abs(price - before[at].unit_price * 1.05)).toBeLessThanOrEqual(51)
  }
  expect((await desk.undo(look.importId)).state).toBe('undone')
  expect(await products(inDates)).toEqual(before)
})

test('a sale is charged in a product and in each variant of one that was named, and ends at the price', async () => {
  const sold = 'product_id = 101 or variant_of = 3204'
  const before = await products(sold)
  expect(before.length).toBeGreaterThan(2)
  const one = await made({ productIds: [101, 3204], changes: { sale: { percent: 20 } } })
  expect(one.refused).toBe(0)
  for (const { unit_price: price, charged_price: charged } of await products(sold))
    expect(charged).toBe(Math.round(price * 0.8))
  await made({ productIds: [101, 3204], changes: { endSale: true } })
  for (const { unit_price: price, charged_price: charged } of await products(sold))
    expect(charged).toBe(price)
})

test('tags, tax, category and brand of a variant are those of its product', async () => {
  const [{ category_id: categoryId }] = await products('product_id = 5001')
  const [variant] = await products('variant_of = 3204')
  const change = { addTags: ['Eid', ' gifts '], taxExemptFlag: 'Y', categoryId, brandId: null }
  const one = await made({ productIds: [variant.product_id], changes: change })
  expect(one).toMatchObject({ written: 1, refused: 0 })
  for (const row of await products('product_id = 3204 or variant_of = 3204'))
    expect(row).toMatchObject({ tax_exempt_flag: 'Y', category_id: categoryId, brand_id: null })
  const [whole] = await products('product_id = 3204')
  expect(whole.tags).toEqual(expect.arrayContaining(['Eid', 'gifts']))
  await made({ productIds: [3204], changes: { addTags: ['EID'], removeTags: ['GIFTS'] } })
  const [fewer] = await products('product_id = 3204')
  expect(fewer.tags).toContain('Eid')
  expect(fewer.tags).not.toContain('EID')
  expect(fewer.tags).not.toContain('gifts')
})

test('only what was found is hidden or shown again', async () => {
  await made({ productIds: [5007], changes: { productStatus: 'N' } })
  const [whole, ...variants] = await products('product_id = 5007 or variant_of = 5007')
  expect(whole.product_status).toBe('N')
  expect(variants.every(({ product_status: status }) => status === 'A')).toBe(true)
  await made({ productIds: [5007], changes: { productStatus: 'A' } })
  expect((await products('product_id = 5007'))[0].product_status).toBe('A')
})

test('a product that sells on while the change is looked at gets its price, and one that another person edits is left out', async () => {
  const { importId } = await checked({ productIds: [102, 103], changes: { priceBy: { amount: 10 } } })
  const [, other] = await products('product_id in (102, 103)')
  await shop.pool.query('update products set unit_price = 77700, updated_date = now() where product_id = 103')
  await desk.step('run', importId)
  await desk.work()
  expect(await desk.show(importId)).toMatchObject({ written: 1, refused: 1 })
  expect((await products('product_id = 103'))[0].unit_price).toBe(77_700)
  await shop.pool.query('update products set unit_price = $1 where product_id = 103', [other.unit_price])
})

test.each([
  ['nothing to change', { productIds: [101], changes: {} }, ['changes']],
  [
    'a sale that begins and ends',
    { productIds: [101], changes: { sale: { percent: 10 }, endSale: true } },
    ['changes.endSale'],
  ],
  [
    'a percentage and an amount',
    { productIds: [101], changes: { price: { percent: 1 }, priceBy: { amount: 1 } } },
    ['changes.priceBy'],
  ],
  ['a step of 0', { changes: { price: { percent: 1, roundTo: 0.001 } } }, ['changes.price.roundTo']],
  [
    'more off than the step',
    { changes: { price: { percent: 1, roundTo: 1, less: 1 } } },
    ['changes.price.less'],
  ],
  ['no such category', { productIds: [101], changes: { categoryId: 999_999 } }, ['changes.categoryId']],
  ['no such brand', { productIds: [101], changes: { brandId: 999_999 } }, ['changes.brandId']],
])('%s is refused at its field', async (_says, body, fields) => {
  const { status, body: problem } = await ask(body)
  expect(status).toBe(400)
  expect(problem.errors.map(({ field }: { field: string }) => field)).toEqual(fields)
})

test('filters that find nothing are refused, and removed products are never found', async () => {
  expect((await ask({ found: { q: 'no such product' }, changes: { productStatus: 'N' } })).status).toBe(409)
  await shop.pool.query(`update products set removed_at = now(), product_status = 'N' where product_id = 104`)
  expect((await ask({ productIds: [104], changes: { productStatus: 'A' } })).body.type).toBe(
    '/problems/no-products',
  )
})

test('a change without a file is listed with the imports, and has no columns to choose', async () => {
  const { importId } = await checked({ productIds: [101], changes: { quantity: 12 } })
  const { rows } = (await shop.get('/imports/find', editor.bearer)).body
  expect(rows[0]).toMatchObject({ importId, format: 'many' })
  const again = await shop.post(
    '/imports/check',
    { importId, format: 'souk', mapping: {}, options: rows[0].options },
    editor.bearer,
  )
  expect(again.status).toBe(409)
  expect((await shop.post('/imports/discard', { importId }, editor.bearer)).status).toBe(200)
})
