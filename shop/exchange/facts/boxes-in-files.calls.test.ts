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

/** A file with a line for each SKU and its cells. */
const file = (rows: Record<string, Record<string, string>>) => {
  const columns = [...new Set(Object.values(rows).flatMap(cells => Object.keys(cells)))]
  const lines = Object.entries(rows).map(([sku, cells]) =>
    [sku, `Goods ${sku}`, 'Only here', '100', ...columns.map(column => `"${cells[column] ?? ''}"`)].join(','),
  )
  return `${['sku,productName,productDetails,unitPrice', ...columns].join(',')}\n${lines.join('\n')}\n`
}
const rowOf = async (sku: string) =>
  (await shop.pool.query('select product_id as id, box, parts from products where sku = $1', [sku])).rows[0]
const exported = async () =>
  (await shop.app.inject({ method: 'GET', url: '/api/exports/products', headers: editor.bearer })).rawPayload

test('a file writes a box by SKU, and the same file again changes nothing', async () => {
  await desk.bring(file({ 'B-1': { cuttingAttributes: 'Fine\nCoarse' }, 'B-2': {}, 'B-3': {} }))
  const cell = 'Meat: B-1 x 1 (Cut: Fine) | Spices, any 1 of: B-2 x 2; B-3 x 1 | price from parts, 10% less'
  expect(await desk.bring(file({ 'B-4': { box: cell } }))).toMatchObject({
    outcomes: { create: 1, refuse: 0 },
  })
  const [one, two, three, box] = await Promise.all(['B-1', 'B-2', 'B-3', 'B-4'].map(rowOf))
  expect(box).toMatchObject({
    box: {
      ...{ price: 'PARTS', lessBp: 1000 },
      groups: [
        { choose: null, parts: [{ productId: one.id, amount: 1000, cuttingAttributes: 'Fine' }] },
        {
          choose: 1,
          parts: [
            { productId: two.id, amount: 2000 },
            { productId: three.id, amount: 1000 },
          ],
        },
      ],
    },
    parts: [{ productId: one.id }, { productId: two.id }, { productId: three.id }],
  })
  expect(await desk.check(file({ 'B-4': { box: cell } }))).toMatchObject({ outcomes: { same: 1 } })
  const changed = await desk.check(file({ 'B-4': { box: 'Meat: B-2' } }))
  const [item] = await desk.items(changed.importId)
  // The price of the file counts from now on.
  expect(item.changes).toEqual({ box: [cell, 'Meat: B-2 x 1'], unitPrice: [200, 100] })
})

test('an export with boxes is imported without any change, and exported again byte for byte', async () => {
  await desk.bring(file({ 'C 1': { packagingAttributes: 'Bag; sealed\nBox' }, 'C-2': {} }))
  const cell = '""Lamb | beef"", any 2 of, with repeats: ""C 1"" x 3 (Pack: ""Bag; sealed""); C-2 x 1'
  await desk.bring(file({ 'C-3': { box: cell } }))
  expect((await rowOf('C-3')).box).not.toBeNull()
  const before = await exported()
  const brought = await desk.bring(before)
  expect(await desk.items(brought.importId, '&outcome=refuse')).toEqual([])
  expect(await desk.items(brought.importId, '&outcome=change')).toEqual([])
  expect(Buffer.compare(await exported(), before)).toBe(0)
})

test('an empty cell makes a box a plain product, and an undo brings it back', async () => {
  await desk.bring(file({ 'D-1': {}, 'D-2': { box: 'All: D-1' } }))
  const { box, parts } = await rowOf('D-2')
  expect(box).not.toBeNull()
  const { importId } = await desk.bring(file({ 'D-2': { box: '' } }))
  expect(await rowOf('D-2')).toMatchObject({ box: null, parts: null })
  expect(await desk.undo(importId)).toMatchObject({ undone: 1, notUndone: 0 })
  expect(await rowOf('D-2')).toMatchObject({ box, parts })
})

test('a box and its parts come in one file, in any order, and go with its undo', async () => {
  await desk.bring(file({ 'E-4': {} }))
  const rows = {
    'E-1': { box: 'All: E-2 x 2; E-3' },
    'E-4': { box: 'All: E-3' },
    'E-2': {},
    'E-3': {},
    'E-5': { box: 'All: E-1' },
    'E-6': { box: 'All: E-7 x 100' },
    'E-7': {},
  }
  const brought = await desk.bring(file(rows))
  expect(brought).toMatchObject({ outcomes: { create: 6, change: 1 } })
  const { id } = await rowOf('E-3')
  expect((await rowOf('E-1')).parts).toMatchObject([{}, { productId: id }])
  expect((await rowOf('E-4')).box.groups).toMatchObject([{ parts: [{ productId: id }] }])
  // A box with a part that cannot be in it stays without its parts, and its row says why.
  expect([(await rowOf('E-5')).box, (await rowOf('E-6')).box]).toEqual([null, null])
  const items = await desk.items(brought.importId)
  const reasonsOf = (wanted: string) => items.find(({ sku }: { sku: string }) => sku === wanted).reasons
  const said = (part: string, reason: string) => ({ box: m.exchange_import_box_at({ part, reason }) })
  expect(reasonsOf('E-5')).toEqual(said('E-1', m.catalogue_part_is_set({ part: 'Goods E-1' })))
  expect(reasonsOf('E-6')).toEqual(said('E-7', m.boxes_quantity_most({ most: '99 piece' })))
  expect(await desk.undo(brought.importId)).toMatchObject({ undone: 7, notUndone: 0 })
  expect(await rowOf('E-4')).toMatchObject({ box: null, parts: null })
  expect(await rowOf('E-1')).toBeUndefined()
})

test('a box that cannot be is refused at its column', async () => {
  await desk.bring(file({ 'F-1': { cuttingAttributes: 'Fine\nCoarse' }, 'F-2': {} }))
  await desk.bring(file({ 'F-3': { box: 'All: F-2' } }))
  const at = (part: string, reason: string) => m.exchange_import_box_at({ part, reason })
  const wrong: [string, string][] = [
    ['All: F-404', m.exchange_import_no_part({ sku: 'F-404' })],
    ['F-2 x 1', m.exchange_import_no_box({ text: 'F-2 x 1' })],
    ['All: F-1', at('F-1', m.boxes_choice_missing({ part: 'Goods F-1' }))],
    ['All: F-2 x 0.5', at('F-2', m.boxes_quantity_step({ step: '1 piece' }))],
    ['All: F-2; F-2', at('F-2', m.boxes_part_twice())],
    ['Some, any 3 of: F-2; F-404', at('Some', m.boxes_choose_most({ most: 2 }))],
    ['All: F-3', at('F-3', m.catalogue_part_is_set({ part: 'Goods F-3' }))],
  ]
  for (const [box, reason] of wrong) {
    const { importId } = await desk.check(file({ 'F-8': { box } }))
    expect(await desk.items(importId), box).toMatchObject([{ outcome: 'refuse', reasons: { box: reason } }])
  }
  const { importId } = await desk.check(file({ 'F-9': { box: 'All: F-2', options: 'Size' } }))
  expect(await desk.items(importId)).toMatchObject([
    { outcome: 'refuse', reasons: { box: m.boxes_no_variants() } },
  ])
})
