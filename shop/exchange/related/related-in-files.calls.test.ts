import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../../tests/support/import-desk.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
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

/** A file with a line for each SKU, and the products that go well with it. */
const file = (rows: Record<string, string | undefined>) =>
  [
    'sku,productName,productDetails,unitPrice,related',
    ...Object.entries(rows).map(([sku, related = '']) => `${sku},Goods ${sku},Only here,100,"${related}"`),
  ].join('\n')
const relatedOf = async (sku: string) => {
  const { rows } = await shop.pool.query(
    `select array(select o.sku from unnest(p.related) with ordinality r (id, place)
       join products o on o.product_id = r.id order by place) as skus from products p where sku = $1`,
    [sku],
  )
  return rows[0]?.skus
}

test('a file names the products that go well with one, in their order; the same file again changes nothing', async () => {
  await desk.bring(file({ 'G-1': '', 'G-2': '' }))
  const rows = { 'G-3': 'G-2; G-1' }
  expect(await desk.bring(file(rows))).toMatchObject({ outcomes: { create: 1, refuse: 0 } })
  expect(await relatedOf('G-3')).toEqual(['G-2', 'G-1'])
  expect(await desk.check(file(rows))).toMatchObject({ outcomes: { same: 1 } })
  const { importId } = await desk.bring(file({ 'G-3': 'G-1' }))
  const [item] = await desk.items(importId)
  expect(item.changes).toEqual({ related: ['G-2; G-1', 'G-1'] })
  expect(await relatedOf('G-3')).toEqual(['G-1'])
  expect(await desk.undo(importId)).toMatchObject({ undone: 1, notUndone: 0 })
  expect(await relatedOf('G-3')).toEqual(['G-2', 'G-1'])
  await desk.bring(file({ 'G-3': '' }))
  expect(await relatedOf('G-3')).toEqual([])
})

test('products that come with the same file go well with each other, in any order of its lines', async () => {
  await desk.bring(file({ 'H-3': '' }))
  const rows = { 'H-1': 'H-2; H-3', 'H-2': 'H-1', 'H-3': 'H-2' }
  const brought = await desk.bring(file(rows))
  expect(brought).toMatchObject({ written: 3, refused: 0 })
  expect(await Promise.all(Object.keys(rows).map(relatedOf))).toEqual([['H-2', 'H-3'], ['H-1'], ['H-2']])
  expect(await desk.check(file(rows))).toMatchObject({ outcomes: { same: 3 } })
  expect(await desk.undo(brought.importId)).toMatchObject({ undone: 3, notUndone: 0 })
  expect(await Promise.all(Object.keys(rows).map(relatedOf))).toEqual([undefined, undefined, []])
})

test('a product that was deleted since does not make a file differ', async () => {
  const brought = await desk.bring(file({ 'D-2': '', 'D-3': '' }))
  await desk.bring(file({ 'D-1': '101-NONE' }))
  await desk.bring(file({ 'D-1': 'D-2; D-3' }))
  await shop.pool.query(
    "delete from stock where product_id = (select product_id from products where sku = 'D-2')",
  )
  await shop.pool.query("delete from products where sku = 'D-2'")
  expect(await desk.check(file({ 'D-1': 'D-3' }))).toMatchObject({ outcomes: { same: 1 } })
  expect(brought.written).toBe(2)
})

test.each([
  ['an unknown SKU', 'W-1; NOWHERE', () => m.exchange_import_no_related({ sku: 'NOWHERE' })],
  ['the product itself', 'W-1; W-9', () => m.catalogue_related_itself()],
  ['one twice', 'W-1; W-1', () => m.catalogue_related_twice()],
  ['a choice', 'Cut: Whole = W-1', () => m.exchange_import_related_wrong({ text: 'Cut: Whole = W-1' })],
  [
    'too many',
    Array.from({ length: 13 }, (_, at) => `T-${at}`).join('; '),
    () => m.catalogue_related_many({ most: 12 }),
  ],
])('%s is refused at its line', async (_what, related, says) => {
  await desk.bring(file({ 'W-1': '' }))
  const checked = await desk.check(file({ 'W-9': related }))
  const [item] = await desk.items(checked.importId)
  expect(item).toMatchObject({ outcome: 'refuse', reasons: { related: says() } })
})

test('a variant is refused: its product is what goes well', async () => {
  const { rows } = await shop.pool.query('select sku from products where variant_of is not null limit 1')
  const checked = await desk.check(file({ 'V-1': rows[0].sku }))
  const [item] = await desk.items(checked.importId)
  expect(item.reasons).toEqual({ related: m.catalogue_related_variant() })
})
