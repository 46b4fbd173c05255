import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../../tests/support/import-desk.ts'
import { signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { m } from '../../messages/m.ts'

let shop: TestShop
let desk: ReturnType<typeof importDesk>
beforeAll(async () => {
  shop = await openTestShop()
  desk = importDesk(shop, await signUp(shop, 'catalogue'))
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
  (await shop.pool.query('select product_id, facts, parts from products where sku = $1', [sku])).rows[0]

test('a file names the parts of a set by SKU, and the same file again changes nothing', async () => {
  await desk.bring(file({ 'M-1': {}, 'M-2': {} }))
  const rows = { 'M-3': { cuttingAttributes: 'Plain\nTandoori', parts: 'M-1; Cut: Tandoori = M-2' } }
  expect(await desk.bring(file(rows))).toMatchObject({ outcomes: { create: 1, refuse: 0 } })
  const [one, two] = [await rowOf('M-1'), await rowOf('M-2')]
  expect((await rowOf('M-3')).parts).toEqual([
    { productId: one.product_id },
    { productId: two.product_id, kind: 'cuttingAttributes', choice: 'Tandoori' },
  ])
  expect(await desk.check(file(rows))).toMatchObject({ outcomes: { same: 1 } })
  const changed = await desk.check(file({ 'M-3': { parts: 'M-2' } }))
  const [item] = await desk.items(changed.importId)
  expect(item.changes).toEqual({ parts: ['M-1; Cut: Tandoori = M-2', 'M-2'] })
})

test('an undo brings the parts back, and an empty cell takes them away', async () => {
  await desk.bring(file({ 'M-4': {}, 'M-5': {} }))
  await desk.bring(file({ 'M-5': { parts: 'M-4' } }))
  const { parts } = await rowOf('M-5')
  const { importId } = await desk.bring(file({ 'M-5': { parts: '' } }))
  expect((await rowOf('M-5')).parts).toBeNull()
  expect(await desk.undo(importId)).toMatchObject({ undone: 1, notUndone: 0 })
  expect((await rowOf('M-5')).parts).toEqual(parts)
})

test('a set and its parts come in one file, in any order, and go with its undo', async () => {
  await desk.bring(file({ 'N-4': {} }))
  const rows = {
    'N-1': { parts: 'N-2; N-3' },
    'N-4': { parts: 'N-3' },
    'N-2': {},
    'N-3': {},
    'N-5': { parts: 'N-1' },
  }
  const brought = await desk.bring(file(rows))
  expect(brought).toMatchObject({ outcomes: { create: 4, change: 1 } })
  const idOf = async (sku: string) => (await rowOf(sku)).product_id
  expect((await rowOf('N-1')).parts).toEqual([
    { productId: await idOf('N-2') },
    { productId: await idOf('N-3') },
  ])
  expect((await rowOf('N-4')).parts).toEqual([{ productId: await idOf('N-3') }])
  // A set of a set stays without parts, and its row says why.
  expect((await rowOf('N-5')).parts).toBeNull()
  const items = await desk.items(brought.importId)
  expect(items.find(({ sku }: { sku: string }) => sku === 'N-5')).toMatchObject({
    reasons: { parts: m.catalogue_part_not_whole() },
  })
  expect(await desk.undo(brought.importId)).toMatchObject({ undone: 5, notUndone: 0 })
  expect((await rowOf('N-4')).parts).toBeNull()
  expect(await rowOf('N-1')).toBeUndefined()
})

test('parts that cannot be are refused at their column', async () => {
  await desk.bring(file({ 'M-6': {}, 'M-7': {} }))
  await desk.bring(file({ 'M-7': { parts: 'M-6' } }))
  const wrong: [string, string][] = [
    ['M-404', m.exchange_import_no_part({ sku: 'M-404' })],
    ['Colour: Red = M-6', m.exchange_import_no_parts({ text: 'Colour: Red = M-6' })],
    ['Cut: Red = M-6', m.catalogue_part_no_choice({ choice: 'Red' })],
    ['M-7', m.catalogue_part_is_set({ part: 'M-7' })],
    ['M-6; M-6', m.catalogue_part_twice()],
  ]
  for (const [parts, reason] of wrong) {
    const { importId } = await desk.check(file({ 'M-8': { parts } }))
    expect(await desk.items(importId), parts).toMatchObject([
      { outcome: 'refuse', reasons: { parts: reason } },
    ])
  }
})

test('a file says that a product is no food, and no longer', async () => {
  const cells = { contains: 'milk', mayContain: '', ingredients: '*Milk*' }
  await desk.bring(file({ 'M-9': cells }))
  expect(await desk.bring(file({ 'M-9': { contains: 'No food' } }))).toMatchObject({
    outcomes: { change: 1 },
  })
  expect((await rowOf('M-9')).facts).toMatchObject({ state: 'NO_FOOD', contains: [], ingredients: null })
  expect(await desk.check(file({ 'M-9': { contains: 'no food' } }))).toMatchObject({ outcomes: { same: 1 } })
  const { importId } = await desk.check(file({ 'M-9': { contains: 'no food', ingredients: 'Soap' } }))
  expect(await desk.items(importId)).toMatchObject([
    { outcome: 'refuse', reasons: { contains: m.catalogue_facts_of_no_food() } },
  ])
  await desk.bring(file({ 'M-9': { contains: 'none' } }))
  expect((await rowOf('M-9')).facts).toMatchObject({ state: 'DECLARED' })
})
