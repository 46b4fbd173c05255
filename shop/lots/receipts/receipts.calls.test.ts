import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranch } from '../../../tests/support/branches.ts'
import { newLot, newSupplier, productInLots, stockAndLots } from '../../../tests/support/lots/test-lots.ts'
import { meeting } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { newVaried } from '../../../tests/support/variants/test-variants.ts'
import { dayAt, daysLater } from '../../lib/dates/dates.ts'

let shop: TestShop
let editor: Person
let supplierId: number
let today: string
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
  supplierId = await newSupplier(shop.pool)
  const { rows } = await shop.pool.query('select time_zone from branches where is_main')
  today = dayAt(new Date(), rows[0].time_zone)
})
afterAll(() => shop.close())

let notes = 0
const receive = (items: object[], input: object = {}, by = editor) => {
  notes += 1
  const head = { supplierId, noteNumber: `LS-${notes}`, receivedOn: today }
  return shop.post('/receipts/save', { ...head, items, ...input }, by.bearer)
}
const words = (code: string, more: object = {}) => ({
  ...{ code, dateKind: 'USE_BY', expiresOn: daysLater(today, 5), origin: 'Nakuru' },
  ...more,
})
const line = (productId: number, lot: object | null, more: object = {}) => ({
  ...{ productId, quantity: 20, unitCost: null, lot },
  ...more,
})
const counted = (availabilityId: number) => stockAndLots(shop.pool, availabilityId)
const written = async () => {
  const { rows } = await shop.pool.query(`select (select count(*) from receipts) as receipts,
    (select count(*) from lots) as lots, (select count(*) from lot_movements) as moved,
    (select count(*) from movements) as stocked, (select sum(on_hand) from availabilities) as stock`)
  return rows[0]
}

test('a delivery brings its products into the stock and into their lots, with its note', async () => {
  const [chicken, rice] = [await productInLots(shop.pool), await newProduct(shop.pool, { stock: 3 })]
  const items = [
    line(chicken.productId, words('GP-1'), { unitCost: 640.5 }),
    line(rice.productId, null, { quantity: 4, unitCost: 10 }),
    line(chicken.productId, words('gp-1'), { quantity: 2 }),
  ]
  const { status, body } = await receive(items, { noteNumber: ' LS-44 ', note: 'Two boxes' })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ noteNumber: 'LS-44', note: 'Two boxes', receivedBy: 'Zainab', branchId: 1 })
  expect([body.lines, body.cost]).toEqual([3, 12_850])
  const [first, second, third] = body.items
  expect(first).toMatchObject({ quantity: 20, unitCost: 640.5, code: 'GP-1', dateKind: 'USE_BY' })
  expect(second).toMatchObject({ quantity: 4, unitCost: 10, lotId: null, code: null })
  expect([third.lotId, third.unitCost]).toEqual([first.lotId, null])
  expect(await counted(chicken.availabilityId)).toEqual({
    ...{ stock: 22, onHand: 22, over: 0, lots: 22, unbalanced: 0 },
  })
  expect(await counted(rice.availabilityId)).toMatchObject({ stock: 7, lots: 0 })
  const { body: found } = await shop.get(`/lots/find/${first.lotId}`, editor.bearer)
  expect(found.lot).toMatchObject({ code: 'GP-1', supplierId, origin: 'Nakuru', onHand: 22 })
  expect(found.deliveries).toMatchObject([
    { noteNumber: 'LS-44', quantity: 20, unitCost: 640.5 },
    { noteNumber: 'LS-44', quantity: 2, unitCost: null },
  ])
  const { rows } = await shop.pool.query(
    'select cause, change, note from movements where availability_id = $1',
    [chicken.availabilityId],
  )
  expect(rows).toEqual([{ cause: 'DELIVERY', change: 22, note: 'LS-44' }])
  expect((await shop.get(`/receipts/find/${body.receiptId}`, editor.bearer)).body).toEqual(body)
})

