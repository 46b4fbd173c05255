import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../database/pool.ts'
import { addBranch } from '../../tests/support/branches.ts'
import { newLot, newSupplier, productWithLot, stockAndLots } from '../../tests/support/lots/test-lots.ts'
import { meeting } from '../../tests/support/meeting.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { dayAt, daysLater } from '../lib/dates/dates.ts'
import { clearExpired } from './clear-expired.server.ts'

let shop: TestShop
let editor: Person
let today: string
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
  const { rows } = await shop.pool.query('select time_zone from branches where is_main')
  today = dayAt(new Date(), rows[0].time_zone)
})
afterAll(() => shop.close())

const post = (path: string, input: object, by = editor) => shop.post(path, input, by.bearer)
const move = (input: object) => post('/lots/move', input)
const lotOf = async (lotId: number) => (await shop.get(`/lots/find/${lotId}`, editor.bearer)).body
const counted = (availabilityId: number) => stockAndLots(shop.pool, availabilityId)
const errorOf = ({ status, body }: { status: number; body: ReturnType<typeof JSON.parse> }) => [
  status,
  body.errors?.[0]?.field,
  body.errors?.[0]?.message,
]
const promise = (availabilityId: number, held: number) =>
  shop.pool.query('update availabilities set held = $2 where availability_id = $1', [availabilityId, held])
const clear = () =>
  databaseOn(shop.pool).transaction(database => clearExpired({ database, clock: () => new Date() }))

test('staff find lots by state, by words and by product, the first to end first', async () => {
  const { productId, lotId } = await productWithLot(shop.pool, { code: 'Find-1' })
  const add = (values: object) => newLot(shop.pool, productId, values)
  const ended = await add({ code: 'Find-2', expiresOn: daysLater(today, -1) })
  const ending = await add({ code: 'Find-3', expiresOn: daysLater(today, 3) })
  const fit = await add({ code: 'Find-4', expiresOn: daysLater(today, 4) })
  const empty = await add({ code: 'Find-5', onHand: 0 })
  const blocked = await add({ code: 'Find-6', expiresOn: daysLater(today, 1) })
  await post('/lots/block', { lotId: blocked, blocked: true, why: 'Warm' })
  const found = async (query: string) => {
    const { body } = await shop.get(`/lots/find?${query}`, editor.bearer)
    return body.rows.map((row: { lotId: number }) => row.lotId)
  }
  expect(await found(`productId=${productId}`)).toEqual([ended, blocked, ending, fit, lotId])
  expect(await found(`productId=${productId}&state=ALL&sort=code`)).toHaveLength(6)
  expect(await found(`productId=${productId}&state=EXPIRED`)).toEqual([ended])
  expect(await found(`productId=${productId}&state=ENDING`)).toEqual([ending])
  expect(await found(`productId=${productId}&state=FIT`)).toEqual([fit, lotId])
  expect(await found(`productId=${productId}&state=EMPTY`)).toEqual([empty])
  expect(await found(`productId=${productId}&state=BLOCKED`)).toEqual([blocked])
  expect(await found('q=find-4')).toEqual([fit])
  expect(await found(`q=${productId}`)).toContain(fit)
  const { lot } = await lotOf(ending)
  expect(lot).toMatchObject({ state: 'ENDING', daysLeft: 3, productName: 'Test goods', step: 1, onHand: 10 })
})

test('the stock of a product in lots changes only with a lot', async () => {
  const { productId, availabilityId } = await productWithLot(shop.pool)
  const says = 'This product has lots. Change its stock at a lot, or receive a delivery.'
  const moved = await post('/stock/move', { productId, cause: 'WASTE', quantity: 1 })
  expect(errorOf(moved)).toEqual([400, 'quantity', says])
  const toBranchId = await addBranch(shop, 'Harbour')
  const sent = await post('/stock/transfer', { productId, fromBranchId: 1, toBranchId, quantity: 1 })
  expect(errorOf(sent)).toEqual([400, 'quantity', says])
  const { body: product } = await shop.get(`/products/form/${productId}`, editor.bearer)
  expect(product.inLots).toBe(true)
  const row = { productId, updatedDate: product.updatedDate, onHand: { seen: 10, now: 9 } }
  expect(errorOf(await post('/products/saveMany', { products: [row] }))).toEqual([
    400,
    'products.0.onHand',
    says,
  ])
  expect(await counted(availabilityId)).toMatchObject({ stock: 10, lots: 10 })
})

