import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../../database/pool.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { lowStockMessage } from '../../mails/low-stock-message.server.ts'

let shop: TestShop
let editor: Person
let clifton: number
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'owner')
  clifton = await newBranch('Clifton')
})
afterAll(() => shop.close())

const MAIN = 1
const post = (path: string, input: object) => shop.post(path, input, editor.bearer)
const get = async (path: string) => (await shop.get(path, editor.bearer)).body

async function newBranch(branchName: string): Promise<number> {
  const address = { address: '4 Sea View Parade, Karachi', country: 'PK', phone1: '+92 21 3456 7800' }
  const { body } = await post('/branches/save', { branchName, ...address, position: null })
  return body.find((one: { branchName: string }) => one.branchName === branchName).branchId
}

const okra = { productName: 'Okra', productDetails: 'Young pods.', unitPrice: 120.5, categoryId: 1 }
const made = async (input: object = {}) => (await post('/products/save', { ...okra, ...input })).body
const deliver = (productId: number, branchId: number, quantity: number) =>
  post('/stock/move', { productId, branchId, cause: 'DELIVERY', quantity })
const move = (productId: number, fromBranchId: number, toBranchId: number, quantity: number) =>
  post('/stock/transfer', { productId, fromBranchId, toBranchId, quantity, note: 'Van' })
const stockAt = async (productId: number, branchId: number): Promise<number> =>
  (await get(`/stock/find/${productId}?branchId=${branchId}`)).onHand
const placesOf = async (productId: number) =>
  (
    await shop.pool.query(
      `select s.branch_id, s.count_step, s.low_at, a.on_hand, (select sum(change)::int from movements m where m.availability_id = a.availability_id) as noted
       from stock s join availabilities a using (availability_id) where product_id = $1 order by 1`,
      [productId],
    )
  ).rows

test('a branch counts its own stock from the first movement on, and the main branch is used without one', async () => {
  const { productId } = await made({ quantity: 10, step: 0.5, unitName: 'pack' })
  expect(await get(`/stock/find/${productId}?branchId=${clifton}`)).toMatchObject({ onHand: 0, lowAt: 0 })
  expect(await placesOf(productId)).toHaveLength(1)
  expect((await deliver(productId, clifton, 4.5)).body).toMatchObject({
    ...{ branchId: clifton, onHand: 4.5, lowAt: 2.5 },
  })
  expect((await post('/stock/move', { productId, cause: 'WASTE', quantity: 1 })).body.onHand).toBe(9)
  expect(await stockAt(productId, clifton)).toBe(4.5)
  expect(await placesOf(productId)).toEqual([
    { branch_id: MAIN, count_step: 500, low_at: 5, on_hand: 18, noted: 18 },
    { branch_id: clifton, count_step: 500, low_at: 5, on_hand: 9, noted: 9 },
  ])
  const lowAt = await post('/stock/saveLowAt', { productId, branchId: clifton, lowAt: 1 })
  expect(lowAt.body).toMatchObject({ branchId: clifton, lowAt: 1 })
  expect((await get(`/stock/find/${productId}`)).lowAt).toBe(2.5)
  expect((await get(`/stock/findMovements?productId=${productId}&branchId=${clifton}`)).rows).toMatchObject([
    { change: 4.5, onHand: 4.5, cause: 'DELIVERY', otherBranch: null },
  ])
  for (const path of ['/stock/move', '/stock/saveLowAt'])
    expect(
      (await post(path, { productId, branchId: 999, cause: 'COUNT', quantity: 1, lowAt: 1 })).status,
    ).not.toBe(200)
  expect((await deliver(productId, 999, 1)).status).toBe(404)
  expect((await shop.get(`/stock/find/${productId}?branchId=999`, editor.bearer)).status).toBe(404)
})

test('movements that begin the stock of a branch at the same time make one stock', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 10 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => deliver(productId, clifton, 1)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await placesOf(productId)).toMatchObject([{ on_hand: 10 }, { on_hand: 8, noted: 8 }])
})

