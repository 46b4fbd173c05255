import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../tests/support/import-desk.ts'
import { fileOf, goods } from '../../tests/support/import-goods.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { smallPng } from '../../tests/support/test-files.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { type MadePicture, makePicture } from '../media/make-picture.server.ts'
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
/** The whole catalogue as one text. */
const catalogue = async () => {
  const tables = [
    'products',
    'stock',
    'categories',
    'departments',
    'brands',
    'product_pictures',
    'availabilities',
    'movements',
  ]
  return (
    await Promise.all(
      tables.map(table => one(`select md5(string_agg(t::text, '' order by t::text)) as all from ${table} t`)),
    )
  ).map(row => row.all)
}

test('a dry run shows the effect on each product, and writes nothing to the catalogue', async () => {
  const before = await catalogue()
  const [fresh, cheap, lacking, far] = goods(4) as [object, object, object, object]
  const rows = [
    fresh,
    { ...cheap, unitPrice: 'free' },
    { ...lacking, sku: '' },
    { ...far, category: 'Toys', subCategory: 'Kites' },
    fresh,
  ] as ReturnType<typeof goods>
  const checked = await desk.check(fileOf(rows))
  expect(checked).toMatchObject({
    state: 'checked',
    lines: 5,
    items: 5,
    outcomes: { create: 2, change: 0, same: 0, refuse: 3 },
  })
  const items = await desk.items(checked.importId)
  expect(
    items.map(({ outcome, reasons }: { outcome: string; reasons: object }) => [outcome, reasons]),
  ).toEqual([
    ['create', {}],
    ['refuse', { unitPrice: m.exchange_import_no_price({ text: 'free' }) }],
    ['refuse', { sku: m.exchange_import_sku_needed() }],
    ['create', {}],
    ['refuse', { sku: m.exchange_import_sku_twice({ line: 2 }) }],
  ])
  expect(await catalogue()).toEqual(before)
  const strict = await desk.check(
    fileOf(goods(1).map(row => ({ ...row, subCategory: 'Kites', brandName: 'None' }))),
    {
      makeMissing: false,
    },
  )
  expect((await desk.items(strict.importId))[0].reasons).toEqual({
    subCategory: m.exchange_import_no_category({ name: 'Kites' }),
    brandName: m.exchange_import_no_brand({ name: 'None' }),
  })
})

test('goods are made with shelf, brand and counted stock; the same file again changes nothing', async () => {
  const rows = goods(3).map(row => ({
    ...row,
    category: 'Toys',
    subCategory: 'Kites',
    brandName: 'Windy',
    salePrice: '10',
  }))
  const file = fileOf(rows)
  const brought = await desk.bring(file)
  expect(brought).toMatchObject({ state: 'imported', written: 3, refused: 0, done: 3, problem: null })
  expect(await product(rows[0]?.sku as string)).toMatchObject({
    product_name: rows[0]?.productName,
    unit_price: 1250,
    sale_price: 1000,
    on_hand: 5,
    moved: 5,
    updated_by_login: editor.email,
  })
  expect(
    await one(`select count(*)::int as n from categories where category = 'Toys' and sub_category = 'Kites'`),
  ).toEqual({ n: 1 })
  const entry = await one(
    `select action, cust_id from audit_entries where subject = 'product' order by audit_id desc limit 1`,
  )
  expect(entry).toEqual({ action: 'import', cust_id: editor.custId })
  const before = await catalogue()
  const again = await desk.bring(file)
  expect(again).toMatchObject({ outcomes: { create: 0, change: 0, same: 3, refuse: 0 }, written: 0 })
  expect(await catalogue()).toEqual(before)
})

test('differing fields are updated; an undo reverts the whole import, except for later changes', async () => {
  const rows = goods(3)
  await desk.bring(fileOf(rows))
  const [first, second, third] = rows.map(({ sku }) => sku) as [string, string, string]
  const changed = rows.map(row => ({
    ...row,
    unitPrice: '99.99',
    quantity: '8',
    subCategory: 'Kites 2',
    brandName: 'Windy 2',
  }))
  const { importId } = await desk.bring(fileOf(changed))
  const [item] = await desk.items(importId)
  expect(item.changes).toMatchObject({
    unitPrice: [12.5, 99.99],
    quantity: [5, 8],
    brandName: ['', 'Windy 2'],
  })
  expect(await product(first)).toMatchObject({ unit_price: 9999, on_hand: 8, moved: 8 })

  const { product_id: productId, category_id: categoryId } = await product(second)
  const touched = { productId, categoryId, productName: 'Touched', productDetails: 'By hand', unitPrice: 5 }
  expect((await shop.post('/products/save', touched, editor.bearer)).status).toBe(200)
  const undone = await desk.undo(importId)
  expect(undone).toMatchObject({ state: 'undone', undone: 2, notUndone: 1 })
  expect(await product(first)).toMatchObject({ unit_price: 1250, on_hand: 5, moved: 5, brand_id: null })
  expect(await product(third)).toMatchObject({ unit_price: 1250, on_hand: 5 })
  expect(await product(second)).toMatchObject({ product_name: 'Touched' })
  expect((await desk.items(importId, '&state=not%20undone'))[0]).toMatchObject({ sku: second })
})