test('more of a lot that the shop has comes into that lot', async () => {
  const { productId, availabilityId } = await productInLots(shop.pool, { stock: 6 })
  const lotId = await newLot(shop.pool, productId, {
    ...{ code: 'Again', onHand: 6, expiresOn: daysLater(today, 5) },
  })
  const { body } = await receive([line(productId, words('AGAIN'), { quantity: 4 })])
  expect(body.items[0]).toMatchObject({ lotId, code: 'Again' })
  expect(await counted(availabilityId)).toMatchObject({ stock: 10, lots: 10, unbalanced: 0 })
})

test('a product that a branch does not have yet comes in lots there too', async () => {
  const { productId } = await productInLots(shop.pool)
  const branchId = await addBranch(shop, 'Harbour')
  const there = await signUp(shop, 'catalogue', branchId)
  const { status, body } = await receive([line(productId, words('There'))], {}, there)
  expect([status, body.branchName]).toEqual([200, 'Harbour'])
  const { rows } = await shop.pool.query(
    'select availability_id as id, in_lots from stock join availabilities using (availability_id) where product_id = $1 and branch_id = $2',
    [productId, branchId],
  )
  expect(rows[0].in_lots).toBe(true)
  expect(await counted(rows[0].id)).toMatchObject({ stock: 20, lots: 20 })
  expect((await receive([line(productId, words('Here'))], { branchId: 1 }, there)).status).toBe(404)
  const here = await receive([line(productId, words('Here'))])
  expect((await shop.get(`/receipts/find/${here.body.receiptId}`, there.bearer)).status).toBe(404)
  const found = await shop.get('/receipts/find', there.bearer)
  expect(found.body.rows.map((row: { receiptId: number }) => row.receiptId)).toEqual([body.receiptId])
})

type Wrong = { head?: object; lot?: object | null; more?: object; field: string; says: unknown }
const wrongs: [string, Wrong][] = [
  [
    'of a supplier that does not exist',
    { head: { supplierId: 2_000_000_000 }, field: 'supplierId', says: '' },
  ],
  ['that comes tomorrow', { head: { receivedOn: '2999-01-01' }, field: 'receivedOn', says: '' }],
  ['without a product', { head: { items: [] }, field: 'items', says: 'Add at least one product.' }],
  [
    'of a product that does not exist',
    { more: { productId: 2_000_000_000 }, field: 'items.1.productId', says: '' },
  ],
  ['of half a piece', { more: { quantity: 0.5 }, field: 'items.1.quantity', says: '' }],
  ['of more than can be counted', { more: { quantity: 9_999_999 }, field: 'items.0.quantity', says: '' }],
  ['with a cost of too many decimals', { more: { unitCost: 1.234 }, field: 'items.1.unitCost', says: '' }],
  [
    'without the lot',
    { lot: null, field: 'items.1.lot.code', says: 'This product has lots. Enter the code of the lot.' },
  ],
  ['with a day without its meaning', { lot: { dateKind: null }, field: 'items.1.lot.expiresOn', says: '' }],
  ['after its last day', { lot: { expiresOn: '2026-01-01' }, field: 'items.1.lot.expiresOn', says: '' }],
  ['of a lot that is blocked', { lot: { code: 'Blocked' }, field: 'items.1.lot.code', says: '' }],
  ['of a lot with another day', { lot: { code: 'Other' }, field: 'items.1.lot.expiresOn', says: '' }],
  [
    'of a lot with another meaning of its day',
    { lot: { code: 'Good', dateKind: 'EXPIRY' }, field: 'items.1.lot.expiresOn', says: '' },
  ],
]

test.each(wrongs)('a delivery %s is refused at its field, and nothing is written', async (_, wrong) => {
  const { productId } = await productInLots(
    shop.pool,
    wrong.field.endsWith('quantity') ? { stock: 1_999_999_990 } : {},
  )
  await newLot(shop.pool, productId, { code: 'Other', onHand: 0, expiresOn: daysLater(today, 9) })
  const blocked = await newLot(shop.pool, productId, { code: 'Blocked', onHand: 0 })
  await shop.post('/lots/block', { lotId: blocked, blocked: true, why: 'Warm' }, editor.bearer)
  const before = await written()
  const lot = wrong.lot === null ? null : words('New', wrong.lot)
  const items = [line(productId, words('Good')), line(productId, lot, wrong.more)]
  const { status, body } = await receive(items, wrong.head)
  expect([status, body.errors?.map(({ field }: { field: string }) => field)]).toEqual([400, [wrong.field]])
  if (wrong.says) expect(body.errors[0].message).toBe(wrong.says)
  expect(await written()).toEqual(before)
})

