import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCode } from '../../tests/support/any-gtin.ts'
import { importDesk } from '../../tests/support/import-desk.ts'
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

/** A file with a line for each SKU and its codes. */
const file = (rows: Record<string, string>) =>
  `sku,productName,productDetails,unitPrice,codes\n${Object.entries(rows)
    .map(([sku, codes]) => `${sku},Goods ${sku},Only here,100,"${codes}"\n`)
    .join('')}`
const codesOf = async (sku: string) => {
  const { rows } = await shop.pool.query(
    `select ltrim(pc.code, '0') as code, pc.quantity from product_codes pc join products p using (product_id) where sku = $1 order by 1`,
    [sku],
  )
  return rows.map(({ code, quantity }) => `${code} × ${quantity / 1000}`)
}
const give = async (sku: string, code: string) => {
  const { rows } = await shop.pool.query('select * from products where sku = $1', [sku])
  const { product_id: productId, product_name: productName, category_id: categoryId } = rows[0]
  const input = { productId, productName, productDetails: 'Only here', unitPrice: 100, categoryId }
  return shop.post('/products/save', { ...input, codes: [{ code }] }, editor.bearer)
}
const run = async (importId: number) => {
  await desk.step('run', importId)
  await desk.work()
  return desk.show(importId)
}

test('a file gives products their codes, with what a carton has; again it changes nothing', async () => {
  const [pack, carton, other] = [newCode(), newCode(), newCode()]
  const first = file({ 'C-1': `${pack}\n${carton} x 12`, 'C-2': other })
  expect(await desk.bring(first)).toMatchObject({ outcomes: { create: 2, refuse: 0 }, written: 2 })
  expect(await codesOf('C-1')).toEqual([`${pack} × 1`, `${carton} × 12`])
  expect(await desk.bring(first)).toMatchObject({ outcomes: { same: 2, change: 0 }, written: 0 })
  const lists = `${pack}; ${carton} × 12`
  expect(await desk.check(file({ 'C-1': lists }))).toMatchObject({ outcomes: { same: 1 } })
})

test('a changed cell is shown as it is on the packages; an empty one takes the codes away, and undo brings them back', async () => {
  const [pack, carton] = [newCode(), newCode()]
  await desk.bring(file({ 'C-3': pack, 'C-4': '' }))
  const changed = await desk.check(file({ 'C-3': `${pack} × 2; ${carton} × 24`, 'C-4': '' }))
  const [item] = await desk.items(changed.importId)
  expect(item.changes).toEqual({ codes: [[pack], [`${pack} × 2`, `${carton} × 24`]] })
  const { importId } = await desk.bring(file({ 'C-3': '' }))
  expect(await codesOf('C-3')).toEqual([])
  await desk.undo(importId)
  expect(await codesOf('C-3')).toEqual([`${pack} × 1`])
  const without = await desk.check('sku,productName\nC-3,Goods C-3\n')
  expect(without).toMatchObject({ outcomes: { same: 1 } })
})

const many = Array.from({ length: 21 }, newCode).join(';')
test.each([
  [many, m.catalogue_codes_many({ most: 20 })],
  ['4006381333930', m.catalogue_code_digit({ code: '4006381333930' })],
  ['CHK-001', m.catalogue_code_length({ code: 'CHK-001' })],
  ['8.41E+12', m.catalogue_code_shortened({ code: '8.41E+12' })],
  ['4006381333931;4006381333931', m.catalogue_code_twice({ code: '4006381333931' })],
  ['4006381333931 × 0', m.catalogue_code_quantity({ code: '4006381333931', most: 100_000 })],
])('the codes %j are refused at their line and column', async (codes, says) => {
  const checked = await desk.check(file({ 'C-5': newCode(), 'C-6': codes }))
  const [wrong] = await desk.items(checked.importId, '&outcome=refuse')
  expect(wrong).toMatchObject({ line: 3, reasons: { codes: says } })
})