test('a transfer takes from one branch what it gives to the other, and each ledger names the other branch', async () => {
  const { productId } = await made({ quantity: 10, productName: 'Okra to move' })
  const { status, body } = await move(productId, MAIN, clifton, 4)
  expect([status, body.from.onHand, body.to.onHand]).toEqual([200, 6, 4])
  expect((await get(`/stock/findMovements?productId=${productId}`)).rows[0]).toMatchObject({
    ...{ change: -4, onHand: 6, cause: 'TRANSFER', note: 'Van', otherBranch: 'Clifton' },
  })
  const arrived = await get(`/stock/findMovements?productId=${productId}&branchId=${clifton}`)
  expect(arrived.rows).toMatchObject([{ change: 4, cause: 'TRANSFER', otherBranch: expect.any(String) }])
  const { rows } = await shop.pool.query(
    `select after from audit_entries where subject = 'stock' and action = 'transfer' and subject_id = $1`,
    [String(productId)],
  )
  expect(rows).toMatchObject([{ after: { quantity: 4, toBranch: 'Clifton', note: 'Van' } }])
})

test('a transfer is refused if so much is not free, if it ends where it began, and if it is no step', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 10 })
  await shop.pool.query(
    `update availabilities set held = 7 where availability_id = (select availability_id from stock where product_id = $1)`,
    [productId],
  )
  const refused = (field: string, message: string) => ({
    status: 400,
    body: { errors: [{ field, message }] },
  })
  expect(await move(productId, MAIN, clifton, 4)).toMatchObject(
    refused('quantity', 'Gulshan-e-Iqbal can give at most 3 lb.'),
  )
  expect(await move(productId, MAIN, MAIN, 1)).toMatchObject(refused('toBranchId', 'Choose another branch.'))
  for (const quantity of [0, -1, 0.5])
    expect(await move(productId, MAIN, clifton, quantity)).toMatchObject({
      ...{ status: 400, body: { errors: [{ field: 'quantity' }] } },
    })
  expect((await move(productId, MAIN, 999, 1)).status).toBe(404)
  expect((await move(999_999, MAIN, clifton, 1)).status).toBe(404)
  expect(await placesOf(productId)).toHaveLength(1)
})

test('transfers in opposite directions at the same time neither block each other nor lose anything', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 20 })
  await deliver(productId, clifton, 20)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0 ? move(productId, MAIN, clifton, 3) : move(productId, clifton, MAIN, 2),
    ),
  )
  expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
  const [main, other] = await placesOf(productId)
  expect(main.on_hand + other.on_hand).toBe(40)
  expect(other.noted).toBe(other.on_hand)
})

test('another step counts the stock of all branches again, or of none', async () => {
  const { productId, updatedDate } = await made({ quantity: 10, productName: 'Okra in steps' })
  await deliver(productId, clifton, 3)
  const save = (input: object) => post('/products/save', { ...okra, productId, ...input })
  const finer = await save({ step: 0.5, minimum: 0.5, updatedDate })
  expect(finer.status).toBe(200)
  expect(await placesOf(productId)).toMatchObject([
    { count_step: 500, low_at: 10, on_hand: 20 },
    { count_step: 500, low_at: 10, on_hand: 6, noted: 6 },
  ])
  expect(await stockAt(productId, clifton)).toBe(3)
  // Ten are two steps of five at the main branch, but three at the other one are none.
  expect(await save({ step: 5, minimum: 5, maximum: 50 })).toMatchObject({
    ...{ status: 400, body: { errors: [{ field: 'step' }] } },
  })
  expect(await placesOf(productId)).toMatchObject([{ count_step: 500 }, { count_step: 500 }])
  const undone = await post(`/products/undo/${productId}`, { updatedDate: finer.body.updatedDate })
  expect(undone.status).toBe(200)
  expect(await placesOf(productId)).toMatchObject([
    { count_step: 1000, low_at: 5, on_hand: 10 },
    { count_step: 1000, low_at: 5, on_hand: 3 },
  ])
})

test('a list shows the stock of a branch or of all, and finds what is low at one or sold out at all', async () => {
  const { productId } = await made({ quantity: 20, productName: 'Zebra okra' })
  const list = async (query: string) => (await get(`/products/findForStaff?q=zebra okra${query}`)).rows
  const at = `&branchId=${clifton}`
  expect(await list('')).toMatchObject([{ onHand: 20, lowAt: 5, stockState: 'ENOUGH' }])
  expect(await list(at)).toMatchObject([{ onHand: 0, stockState: 'OUT' }])
  expect(await list(`${at}&stock=out`)).toHaveLength(1)
  expect(await list('&stock=low')).toEqual([])
  await deliver(productId, clifton, 2)
  expect(await list('')).toMatchObject([{ onHand: 22, lowAt: 10, stockState: 'LOW' }])
  expect(await list(at)).toMatchObject([{ onHand: 2, lowAt: 5, stockState: 'LOW' }])
  expect(await list('&stock=low')).toHaveLength(1)
  expect(await list(`&branchId=${MAIN}&stock=low`)).toEqual([])
  await post('/stock/move', { productId, branchId: clifton, cause: 'COUNT', quantity: 0 })
  expect(await list('&stock=out')).toEqual([])
  await post('/stock/move', { productId, cause: 'COUNT', quantity: 0 })
  expect(await list('&stock=out')).toMatchObject([{ onHand: 0, stockState: 'OUT' }])
})

