import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { workOnImportsOf } from '../../server/jobs/imports-job.ts'
import { importDesk } from '../../tests/support/import-desk.ts'
import { fileOf, goods } from '../../tests/support/import-goods.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { MOST_WORDS } from '../catalogue/editing/description-limits.ts'
import { m } from '../messages/m.ts'
import type { ImportItem } from './imports.contract.ts'

let shop: TestShop
let editor: Person
let desk: ReturnType<typeof importDesk>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
  desk = importDesk(shop, editor)
})
afterAll(() => shop.close())

const sample = (name: string) => readFile(join(import.meta.dirname, '../../tests/support/import-files', name))
const one = async (sql: string, ...values: unknown[]) => (await shop.pool.query(sql, values)).rows[0]
const product = (sku: string) =>
  one(
    `select p.*, c.category, c.sub_category, p.unit_price::int, p.sale_price::int, p.charged_price::int, a.on_hand
     from products p join categories c using (category_id) left join stock s using (product_id)
     left join availabilities a using (availability_id) where sku = $1`,
    sku,
  )
const run = (importId: number, more: object = {}) =>
  shop.post('/imports/run', { importId, ...more }, editor.bearer)
/** Everything that an import could write. */
const written = async () => {
  const tables = ['products', 'stock', 'categories', 'departments', 'brands', 'availabilities', 'movements']
  const sums = tables.map(table =>
    one(`select md5(string_agg(t::text, '' order by t::text)) as all from ${table} t`),
  )
  const audits = one(`select count(*)::int as all from audit_entries where subject <> 'import'`)
  return (await Promise.all([...sums, audits])).map(row => row.all)
}
const bySku = (items: ImportItem[]) => Object.fromEntries(items.map(item => [item.sku, item]))

test('an old file of Shopify comes in as it means', async () => {
  const checked = await desk.check(await sample('shopify-old.csv'), { department: 'GROCERY' })
  expect(checked).toMatchObject({
    format: 'shopify',
    outcomes: { create: 13, change: 0, same: 0, refuse: 0 },
    marked: { free: 1, uncharged: 0, department: 0 },
  })
  const found = bySku(await desk.items(checked.importId))
  expect(found['cotton-scarf']).toMatchObject({ line: 4, options: ['Colour', 'Size'], variantOf: null })
  expect(found['SCF-BL']).toMatchObject({
    ...{ line: 5, variantOf: 'cotton-scarf', productName: 'Cotton Scarf (Blue, Large)' },
    notes: { quantity: m.exchange_import_negative({ quantity: '-2' }) },
  })
  expect(found['RCE-10']).toMatchObject({ productName: 'Rice Sack (10 kg)' })
  expect(found['APR-1']?.notes).toMatchObject({
    quantity: m.exchange_import_negative({ quantity: '-7' }),
    productDetails: expect.stringMatching(/^We cut the last [1-9]\d+ letters/),
  })

  expect(await run(checked.importId)).toMatchObject({
    status: 409,
    body: { type: '/problems/costs-nothing' },
  })
  expect(await desk.show(checked.importId)).toMatchObject({ state: 'checked' })
  expect((await desk.items(checked.importId, '&mark=free')).map(({ sku }: ImportItem) => sku)).toEqual([
    'WRP-1',
  ])
  expect((await run(checked.importId, { free: true })).status).toBe(200)
  await desk.work()
  expect(await desk.show(checked.importId)).toMatchObject({ state: 'imported', written: 13 })

  expect(await product('MNT-1')).toMatchObject({
    category: 'GROCERY',
    sub_category: 'Teas',
    unit_price: 52_000,
    charged_price: 45_000,
    tags: ['mint', 'herbal'],
    stock_tracked: true,
    on_hand: 12,
  })
  const scarf = await product('cotton-scarf')
  expect(scarf).toMatchObject({ variant_options: ['Colour', 'Size'], charged_price: 90_000, on_hand: 0 })
  expect(await product('SCF-BS')).toMatchObject({
    ...{ product_name: 'Cotton Scarf (Blue, Small)', variant_of: scarf.product_id, on_hand: 3 },
    ...{ sub_category: 'Scarves', variant_values: ['Blue', 'Small'], variant_place: 0 },
  })
  expect(await product('SCF-RL')).toMatchObject({ variant_place: 3, on_hand: 1 })
  expect(await product('rice-sack')).toMatchObject({ charged_price: 180_000, dearest_price: '340000' })
  const apricots = await product('APR-1')
  expect(apricots.on_hand).toBe(0)
  expect(apricots.product_details.length).toBeGreaterThan(MOST_WORDS - 200)
  expect(apricots.product_details.length).toBeLessThanOrEqual(MOST_WORDS)
  const wrap = await product('WRP-1')
  expect(wrap).toMatchObject({ stock_tracked: false, charged_price: 0 })
  const boxes = await shop.pool.query(`select sku from products where product_name like 'Fruit Box%'`)
  expect(new Set(boxes.rows.map(({ sku }) => sku)).size).toBe(2)
  const placed = await shop.post('/orders/save', guestOrder([{ productId: wrap.product_id, quantity: 20 }]))
  expect(placed.status).toBe(200)

  const before = await written()
  const again = await desk.bring(await sample('shopify-old.csv'), { department: 'GROCERY' })
  expect(again).toMatchObject({ outcomes: { create: 0, change: 0, same: 13, refuse: 0 }, written: 0 })
  expect(await written()).toEqual(before)
})

