import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../../tests/support/import-desk.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { m } from '../../messages/m.ts'
import type { ImportItem } from '../imports.contract.ts'

let shop: TestShop
let editor: Person
let desk: ReturnType<typeof importDesk>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'owner')
  desk = importDesk(shop, editor)
})
afterAll(() => shop.close())

const exported = async (of = shop, person = editor) =>
  (await of.app.inject({ method: 'GET', url: '/api/exports/products', headers: person.bearer })).body
const bySku = async (importId: number): Promise<Record<string, ImportItem>> =>
  Object.fromEntries((await desk.items(importId)).map((item: ImportItem) => [item.sku, item]))
const idOf = async (sku: string): Promise<number> =>
  (await shop.pool.query('select product_id as id from products where sku = $1', [sku])).rows[0]?.id
/** The product that shoppers see. */
const seen = async (sku: string) => (await shop.get(`/products/${await idOf(sku)}`)).body
const staffSee = async (sku: string) =>
  (await shop.get(`/products/variants/${await idOf(sku)}`, editor.bearer)).body
const problems = () => expect(desk.problems).toEqual([])

/** A file of our own with these cells, in the order of `columns`. */
const own = (...lines: string[]) =>
  ['sku,productName,variantOf,options,unitPrice,quantity,category,subCategory', ...lines].join('\n')
const robe = (name: string, ...lines: string[]) =>
  own(`${name},Robe ${name},,Size | Colour,,,MEAT,Robes`, ...lines)
const two = (name: string) =>
  robe(name, `${name}-S,,${name},S | Red,30,4,,`, `${name}-M,,${name},M | Red,35,1,,`)

const sizes = ['S', 'M', 'L', 'XL']
const colours = ['White', 'Black', 'Grey']
/** A thobe in four sizes and three colours, as Shopify exports it. */
const thobes = (handle: string, price = 3500) =>
  [
    'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price',
    ...sizes.flatMap((size, one) =>
      colours.map((colour, other) => {
        const first = one + other === 0
        const shared = first ? 'Thobe,Light cotton,Clothes,"eid, men",Size' : ',,,,'
        const sku = `${handle}-${size}-${colour}`
        return `${handle},${shared},${size},${first ? 'Colour' : ''},${colour},${sku},shopify,${one + 1},${price + one},`
      }),
    ),
  ].join('\n')

test('a product of another shop comes with its variants; the last piece of one is sold, and all goes out as it is', async () => {
  const brought = await desk.bring(thobes('thobe'), { department: 'GROCERY' })
  expect(brought).toMatchObject({ outcomes: { create: 13, refuse: 0 }, written: 13, refused: 0 })
  problems()
  const { options, variants } = await staffSee('thobe')
  expect(options).toEqual(['Size', 'Colour'])
  expect(variants.map(({ values }: { values: string[] }) => values)).toEqual(
    sizes.flatMap(size => colours.map(colour => [size, colour])),
  )
  expect(await seen('thobe')).toMatchObject({
    effectivePrice: 3500,
    dearestPrice: 3503,
  })
  const last = await idOf('thobe-S-Black')
  expect((await shop.post('/orders/save', guestOrder([{ productId: last, quantity: 1 }]))).status).toBe(200)
  const { all } = (await seen('thobe')).variants
  expect(all.find(({ productId }: { productId: number }) => productId === last).quantity).toBe(0)

  const before = await exported()
  const again = await desk.bring(before)
  expect(again).toMatchObject({ outcomes: { create: 0, change: 0, refuse: 0 } })
  expect(await exported()).toBe(before)
  // The file of the other shop says that one is left.
  const same = await desk.check(thobes('thobe'), { department: 'GROCERY' })
  expect(same).toMatchObject({ outcomes: { create: 0, change: 1, same: 12, refuse: 0 } })
})

test('a price that changes in a later file changes its variant, and the product follows; an undo restores both', async () => {
  await desk.bring(thobes('bisht'), { department: 'GROCERY' })
  const before = await exported()
  const { importId, written } = await desk.bring(thobes('bisht', 3400), { department: 'GROCERY' })
  expect(written).toBe(12)
  expect(await seen('bisht')).toMatchObject({ effectivePrice: 3400, dearestPrice: 3403 })
  expect(await desk.undo(importId)).toMatchObject({ undone: 12, notUndone: 0 })
  expect(await exported()).toBe(before)
  problems()
})

test('a change of the product reaches variants that the same file changes too', async () => {
  await desk.bring(two('BOTH'))
  const before = await exported()
  const file = two('BOTH').replace('Robe BOTH', 'Gown').replace(',30,', ',31,')
  const { importId, written, refused } = await desk.bring(file)
  expect([written, refused]).toEqual([2, 0])
  expect(await seen('BOTH-S')).toMatchObject({ productName: 'Gown (S, Red)', effectivePrice: 31 })
  expect(await desk.undo(importId)).toMatchObject({ undone: 2, notUndone: 0 })
  expect(await exported()).toBe(before)
})