test('the grid counts the stock of the branch that it shows, also the first time', async () => {
  const { productId, updatedDate } = await made({ quantity: 20, productName: 'Okra in a grid' })
  const onHand = { seen: 0, now: 7 }
  const saved = await post('/products/saveMany', {
    ...{ branchId: clifton, products: [{ productId, updatedDate, onHand }] },
  })
  expect(saved.body.rows).toMatchObject([{ productId, onHand: 7 }])
  expect(await stockAt(productId, MAIN)).toBe(20)
  const nowhere = { branchId: 999, products: [{ productId, updatedDate, onHand }] }
  expect((await post('/products/saveMany', nowhere)).status).toBe(404)
})

test('the mail about low stock names the branch, and leaves out closed branches and what a branch does not sell', async () => {
  const { productId } = await made({ quantity: 20, productName: 'Okra that runs low' })
  await deliver(productId, clifton, 2)
  await shop.pool.query('update stock set low_at = 0 where product_id <> $1', [productId])
  await shop.pool.query(
    'update availabilities set on_hand = greatest(on_hand, held + 1) where availability_id in (select availability_id from stock where product_id <> $1)',
    [productId],
  )
  const mail = async () =>
    (await lowStockMessage(databaseOn(shop.pool), new Date('2026-11-20T07:00:00Z')))?.data.goods
  const { sku } = await get(`/stock/find/${productId}`)
  expect(await mail()).toEqual([
    { name: 'Okra that runs low', quantity: '', about: `${sku} · Clifton`, price: '2 piece left' },
  ])
  await post('/branches/open', { branchId: clifton, active: false })
  expect(await mail()).toBeUndefined()
  await post('/stock/move', { productId, cause: 'COUNT', quantity: 1 })
  expect(await mail()).toMatchObject([{ about: sku }])
  await post('/branches/open', { branchId: clifton, active: true })
})

test('staff of one branch move its stock, send some of it to others, and see no other stock', async () => {
  const { productId } = await made({ quantity: 20, productName: 'Okra of staff' })
  const person = await signUp(shop, 'catalogue', clifton)
  const ask = (path: string) => shop.get(path, person.bearer)
  const send = (path: string, input: object) => shop.post(path, { productId, ...input }, person.bearer)
  const delivered = await send('/stock/move', { cause: 'DELIVERY', quantity: 6 })
  expect(delivered.body).toMatchObject({ branchId: clifton, onHand: 6 })
  expect((await ask(`/stock/find/${productId}`)).body).toMatchObject({ branchId: clifton, onHand: 6 })
  expect((await ask('/products/findForStaff?q=okra of staff')).body.rows).toMatchObject([{ onHand: 6 }])
  expect((await ask(`/products/findForStaff?q=okra of staff&branchId=${MAIN}`)).body.rows).toMatchObject([
    { onHand: 0 },
  ])
  expect((await ask(`/stock/findMovements?productId=${productId}`)).body.total).toBe(1)
  expect((await ask(`/stock/findMovements?productId=${productId}&branchId=${MAIN}`)).body.total).toBe(0)
  expect((await ask(`/stock/find/${productId}?branchId=${MAIN}`)).status).toBe(404)
  expect((await send('/stock/saveLowAt', { branchId: MAIN, lowAt: 1 })).status).toBe(404)
  const there = { fromBranchId: clifton, toBranchId: MAIN, quantity: 2 }
  expect((await send('/stock/transfer', there)).status).toBe(200)
  const back = { fromBranchId: MAIN, toBranchId: clifton, quantity: 2 }
  expect((await send('/stock/transfer', back)).status).toBe(404)
  const own = { branchId: clifton, sold: false, unitPrice: null, salePrice: null }
  expect((await send('/products/saveAtBranch', own)).status).toBe(403)
})