test('the stock of a product in lots must be counted', async () => {
  const { productId } = await productWithLot(shop.pool)
  const { body: product } = await shop.get(`/products/form/${productId}`, editor.bearer)
  const { productName, productDetails, unitPrice, categoryId } = product
  const saved = await post('/products/save', {
    ...{ productId, productName, productDetails, unitPrice, categoryId },
    stockTracked: false,
  })
  expect(errorOf(saved)).toEqual([
    400,
    'stockTracked',
    'This product has lots, so its stock must be counted.',
  ])
})

test('products that staff write off, count or correct change in the lot and in the stock', async () => {
  const { availabilityId, lotId } = await productWithLot(shop.pool)
  expect((await move({ lotId, cause: 'WASTE', quantity: 2, note: 'Torn bags' })).body.onHand).toBe(8)
  expect((await move({ lotId, cause: 'COUNT', quantity: 9, seen: 8 })).body.onHand).toBe(9)
  expect((await move({ lotId, cause: 'CORRECTION', quantity: -4 })).body.onHand).toBe(5)
  expect(await counted(availabilityId)).toEqual({ stock: 5, onHand: 5, over: 0, lots: 5, unbalanced: 0 })
  const { movements } = await lotOf(lotId)
  expect(movements.map(({ cause, change }: { cause: string; change: number }) => [cause, change])).toEqual([
    ['CORRECTION', -4],
    ['COUNT', 1],
    ['WASTE', -2],
    ['OPENING', 10],
  ])
  expect(movements[2]).toMatchObject({ note: 'Torn bags', by: 'Zainab' })
  const { rows } = await shop.pool.query(
    'select cause, change from movements where availability_id = $1 order by movement_id',
    [availabilityId],
  )
  expect(rows.map(({ cause, change }) => [cause, change])).toEqual([
    ['WASTE', -2],
    ['COUNT', 1],
    ['CORRECTION', -4],
  ])
})

test.each([
  [{ cause: 'WASTE', quantity: 11 }, 'Only 10 of this lot are there.'],
  [{ cause: 'CORRECTION', quantity: -11 }, 'Only 10 of this lot are there.'],
  [{ cause: 'WASTE', quantity: 0 }, 'Enter the quantity.'],
  [{ cause: 'COUNT', quantity: -1 }, 'Enter the quantity.'],
  [{ cause: 'WASTE', quantity: 0.5 }, expect.any(String)],
])('a change %o is refused at its quantity, and nothing is written', async (wrong, says) => {
  const { availabilityId, lotId } = await productWithLot(shop.pool)
  expect(errorOf(await move({ lotId, ...wrong }))).toEqual([400, 'quantity', says])
  expect(await counted(availabilityId)).toEqual({ stock: 10, onHand: 10, over: 0, lots: 10, unbalanced: 0 })
})

test('a count of a lot that has changed since staff saw it changes nothing', async () => {
  const { lotId } = await productWithLot(shop.pool)
  await move({ lotId, cause: 'WASTE', quantity: 1 })
  const late = await move({ lotId, cause: 'COUNT', quantity: 12, seen: 10 })
  expect([late.status, late.body.onHand]).toEqual([409, 9])
  expect((await lotOf(lotId)).lot.onHand).toBe(9)
})

test('a count below the amount that orders were promised makes the stock short; a correction cannot', async () => {
  const { availabilityId, lotId } = await productWithLot(shop.pool)
  await promise(availabilityId, 8)
  expect(errorOf(await move({ lotId, cause: 'CORRECTION', quantity: -3 }))).toEqual([
    400,
    'quantity',
    'Orders have taken all but 2 of this product. Remove at most 2, or change those orders first.',
  ])
  expect((await move({ lotId, cause: 'COUNT', quantity: 5 })).body.onHand).toBe(5)
  expect(await counted(availabilityId)).toMatchObject({ stock: 5, onHand: 8, over: 3, lots: 5 })
  expect((await move({ lotId, cause: 'WASTE', quantity: 5 })).body.onHand).toBe(0)
  expect(await counted(availabilityId)).toMatchObject({ stock: 0, onHand: 8, over: 8, lots: 0 })
  await move({ lotId, cause: 'COUNT', quantity: 10 })
  await promise(availabilityId, 0)
  await move({ lotId, cause: 'COUNT', quantity: 11 })
  expect(await counted(availabilityId)).toEqual({ stock: 11, onHand: 11, over: 0, lots: 11, unbalanced: 0 })
})