test('an undo removes a product with its variants; an ordered one stays for its order, and its product too', async () => {
  const before = await exported()
  const first = await desk.bring(two('GONE'))
  expect(await desk.undo(first.importId)).toMatchObject({ undone: 3, notUndone: 0 })
  expect([await idOf('GONE'), await idOf('GONE-S')]).toEqual([undefined, undefined])
  const { importId } = await desk.bring(two('SOLD'))
  const placed = await shop.post(
    '/orders/save',
    guestOrder([{ productId: await idOf('SOLD-M'), quantity: 1 }]),
  )
  expect(placed.status).toBe(200)
  expect(await desk.undo(importId)).toMatchObject({ undone: 3, notUndone: 0 })
  const { rows } = await shop.pool.query(
    `select sku, removed_at is not null as removed from products where sku like 'SOLD%' order by sku`,
  )
  expect(rows).toEqual([
    { sku: 'SOLD', removed: true },
    { sku: 'SOLD-M', removed: true },
  ])
  expect(await exported()).toBe(before)
  problems()
})

test('a product that a person gave another variant since stays', async () => {
  const { importId } = await desk.bring(two('HAND'))
  const { productId, updatedDate, options, variants } = await staffSee('HAND')
  const wishes = variants.map(({ productId, values, unitPrice }: Record<string, unknown>) => ({
    ...{ productId, values, unitPrice },
  }))
  const more = { values: ['L', 'Red'], unitPrice: 40, sku: 'HAND-L' }
  const saved = await shop.post(
    '/products/saveVariants',
    { ...{ productId, updatedDate, options }, variants: [...wishes, more] },
    editor.bearer,
  )
  expect(saved.status).toBe(200)
  await desk.undo(importId)
  expect((await seen('HAND')).variants.all.length).toBeGreaterThan(0)
  problems()
})

test('a new variant of a later file is the last one; those that the file leaves out stay', async () => {
  await desk.bring(two('MORE'))
  const { outcomes, importId } = await desk.bring(robe('MORE', 'MORE-L,,MORE,L | Red,20,2,,'))
  expect(outcomes).toMatchObject({ create: 1, change: 0, same: 1 })
  const skus = async () => (await staffSee('MORE')).variants.map(({ sku }: { sku: string }) => sku)
  expect(await skus()).toEqual(['MORE-S', 'MORE-M', 'MORE-L'])
  expect(await seen('MORE')).toMatchObject({ effectivePrice: 20 })
  await desk.undo(importId)
  expect(await skus()).toEqual(['MORE-S', 'MORE-M'])
  expect(await seen('MORE')).toMatchObject({ effectivePrice: 30 })
})

test('a product without stock gets variants of a file, and loses them with an undo; one with stock gets none', async () => {
  const plain = (stock: number) => own(`GETS-${stock},Robe,,,50,${stock},MEAT,Robes`)
  await desk.bring(plain(0))
  await desk.bring(plain(7))
  const before = await exported()
  const refused = await desk.check(two('GETS-7'))
  expect(refused).toMatchObject({ outcomes: { refuse: 3 } })
  const items = await bySku(refused.importId)
  expect(items['GETS-7']?.reasons).toEqual({ options: m.exchange_import_own_stock() })
  expect(items['GETS-7-S']).toMatchObject({
    ...{ line: 3, variantOf: 'GETS-7', reasons: { variantOf: m.exchange_import_whole_refused({ line: 2 }) } },
  })
  const { importId } = await desk.bring(two('GETS-0'))
  expect(await seen('GETS-0')).toMatchObject({ effectivePrice: 30, variantOptions: ['Size', 'Colour'] })
  expect(await desk.undo(importId)).toMatchObject({ undone: 3, notUndone: 0 })
  expect(await exported()).toBe(before)
  expect(await seen('GETS-0')).toMatchObject({ effectivePrice: 50 })
  problems()
})

test('a product that gets stock after the check gets no variants, nor do its lines', async () => {
  await desk.bring(own('LATE,Robe,,,50,0,MEAT,Robes'))
  const { importId } = await desk.check(two('LATE'))
  const { rows } = await shop.pool.query(
    `update availabilities set on_hand = 3 where availability_id in
     (select availability_id from stock where product_id = $1) returning on_hand`,
    [await idOf('LATE')],
  )
  expect(rows).toEqual([{ on_hand: 3 }])
  await desk.step('run', importId)
  await desk.work()
  const items = await bySku(importId)
  expect(items.LATE).toMatchObject({ state: 'refused', reasons: { options: m.exchange_import_own_stock() } })
  expect(items['LATE-S']).toMatchObject({
    ...{ state: 'refused', reasons: { variantOf: m.exchange_import_whole_not_ready({ sku: 'LATE' }) } },
  })
  problems()
})