test('a new file of Shopify is recognised by its headings', async () => {
  const checked = await desk.check(await sample('shopify-new.csv'), { department: 'GROCERY' })
  expect(checked).toMatchObject({
    format: 'shopify',
    outcomes: { create: 5, refuse: 0 },
    marked: { free: 0 },
  })
  await run(checked.importId)
  await desk.work()
  expect(await product('RSW-1')).toMatchObject({
    category: 'Food Items',
    sub_category: 'Flavourings',
    unit_price: 42_000,
    charged_price: 38_000,
    weight: 661,
    on_hand: 20,
    tags: ['rose', 'baking'],
    product_html: null,
    product_details: 'Distilled from fresh petals.',
  })
  expect(await product('CUP-1')).toMatchObject({ variant_values: ['White'], stock_tracked: false })
  expect(await product('WNO-1')).toMatchObject({ product_status: 'N', on_hand: 6 })
})

test('a file of WooCommerce comes in as its types mean, and says what cannot', async () => {
  const checked = await desk.check(await sample('woocommerce.csv'), { department: 'GROCERY' })
  expect(checked).toMatchObject({ format: 'woocommerce', outcomes: { create: 10, refuse: 4, same: 0 } })
  const found = bySku(await desk.items(checked.importId))
  const why = (sku: string) => found[sku]?.reasons.line
  expect(why('BOK-1')).toBe(m.exchange_import_woo_external())
  expect(why('GRP-1')).toBe(m.exchange_import_woo_grouped())
  expect(why('PDF-1')).toBe(m.exchange_import_woo_downloadable())
  expect(why('CRS-1')).toBe(m.exchange_import_woo_virtual())
  expect(found['WLN-1']?.notes.subCategory).toBe(
    `${m.exchange_import_tree_cut({ category: 'Dry goods', subCategory: 'Nuts', left: 'Pantry' })} ${m.exchange_import_one_category({ name: 'Pantry > Dry goods > Nuts', others: 'Offers' })}`,
  )
  await run(checked.importId)
  await desk.work()
  expect(await product('WLN-1')).toMatchObject({
    category: 'Dry goods',
    sub_category: 'Nuts',
    stock_tracked: false,
    charged_price: 110_000,
    tags: ['nuts', 'snack'],
    weight: 1102,
  })
  expect(await product('PST-1')).toMatchObject({ stock_tracked: true, on_hand: 0 })
  expect(await product('RSN-1')).toMatchObject({ stock_tracked: true, on_hand: 0 })
  expect(await product('SEC-1')).toMatchObject({ product_status: 'N' })
  expect(await product('HNY')).toMatchObject({
    ...{ variant_options: ['Taste'], packaging_attributes: [], charged_price: 85_000, on_hand: 0 },
  })
  expect(await product('HNY-A')).toMatchObject({ variant_values: ['Acacia'], on_hand: 3 })
  expect(await product('OIL-5')).toMatchObject({ sub_category: 'Oils', charged_price: 240_000 })
  expect(await product('OIL')).toMatchObject({ variant_options: ['Size'], charged_price: 52_000 })
  const again = await desk.bring(await sample('woocommerce.csv'), { department: 'GROCERY' })
  expect(again).toMatchObject({ outcomes: { create: 0, change: 0 }, written: 0 })
})

test('a sale price that is not charged is said, and charged if staff want it', async () => {
  const checked = await desk.check(await sample('own.csv'))
  expect(checked).toMatchObject({ outcomes: { create: 3 }, marked: { uncharged: 1 } })
  const [kettle] = await desk.items(checked.importId, '&mark=uncharged')
  expect(kettle).toMatchObject({ sku: 'OWN-1', notes: { salePrice: m.exchange_import_uncharged() } })
  await desk.bring(await sample('own.csv'), { chargeSale: true })
  expect(await product('OWN-1')).toMatchObject({
    unit_price: 420_000,
    charged_price: 390_000,
    tags: ['tea', 'kitchen'],
  })
  expect(await product('OWN-2')).toMatchObject({ stock_tracked: false })
})