test('a blocked lot leaves the stock, and comes back when it is unblocked', async () => {
  const { availabilityId, lotId } = await productWithLot(shop.pool)
  const block = (input: object) => post('/lots/block', { lotId, ...input })
  await promise(availabilityId, 4)
  const { body } = await block({ blocked: true, why: 'The fridge stood open' })
  expect(body).toMatchObject({ state: 'BLOCKED', blockedWhy: 'The fridge stood open', onHand: 10 })
  expect(await counted(availabilityId)).toMatchObject({ stock: 0, over: 4 })
  // A second person who blocks it changes only the reason.
  expect((await block({ blocked: true, why: 'Too warm' })).body.blockedWhy).toBe('Too warm')
  await move({ lotId, cause: 'WASTE', quantity: 3 })
  expect(await counted(availabilityId)).toMatchObject({ stock: 0, over: 4 })
  const unblocked = await block({ blocked: false })
  expect(unblocked.body).toMatchObject({ state: 'FIT', blockedAt: null, blockedWhy: null, onHand: 7 })
  await block({ blocked: false })
  expect(await counted(availabilityId)).toEqual({ stock: 7, onHand: 7, over: 0, lots: 7, unbalanced: 0 })
  const { rows } = await shop.pool.query(
    `select action from audit_entries where subject = 'lot' and subject_id = $1 order by happened_at`,
    [String(lotId)],
  )
  expect(rows.map(({ action }) => action)).toEqual(['block', 'block', 'waste', 'unblock'])
})