test('a product without lots is received without one, and nothing comes from a supplier that has ended', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 0 })
  const { body } = await receive([line(productId, words('None'))])
  expect(body.errors).toEqual([
    {
      field: 'items.0.lot.code',
      message: 'This product is not kept in lots. Remove the lot, or keep the product in lots first.',
    },
  ])
  const ended = await receive([line(productId, null)], { supplierId: await newSupplier(shop.pool, false) })
  expect([ended.status, ended.body.errors[0].field]).toEqual([400, 'supplierId'])
})

test('a delivery note of a supplier is received once, also by two people at the same moment', async () => {
  const { productId, availabilityId } = await productInLots(shop.pool)
  const lock = `select from products where product_id = ${productId} for update`
  const take = (code: string, noteNumber: string) => () =>
    receive([line(productId, words(code))], { noteNumber })
  const both = await meeting(shop.pool, lock, [take('One', 'LS-once'), take('Two', 'ls-ONCE')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = both.find(({ status }) => status === 409)
  expect(refused?.body.errors).toEqual([
    { field: 'noteNumber', message: 'You have received this delivery note of this supplier already.' },
  ])
  expect(await counted(availabilityId)).toMatchObject({ stock: 20, lots: 20, unbalanced: 0 })
  const other = { noteNumber: 'LS-once', supplierId: await newSupplier(shop.pool) }
  expect((await receive([line(productId, words('Three'))], other)).status).toBe(200)
  for (const code of ['Four', 'Five'])
    expect((await receive([line(productId, words(code))], { noteNumber: '' })).status).toBe(200)
})

test('two people who receive the same new lot at the same moment fill one lot', async () => {
  const { productId, availabilityId } = await productInLots(shop.pool)
  const lock = `select from products where product_id = ${productId} for update`
  const take = (code: string) => () => receive([line(productId, words(code))])
  const both = await meeting(shop.pool, lock, [take('Same'), take('SAME')])
  const ids = new Set(both.map(({ body }) => body.items[0].lotId))
  expect(ids.size).toBe(1)
  expect(await counted(availabilityId)).toEqual({
    ...{ stock: 40, onHand: 40, over: 0, lots: 40, unbalanced: 0 },
  })
})

test('staff find deliveries by note and supplier, the latest first', async () => {
  const { productId } = await productInLots(shop.pool)
  const of = { supplierId: await newSupplier(shop.pool) }
  const take = async (noteNumber: string, receivedOn: string) =>
    (await receive([line(productId, words('Found'))], { ...of, noteNumber, receivedOn })).body.receiptId
  const early = await take('Findable 1', daysLater(today, -2))
  const late = await take('Findable 2', today)
  const found = async (query: string) => {
    const { body } = await shop.get(`/receipts/find?${query}`, editor.bearer)
    return body.rows.map((row: { receiptId: number }) => row.receiptId)
  }
  expect(await found('q=findable')).toEqual([late, early])
  expect(await found(`supplierId=${of.supplierId}&sort=noteNumber`)).toEqual([early, late])
  expect(await found('q=findable%201')).toEqual([early])
})

test('a variant is delivered, and a product with variants is not', async () => {
  const { productId, variants } = await newVaried(shop, editor, { productName: 'Delivered thobe' })
  expect(await receive([line(productId, null)])).toMatchObject({
    ...{ status: 400, body: { errors: [{ field: 'items.0.productId' }] } },
  })
  const { status } = await receive([line(variants[0]?.productId as number, null)])
  expect(status).toBe(200)
})
