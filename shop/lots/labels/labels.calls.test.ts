import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCode } from '../../../tests/support/any-gtin.ts'
import { addBranch } from '../../../tests/support/branches.ts'
import { newLot, newSupplier, productInLots } from '../../../tests/support/lots/test-lots.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import type { ShownScan } from '../../catalogue/codes/label-rules.contract.ts'
import type { LotLabel } from './labels.contract.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

const labels = async (query: string, by = editor) =>
  (await shop.get(`/lots/findLabels?${query}`, by.bearer)).body as LotLabel[]
const scan = async ({ text }: LotLabel, by = editor) => {
  const { body } = await shop.post('/barcodeRules/test', { scanned: text }, by.bearer)
  return body.found as ShownScan
}
/** A product in lots with a code on its package. */
async function packed(values: Parameters<typeof productInLots>[1] = {}) {
  const { productId } = await productInLots(shop.pool, { unit: 'piece', weighed: false, ...values })
  const codes = JSON.stringify([{ code: newCode().padStart(14, '0'), quantity: 1000 }])
  await shop.pool.query(`update products set codes = $2, storage = 'COLD' where product_id = $1`, [
    productId,
    codes,
  ])
  return productId
}
const lot = (code: string, more: object = {}) => ({
  ...{ code, dateKind: 'USE_BY', expiresOn: '2098-12-31', origin: 'Nakuru' },
  ...more,
})
async function receive(lines: { productId: number; quantity: number; lot: object | null }[]) {
  const { body } = await shop.post(
    '/receipts/save',
    {
      ...{ supplierId: await newSupplier(shop.pool), noteNumber: '', receivedOn: '2026-01-01' },
      items: lines.map(line => ({ ...line, unitCost: null })),
    },
    editor.bearer,
  )
  return body.receiptId as number
}

test('a delivery has a label for each piece of its lots, in the order of its lines', async () => {
  const [chicken, mince] = [await packed(), await productInLots(shop.pool, { unit: 'kg', counted: 1 })]
  const tea = await newProduct(shop.pool, { stock: 1 })
  const receiptId = await receive([
    { productId: mince.productId, quantity: 12, lot: lot('M 1', { dateKind: null, expiresOn: null }) },
    { productId: tea.productId, quantity: 5, lot: null },
    { productId: chicken, quantity: 20, lot: lot('GP-1') },
    { productId: chicken, quantity: 4, lot: lot('gp-1') },
    { productId: chicken, quantity: 900, lot: lot('GP-2', { dateKind: 'BEST_BEFORE' }) },
  ])
  const found = await labels(`receiptId=${receiptId}`)
  expect(found.map(({ code, copies }) => [code, copies])).toEqual([
    ['M 1', 1],
    ['GP-1', 24],
    ['GP-2', 200],
  ])
  expect(found[0]?.text).toBe(`91LOT${mince.productId}/M%201`)
  expect(found[1]).toMatchObject({ dateKind: 'USE_BY', origin: 'Nakuru', storage: 'COLD' })
  expect(found[1]?.supplierName).toMatch(/^Farm/)
  const [ofMince, ofChicken, other] = await Promise.all(found.map(label => scan(label)))
  expect(ofMince).toMatchObject({ productId: mince.productId, lot: 'M 1', amount: null })
  expect(ofChicken).toMatchObject({ productId: chicken, lot: 'GP-1', useBy: '2098-12-31', amount: 1 })
  expect(other).toMatchObject({ productId: chicken, lot: 'GP-2', bestBefore: '2098-12-31', useBy: null })
})

test('a lot has a label for each piece that is left of it', async () => {
  const lotId = await newLot(shop.pool, await packed({ stock: 7 }), { code: 'GP-9', onHand: 7 })
  const found = await labels(`lotId=${lotId}`)
  expect(found).toMatchObject([{ lotId, code: 'GP-9', copies: 7, supplierName: null }])
})

test('a delivery without lots has no labels, and an unknown one is not found', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 1 })
  const receiptId = await receive([{ productId, quantity: 5, lot: null }])
  expect(await labels(`receiptId=${receiptId}`)).toEqual([])
  for (const query of ['', 'receiptId=999999', 'lotId=999999'])
    expect((await shop.get(`/lots/findLabels?${query}`, editor.bearer)).status).toBe(404)
})

test('staff of a branch print the labels of that branch alone', async () => {
  const branchId = await addBranch(shop, 'Harbour')
  const { productId } = await productInLots(shop.pool)
  const lotId = await newLot(shop.pool, productId)
  const receiptId = await receive([{ productId, quantity: 2, lot: lot('H-1') }])
  const there = await signUp(shop, 'catalogue', branchId)
  for (const query of [`lotId=${lotId}`, `receiptId=${receiptId}`])
    expect((await shop.get(`/lots/findLabels?${query}`, there.bearer)).status).toBe(404)
  const own = await newLot(shop.pool, productId, { branchId })
  expect(await labels(`lotId=${own}`, there)).toMatchObject([{ lotId: own }])
})

test('a scan of the label of any lot of any product answers that product and that lot', async () => {
  const products = [await packed(), (await productInLots(shop.pool)).productId]
  const code = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 40 })
    .filter(odd => odd.length <= 40 && odd.isWellFormed() && !/\p{Cc}/u.test(odd) && odd.trim() === odd)
  for (const odd of fc.sample(code, 12))
    for (const productId of products) {
      const lotId = await newLot(shop.pool, productId, { code: odd, onHand: 0 })
      const [label] = await labels(`lotId=${lotId}`)
      expect(label).toBeDefined()
      expect(await scan(label as LotLabel)).toMatchObject({ productId, lot: label?.code })
      await shop.pool.query('delete from lots where lot_id = $1', [lotId])
    }
})