test('a code of another product is refused with its name', async () => {
  const code = newCode()
  await desk.bring(file({ 'C-7': code }))
  const checked = await desk.check(file({ 'C-8': `${newCode()}\n${code}`, 'C-7': code }))
  expect(await desk.items(checked.importId)).toMatchObject([
    { outcome: 'refuse', reasons: { codes: m.catalogue_code_taken_by({ name: 'Goods C-7', code }) } },
    { outcome: 'same' },
  ])
})

test('a code that a file has twice is refused at its second line, however far away that is', async () => {
  const code = newCode()
  const between = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`C-between-${at}`, '']))
  const checked = await desk.check(file({ 'C-9': code, ...between, 'C-10': code, 'C-11': `0${code}` }))
  expect(checked).toMatchObject({ outcomes: { create: 701, refuse: 2 } })
  const twice = { codes: m.exchange_import_code_twice({ line: 2, code }) }
  expect(await desk.items(checked.importId, '&outcome=refuse')).toMatchObject([
    { line: 703, sku: 'C-10', reasons: twice },
    { line: 704, sku: 'C-11', reasons: twice },
  ])
  expect(await run(checked.importId)).toMatchObject({ written: 701, refused: 0 })
})

test('a product whose code another one got after the check is refused with its name, and nothing else is lost', async () => {
  const [wanted, fine, changed] = [newCode(), newCode(), newCode()]
  await desk.bring(file({ 'C-12': '', 'C-13': '', 'C-14': '' }))
  const { importId } = await desk.check(file({ 'C-15': wanted, 'C-16': fine, 'C-12': changed }))
  expect((await give('C-13', wanted)).status).toBe(200)
  expect((await give('C-14', changed)).status).toBe(200)
  expect(await run(importId)).toMatchObject({ written: 1, refused: 2 })
  expect(await desk.items(importId)).toMatchObject([
    { state: 'refused', reasons: { codes: m.catalogue_code_taken_by({ name: 'Goods C-13', code: wanted }) } },
    { state: 'written', sku: 'C-16' },
    {
      state: 'refused',
      reasons: { codes: m.catalogue_code_taken_by({ name: 'Goods C-14', code: changed }) },
    },
  ])
  expect(await codesOf('C-16')).toEqual([`${fine} × 1`])
  expect(desk.problems).toEqual([])
})

test('an undo that would bring back a code which another product has by now leaves the product as it is', async () => {
  const code = newCode()
  await desk.bring(file({ 'C-17': code, 'C-18': '' }))
  const { importId } = await desk.bring(file({ 'C-17': '' }))
  expect((await give('C-18', code)).status).toBe(200)
  expect(await desk.undo(importId)).toMatchObject({ state: 'undone', undone: 0, notUndone: 1 })
  expect([await codesOf('C-17'), await codesOf('C-18')]).toEqual([[], [`${code} × 1`]])
  expect(desk.problems).toEqual([])
})

test('files of other shops have codes too', async () => {
  const [red, blue, tea] = [newCode(), newCode(), newCode()]
  const shopify = [
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Barcode',
    `cup,Cup,Colour,Red,CUP-R,100,'${red}`,
    `cup,,,Blue,CUP-B,100,${blue}`,
  ]
  expect(await desk.bring(shopify.join('\n'))).toMatchObject({ format: 'shopify', written: 3 })
  expect([await codesOf('CUP-R'), await codesOf('CUP-B')]).toEqual([[`${red} × 1`], [`${blue} × 1`]])
  const woo = ['ID,Type,SKU,Name,Regular price,"GTIN, UPC, EAN, or ISBN"', `31,simple,TEA-C,Tea,80,${tea}`]
  expect(await desk.bring(woo.join('\n'))).toMatchObject({ format: 'woocommerce', written: 1 })
  expect(await codesOf('TEA-C')).toEqual([`${tea} × 1`])
})
