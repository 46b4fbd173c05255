import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranch } from '../../../tests/support/branches.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { newVaried } from '../../../tests/support/variants/test-variants.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

const okra = { productName: 'Okra', productDetails: 'Young pods.', unitPrice: 120.5, categoryId: 1 }
const made = async (input: object = {}) =>
  (await shop.post('/products/save', { ...okra, ...input }, editor.bearer)).body
const post = (path: string, input: object = {}) => shop.post(path, input, editor.bearer)

test('stock is received, counted, written off and corrected, and the ledger has a row for each', async () => {
  const { productId } = await made({ quantity: 10 })
  const move = (cause: string, quantity: number, more: object = {}) =>
    post('/stock/move', { productId, cause, quantity, ...more })
  expect((await move('DELIVERY', 5, { note: 'Friday' })).body.onHand).toBe(15)
  expect((await move('WASTE', 2)).body.onHand).toBe(13)
  expect((await move('CORRECTION', -1)).body.onHand).toBe(12)
  expect((await move('COUNT', 20, { seen: 12 })).body.onHand).toBe(20)
  expect(await move('COUNT', 1, { seen: 12 })).toMatchObject({ status: 409, body: { onHand: 20 } })
  for (const [cause, quantity] of [
    ['WASTE', 21],
    ['WASTE', -1],
    ['DELIVERY', 0],
    ['DELIVERY', 0.5],
    ['CORRECTION', -21],
    ['COUNT', -1],
  ] as const)
    expect(await move(cause, quantity)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'quantity' }] },
    })
  const { body } = await shop.get(`/stock/findMovements?productId=${productId}&size=3`, editor.bearer)
  expect(body).toMatchObject({
    total: 5,
    rows: [
      { change: 8, onHand: 20, cause: 'COUNT' },
      { change: -1, onHand: 12, cause: 'CORRECTION' },
      { change: -2, onHand: 13, cause: 'WASTE', movedBy: expect.any(String) },
    ],
  })
  const second = await shop.get(`/stock/findMovements?productId=${productId}&size=3&page=2`, editor.bearer)
  expect(second.body.rows).toMatchObject([
    { change: 5, onHand: 15, cause: 'DELIVERY', note: 'Friday' },
    { change: 10, onHand: 10, cause: 'OPENING' },
  ])
  expect((await post('/stock/saveLowAt', { productId, lowAt: 7 })).body.lowAt).toBe(7)
})

test('an amount too large to store is refused, and its field is named', async () => {
  const refused = (field: string) => ({ status: 400, body: { errors: [{ field }] } })
  const opened = await shop.post('/products/save', { ...okra, quantity: 1e10 }, editor.bearer)
  expect(opened).toMatchObject(refused('quantity'))
  const { productId, updatedDate } = await made({ step: 0.001, minimum: 1, maximum: 2, quantity: 2_000_000 })
  const move = (cause: string, quantity: number, more: object = {}) =>
    post('/stock/move', { productId, cause, quantity, ...more })
  expect(await move('COUNT', 10_000_000)).toMatchObject(refused('quantity'))
  expect(await move('DELIVERY', 1_000_000)).toMatchObject(refused('quantity'))
  expect(await move('COUNT', 5, { seen: 10_000_000 })).toMatchObject({ status: 409 })
  expect(await post('/stock/saveLowAt', { productId, lowAt: 10_000_000 })).toMatchObject(refused('lowAt'))
  const saveMany = (onHand: object) =>
    post('/products/saveMany', { products: [{ productId, updatedDate, onHand }] })
  expect(await saveMany({ seen: 2_000_000, now: 3_000_000 })).toMatchObject(refused('products.0.onHand'))
  expect(await saveMany({ seen: 1e30, now: 1 })).toMatchObject(refused('products.0.onHand.seen'))
  const coarse = await made({ quantity: 5_000_000 })
  const finer = { productId: coarse.productId, step: 0.001, minimum: 1, maximum: 2 }
  expect(await shop.post('/products/save', { ...okra, ...finer }, editor.bearer)).toMatchObject(
    refused('step'),
  )
  expect((await shop.get(`/stock/find/${productId}`, editor.bearer)).body.onHand).toBe(2_000_000)
})

test('goods that are moved at the same time are neither lost nor made', async () => {
  const { productId, availabilityId } = await newProduct(shop.pool, { stock: 10 })
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => post('/stock/move', { productId, cause: 'WASTE', quantity: 1 })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(await onHand(shop.pool, availabilityId)).toBe(0)
})

test('the list finds by words, number and filters, and says how many there are', async () => {
  const list = async (query: string) =>
    (await shop.get(`/products/findForStaff?${query}`, editor.bearer)).body
  const low = await made({ productName: 'Zebra okra', quantity: 3, sku: 'ZEBRA-1' })
  const gone = await made({ productName: 'Zebra okra, gone', quantity: 0, productStatus: 'N' })
  const removed = await made({ productName: 'Zebra okra, removed' })
  await post(`/products/delete/${removed.productId}`)
  const idsOf = async (query: string) =>
    (await list(query)).rows.map(({ productId }: { productId: number }) => productId)
  expect(await idsOf('q=zebra')).toEqual([low.productId, gone.productId])
  expect(await idsOf('q=ZEBRA-1')).toEqual([low.productId])
  expect(await idsOf(`q=${gone.productId}`)).toEqual([gone.productId])
  expect(await idsOf('q=zebra&status=N')).toEqual([gone.productId])
  expect(await idsOf('q=zebra&stock=out')).toEqual([gone.productId])
  expect(await idsOf('q=zebra&stock=low&sort=-number')).toEqual([gone.productId, low.productId])
  expect(await idsOf('q=zebra&only=removed')).toEqual([removed.productId])
  expect(await idsOf('q=zebra&only=demo')).toEqual([])
  expect(await idsOf('q=zebra&department=MEAT&category=1')).toEqual([low.productId, gone.productId])
  expect(await idsOf('q=zebra&department=GROCERY')).toEqual([])
  expect(await idsOf('q=%25')).toEqual([])
  const dear = await list('sort=-price&size=2&page=2')
  expect(dear.rows).toHaveLength(2)
  expect(dear.total).toBeGreaterThan(300)
})

test('the stock of a product with variants is theirs: it is not moved, and the list of stock has only them', async () => {
  const { productId, variants } = await newVaried(shop, editor, { productName: 'Stockthobe' })
  const refused = (field: string) => ({ status: 400, body: { errors: [{ field }] } })
  expect(await post('/stock/move', { productId, cause: 'DELIVERY', quantity: 3 })).toMatchObject(
    refused('quantity'),
  )
  expect(await post('/stock/saveLowAt', { productId, lowAt: 3 })).toMatchObject(refused('lowAt'))
  const branchId = await addBranch(shop, 'Thobe Corner')
  expect(
    await post('/stock/transfer', { productId, fromBranchId: 1, toBranchId: branchId, quantity: 1 }),
  ).toMatchObject(refused('quantity'))
  const [first] = variants
  const moved = await post('/stock/move', { productId: first?.productId, cause: 'DELIVERY', quantity: 3 })
  expect(moved.body.onHand).toBe(8)
  const { body } = await shop.get('/products/findForStaff?q=stockthobe&stockOf=own', editor.bearer)
  expect(body.rows.map((one: { productId: number }) => one.productId)).toEqual(
    variants.map(one => one.productId),
  )
})