test('two people who block a lot at the same moment take it out of the stock once', async () => {
  const { productId, availabilityId, lotId } = await productWithLot(shop.pool)
  const block = (why: string) => () => post('/lots/block', { lotId, blocked: true, why })
  const lock = `select from products where product_id = ${productId} for update`
  const both = await meeting(shop.pool, lock, [block('One'), block('Two')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await counted(availabilityId)).toMatchObject({ stock: 0, over: 0 })
})

test('a lot whose day was over while it was blocked is emptied when it is unblocked', async () => {
  const { availabilityId, lotId } = await productWithLot(shop.pool)
  await post('/lots/block', { lotId, blocked: true, why: 'Recall' })
  const ended = { dateKind: 'USE_BY', expiresOn: daysLater(today, -1) }
  const words = { lotId, code: 'Ended', origin: '', supplierId: null }
  expect((await post('/lots/save', { ...words, ...ended })).body).toMatchObject({ onHand: 10 })
  expect((await post('/lots/block', { lotId, blocked: false })).body).toMatchObject({ onHand: 0 })
  expect(await counted(availabilityId)).toMatchObject({ stock: 0, onHand: 0, over: 0, unbalanced: 0 })
  expect(errorOf(await move({ lotId, cause: 'COUNT', quantity: 1 }))).toEqual([
    400,
    'quantity',
    'This day is over. Goods cannot be received after their last day.',
  ])
})

test('staff correct the words of a lot; a day that is over empties it at once', async () => {
  const { availabilityId, lotId } = await productWithLot(shop.pool)
  const supplierId = await newSupplier(shop.pool)
  const words = { lotId, code: 'GP-1', origin: 'Nakuru', supplierId }
  const dated = { dateKind: 'BEST_BEFORE', expiresOn: daysLater(today, 30) }
  const { body } = await post('/lots/save', { ...words, ...dated })
  expect(body).toMatchObject({ ...words, ...dated, state: 'FIT', daysLeft: 30, onHand: 10 })
  await promise(availabilityId, 1)
  const over = { ...dated, expiresOn: daysLater(today, -1), updatedDate: body.updatedDate }
  expect((await post('/lots/save', { ...words, ...over })).body).toMatchObject({ state: 'EMPTY', onHand: 0 })
  expect(await counted(availabilityId)).toMatchObject({ stock: 0, onHand: 1, over: 1, unbalanced: 0 })
  const late = await post('/lots/save', { ...words, ...over })
  expect([late.status, late.body.lot.onHand]).toEqual([409, 0])
})

test.each([
  ['a day without a meaning', { dateKind: null }, 400, 'expiresOn'],
  ['a meaning without a day', { expiresOn: null }, 400, 'expiresOn'],
  ['a supplier that does not exist', { supplierId: 2_000_000_000 }, 400, 'supplierId'],
  ['no code', { code: ' ' }, 400, 'code'],
  ['the code of another lot of the product', { code: 'TAKEN' }, 409, 'code'],
])('a lot with %s is refused at its field', async (_, wrong, status, field) => {
  const { productId, lotId } = await productWithLot(shop.pool)
  await newLot(shop.pool, productId, { code: 'Taken' })
  const words = { code: 'Free', origin: '', supplierId: null, dateKind: 'USE_BY', expiresOn: '2099-01-01' }
  const saved = await post('/lots/save', { lotId, ...words, ...wrong })
  expect(errorOf(saved).slice(0, 2)).toEqual([status, field])
})

test('staff of a branch find and change only the lots of that branch', async () => {
  const { productId, lotId } = await productWithLot(shop.pool)
  const branchId = await addBranch(shop, 'Clifton')
  const there = await signUp(shop, 'catalogue', branchId)
  const ours = await newLot(shop.pool, productId, { branchId })
  const found = await shop.get(`/lots/find?productId=${productId}`, there.bearer)
  expect(found.body.rows.map((row: { lotId: number }) => row.lotId)).toEqual([ours])
  expect((await shop.get(`/lots/find/${lotId}`, there.bearer)).status).toBe(404)
  const words = { code: 'Ours', dateKind: null, expiresOn: null, origin: '', supplierId: null }
  const refused = [
    await post('/lots/save', { lotId, ...words }, there),
    await post('/lots/move', { lotId, cause: 'WASTE', quantity: 1 }, there),
    await post('/lots/block', { lotId, blocked: true, why: 'Not ours' }, there),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await post('/lots/save', { lotId: ours, ...words }, there)).status).toBe(200)
})

test('a lot of a product that has no lots any more changes no stock', async () => {
  const { availabilityId, lotId } = await productWithLot(shop.pool)
  await shop.pool.query('update availabilities set in_lots = false where availability_id = $1', [
    availabilityId,
  ])
  expect(errorOf(await move({ lotId, cause: 'WASTE', quantity: 1 })).slice(0, 2)).toEqual([400, 'quantity'])
})

test('two nodes that begin the same day empty each lot whose day is over once; other lots stay', async () => {
  await clear()
  const ended = await productWithLot(shop.pool, { expiresOn: daysLater(today, -1) })
  const last = await productWithLot(shop.pool, { expiresOn: today })
  const blocked = await productWithLot(shop.pool, { expiresOn: daysLater(today, 1) })
  await post('/lots/block', { lotId: blocked.lotId, blocked: true, why: 'Warm' })
  await shop.pool.query('update lots set expires_on = $2 where lot_id = $1', [
    blocked.lotId,
    daysLater(today, -1),
  ])
  const lock = `select from lots where lot_id = ${ended.lotId} for update`
  const both = await meeting(shop.pool, lock, [clear, clear])
  expect(both.toSorted()).toEqual([0, 1])
  expect(await counted(ended.availabilityId)).toEqual({
    ...{ stock: 0, onHand: 0, over: 0, lots: 0, unbalanced: 0 },
  })
  expect(await counted(last.availabilityId)).toMatchObject({ stock: 10, lots: 10 })
  expect((await lotOf(blocked.lotId)).lot).toMatchObject({ onHand: 10, state: 'BLOCKED' })
  const [movement] = (await lotOf(ended.lotId)).movements
  expect(movement).toMatchObject({ cause: 'EXPIRED', change: -10, by: null })
})