test('an error of a variant is at its line; its product and the others are imported', async () => {
  await desk.bring(own('ALONE,Robe,,,50,0,MEAT,Robes'))
  const { importId, outcomes } = await desk.bring(
    robe(
      'WRONG',
      'W-1,,WRONG,S | Red,30,4,,',
      'W-2,,WRONG,S | red,30,4,,',
      'W-3,,WRONG,S,30,4,,',
      'W-4,,WRONG,M | Red,,4,,',
      'W-5,Other,WRONG,L | Red,30,4,MEAT,Caps',
      'W-6,,NONE,S | Red,30,4,,',
      'ALONE,,WRONG,XL | Red,30,4,,',
      'W-8,,ALONE,S,30,4,,',
      'W-9,,WRONG,XL | Red,30,0.5,,',
    ),
  )
  expect(outcomes).toMatchObject({ create: 3, refuse: 7 })
  const items = await bySku(importId)
  const reasons = (sku: string) => items[sku]?.reasons
  expect(items['W-1']).toMatchObject({ productName: 'Robe WRONG (S, Red)', state: 'written', line: 3 })
  expect(reasons('W-2')).toEqual({ options: m.exchange_import_values_twice({ sku: 'W-1' }) })
  expect(reasons('W-3')).toEqual({
    options: m.exchange_import_values_missing({ options: 'Size | Colour' }),
  })
  expect(Object.keys(reasons('W-4') ?? {})).toEqual(['unitPrice'])
  expect(items['W-5']).toMatchObject({
    state: 'written',
    notes: {
      ...{ productName: m.exchange_import_of_product(), subCategory: m.exchange_import_of_product() },
    },
  })
  expect(reasons('W-6')).toEqual({ variantOf: m.exchange_import_no_whole({ sku: 'NONE' }) })
  expect(reasons('ALONE')).toEqual({ sku: m.exchange_import_own_product() })
  expect(reasons('W-8')).toEqual({ variantOf: m.exchange_import_no_options({ sku: 'ALONE' }) })
  expect(Object.keys(reasons('W-9') ?? {})).toEqual(['quantity'])
  expect((await staffSee('WRONG')).variants).toMatchObject([{ sku: 'W-1' }, { sku: 'W-5' }])
  problems()
})

test('any product with variants survives an export, an empty shop and its export', async () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map(one => one.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ').trim())
    .filter(one => one !== '' && one.isWellFormed())
  const different = (most: number) =>
    fc.uniqueArray(text, { minLength: 1, maxLength: most, selector: one => one.toLowerCase() })
  const shaped = fc.record({
    options: different(3),
    first: different(4),
    price: fc.integer({ min: 1, max: 9999 }),
  })
  for (const { options, first, price } of fc.sample(shaped, { numRuns: 15, seed: 11 })) {
    const saved = await shop.post(
      '/products/save',
      { productName: 'Any', productDetails: 'Any', unitPrice: 5, categoryId: 1 },
      editor.bearer,
    )
    const { productId, updatedDate } = saved.body
    const variants = first.map((value, at) => ({
      ...{ values: options.map((_, place) => (place === 0 ? value : `| "${place}`)), quantity: at },
      ...{ unitPrice: (price + 100 * at) / 100, productStatus: at === 1 ? 'N' : 'A', weight: at || null },
    }))
    const answer = await shop.post(
      '/products/saveVariants',
      { productId, updatedDate, options, variants },
      editor.bearer,
    )
    expect({ status: answer.status, body: answer.status === 200 || answer.body }).toMatchObject({
      body: true,
    })
  }
  const before = await exported()
  expect(await desk.bring(before)).toMatchObject({ outcomes: { create: 0, change: 0, refuse: 0 } })
  const empty = await openTestShop()
  try {
    const owner = await signUp(empty, 'owner')
    await empty.post('/demoGoods/remove', { spareChanged: false }, owner.bearer)
    const there = importDesk(empty, owner)
    const pick = (file: string) => {
      const [head = '', ...lines] = file.split('\n')
      return [head, ...lines.filter(line => /^P-\d/.test(line))].join('\n')
    }
    const { importId } = await there.check(pick(before), { department: '' })
    expect(await there.items(importId, '&outcome=refuse')).toEqual([])
    await empty.post('/imports/run', { importId, free: true }, owner.bearer)
    await there.work()
    expect(there.problems).toEqual([])
    expect(pick(await exported(empty, owner))).toBe(pick(before))
  } finally {
    await empty.close()
  }
})