test('nobody chooses a department but a person: products without one wait for it', async () => {
  const rows = goods(2).map((row, at) => ({ ...row, subCategory: at === 0 ? 'Lanterns' : '' }))
  const checked = await desk.check(fileOf(rows), { department: '' })
  expect(checked).toMatchObject({ outcomes: { create: 0, refuse: 2 }, marked: { department: 2 } })
  expect((await desk.items(checked.importId))[0].reasons).toEqual({
    category: m.exchange_import_department_missing(),
  })
  await desk.askCheck(checked, { department: 'GROCERY' })
  await desk.work()
  expect(await desk.show(checked.importId)).toMatchObject({ outcomes: { create: 2, refuse: 0 } })
})

test('a category that several departments have is chosen by the department of a person', async () => {
  await shop.pool.query(
    `insert into categories (category, sub_category, updated_by)
     select dept_name, 'Lamp oil', 'Test' from departments where dept_name in ('MEAT', 'GROCERY')`,
  )
  const [row] = goods(1).map(row => ({ ...row, subCategory: 'Lamp oil' }))
  const file = fileOf(row ? [row] : [])
  expect(await desk.check(file, { department: '' })).toMatchObject({ marked: { department: 1 } })
  await desk.bring(file, { department: 'GROCERY' })
  expect(await product(row?.sku ?? '')).toMatchObject({ category: 'GROCERY', sub_category: 'Lamp oil' })
})

test('a column of categories is one of categories, with trees', async () => {
  const file = 'sku,name,price,Categories\nTRE-1,Lamp,50,Home > Light > Lamps\nTRE-2,Wick,5,Chicken\n'
  await desk.bring(file, { department: '' })
  expect(await product('TRE-1')).toMatchObject({ category: 'Light', sub_category: 'Lamps' })
  expect(await product('TRE-2')).toMatchObject({ category: 'MEAT', sub_category: 'Chicken' })
})

test('the words at a wrong field are those of the shop, also in the process of the jobs', async () => {
  const [row] = goods(1).map(row => ({ ...row, productName: 'x'.repeat(201) }))
  const { body } = await desk.upload(fileOf(row ? [row] : []))
  await desk.askCheck(body)
  const { customError } = z.config()
  z.config({ customError: undefined })
  try {
    await workOnImportsOf(shop.pool, { isStopping: () => false, report: () => {} })
  } finally {
    z.config({ customError })
  }
  expect((await desk.items(body.importId))[0].reasons).toEqual({
    productName: m.lib_field_too_long({ most: '200' }),
  })
})

test('pictures that could not be fetched are listed with their reasons, and fetched again on request', async () => {
  const [sku] = goods(1).map(row => row.sku)
  const address = 'https://a.example/lantern.png'
  const file = `sku,productName,unitPrice,images\n${sku},Lantern,5,${address}\n`
  const { importId } = await desk.bring(file)
  const list = async () => (await shop.get(`/imports/pictures/${importId}`, editor.bearer)).body
  const { product_id: productId } = await product(sku as string)
  expect(await list()).toMatchObject({
    total: 1,
    rows: [{ productId, productName: 'Lantern', sku, address, problem: 'there is none' }],
  })
  expect(await desk.bring(file)).toMatchObject({ outcomes: { create: 0, change: 0, same: 1 } })

  const again = await shop.post('/imports/retryPictures', { importId }, editor.bearer)
  expect(again.body.pictures).toEqual({ waiting: 1, fetched: 0, givenUp: 0 })
  const asked: string[] = []
  await desk.work({
    fetchPicture: async wanted => {
      asked.push(wanted)
      return { problem: 'still none', again: false }
    },
  })
  expect(asked).toEqual([address])
  expect((await list()).rows).toMatchObject([{ problem: 'still none' }])
})

test('a count is noted if the product is sold beyond it, as the shop does not count it then', async () => {
  const headers = 'Handle,Title,Body (HTML),Type,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,'
  const rows = ['deny', 'continue'].map(
    policy => `rice-${policy},Rice ${policy},Rice.,Rice,BYD-${policy},shopify,14,${policy},80`,
  )
  const file = [`${headers}Variant Inventory Policy,Variant Price`, ...rows].join('\n')
  const checked = await desk.check(Buffer.from(file), { department: 'GROCERY' })
  const found = bySku(await desk.items(checked.importId))
  expect(found['BYD-deny']?.notes).toEqual({})
  expect(found['BYD-continue']?.notes).toEqual({ quantity: m.exchange_import_uncounted({ quantity: '14' }) })
})