test('the undo deletes products made by the import; ordered ones leave the shop and stay in their orders', async () => {
  const rows = goods(3).map(row => ({
    ...row,
    category: 'Books',
    subCategory: 'Atlases',
    brandName: 'Mapmakers',
  }))
  const before = await catalogue()
  const gone = await desk.bring(fileOf(rows))
  expect(await desk.undo(gone.importId)).toMatchObject({ state: 'undone', undone: 3, notUndone: 0 })
  expect(await catalogue()).toEqual(before)

  const { importId } = await desk.bring(fileOf(rows))
  const ordered = await product(rows[0]?.sku as string)
  const placed = await shop.post('/orders/save', guestOrder([{ productId: ordered.product_id, quantity: 1 }]))
  expect(placed.status).toBe(200)
  await desk.undo(importId)
  expect(await product(rows[0]?.sku as string)).toMatchObject({
    product_status: 'N',
    removed_at: expect.any(Date),
  })
  expect(await product(rows[1]?.sku as string)).toBeUndefined()
  expect(await one(`select count(*)::int as n from categories where sub_category = 'Atlases'`)).toEqual({
    n: 1,
  })
})

test('stock cannot be set below the amount held for orders', async () => {
  const rows = goods(1)
  await desk.bring(fileOf(rows))
  const { availability_id: id } = await product(rows[0]?.sku as string)
  await shop.pool.query('update availabilities set held = 3 where availability_id = $1', [id])
  const { importId } = await desk.check(fileOf(rows.map(row => ({ ...row, quantity: '2' }))))
  expect((await desk.items(importId))[0].reasons).toEqual({
    quantity: m.exchange_import_promised({ held: 3 }),
  })
})

test.each([
  ['no file', '', m.exchange_import_no_file],
  ['no lines', 'sku,productName\n', m.exchange_import_no_lines],
  ['two columns of one name', 'sku,sku\n1,2\n', m.exchange_import_no_header],
  ['bytes that are no text', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), m.exchange_import_not_text],
  ['quotes that never end', 'sku,productName\n"1,2\n', () => m.exchange_import_line_wrong({ line: 2 })],
])('a file with %s is refused at the field, and nothing of it stays', async (_, file, says) => {
  const { status, body } = await desk.upload(file)
  expect({ status, errors: body.errors }).toEqual({
    status: 400,
    errors: [{ field: 'file', message: says() }],
  })
  expect(await one(`select count(*)::int as n from imports where cardinality(headers) = 0`)).toEqual({ n: 0 })
})

test('descriptions with markup are cleaned; cut prices follow the rule of the shop', async () => {
  const file = `Handle,Title,Body (HTML),Variant SKU,Variant Price,Variant Compare At Price,Type\n
    tea,Tea,<p onclick=x><b>Black</b><script>alert(1)</script></p>,TEA-HTML,80,100,Drinks\n`.replaceAll(
    '\n    ',
    '\n',
  )
  expect(await desk.bring(file)).toMatchObject({ format: 'shopify', written: 1 })
  expect(await product('TEA-HTML')).toMatchObject({
    product_html: '<p><b>Black</b></p>',
    product_details: 'Black',
    unit_price: 10_000,
    sale_price: 8_000,
    charged_price: 8_000,
  })
})

test('pictures are fetched after the products, in order; temporary failures are tried three times', async () => {
  const [sku] = goods(1).map(row => row.sku)
  const file = `sku,productName,unitPrice,images\n${sku},Pictured,5,"https://a.example/1\nhttps://a.example/2\nhttps://a.example/3\nhttps://a.example/4"\n`
  const asked: string[] = []
  const colours: Record<string, string> = { 'https://a.example/1': '#a00', 'https://a.example/3': '#00a' }
  const { importId } = await desk.check(file)
  await desk.step('run', importId)
  await desk.work({
    fetchPicture: async address => {
      asked.push(address)
      const colour = colours[address]
      if (colour) return (await makePicture(await smallPng(colour))) as MadePicture
      return { problem: 'not now', again: address.endsWith('2') }
    },
  })
  expect(asked.filter(address => address.endsWith('2')).length).toBe(3)
  expect(asked.length).toBe(6)
  expect((await desk.show(importId)).pictures).toEqual({ waiting: 0, fetched: 2, givenUp: 2 })
  const { product_id: productId } = await product(sku as string)
  const { rows } = await shop.pool.query(
    'select position, hash from product_pictures where product_id = $1 order by position',
    [productId],
  )
  expect(rows.map(({ position }) => position)).toEqual([0, 1])

  // Its own pictures in reverse order: that is a change, and undo reverts it as well.
  const turned = rows.map(({ hash }) => `/pictures/${hash}`).reverse()
  const change = await desk.bring(`sku,productName,images\n${sku},Pictured,"${turned.join('\n')}"\n`)
  expect(change).toMatchObject({ outcomes: { change: 1 }, written: 1 })
  const order = async () =>
    (
      await shop.pool.query('select hash from product_pictures where product_id = $1 order by position', [
        productId,
      ])
    ).rows.map(({ hash }) => `/pictures/${hash}`)
  expect(await order()).toEqual(turned)
  await desk.undo(change.importId)
  expect(await order()).toEqual([...turned].reverse())
  await desk.undo(importId)
  expect(await product(sku as string)).toBeUndefined()
})

test('more than can be counted is refused at the check, of new goods and of others', async () => {
  const [fresh, known] = [goods(1), goods(1)]
  await desk.bring(fileOf(known))
  const file = fileOf([...fresh, ...known].map(row => ({ ...row, quantity: '3000000000' })))
  const reasons = { quantity: m.catalogue_stock_too_much({ most: 2_000_000_000 }) }
  expect(await desk.items((await desk.check(file)).importId)).toMatchObject([
    { outcome: 'refuse', reasons },
    { outcome: 'refuse', reasons },
  ])
})

test('nothing of an upload stays on the disk, whether it could be read or not', async () => {
  const uploads = async () => (await readdir(tmpdir())).filter(name => name.startsWith('souk-upload-'))
  const before = new Set(await uploads())
  await desk.upload(fileOf(goods(50)))
  await desk.upload('sku,sku\n1,2\n')
  await expect.poll(async () => (await uploads()).filter(name => !before.has(name))).toEqual([])
})
