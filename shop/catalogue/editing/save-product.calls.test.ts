import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

const okra = { productName: 'Okra', productDetails: 'Young pods.', unitPrice: 120.5, categoryId: 1 }
const save = (input: object) => shop.post('/products/save', { ...okra, ...input }, editor.bearer)
const stored = async (productId: number) =>
  (await shop.pool.query('select * from products where product_id = $1', [productId])).rows[0]

test('a new product is for sale at once, with its stock in the ledger and a row in the audit', async () => {
  const { status, body } = await save({ quantity: 12, brandId: 20, cuttingAttributes: ['Whole', 'Sliced'] })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...okra,
    brandName: 'Qasai Street',
    salePrice: 120.5,
    effectivePrice: 120.5,
    quantity: 12,
    productStatus: 'A',
    shown: true,
    unitName: 'piece',
    cuttingAttributes: ['Whole', 'Sliced'],
    sku: `P-${String(body.productId).padStart(6, '0')}`,
    images: [],
    documents: [],
  })
  expect(await stored(body.productId)).toMatchObject({ unit_price: '12050', charged_price: '12050' })
  const inShop = await shop.get(`/products/${body.productId}?images=url`)
  expect(inShop.body).toMatchObject({ ...okra, quantity: 12 })

  const { rows: ledger } = await shop.pool.query(
    `select a.on_hand, m.change, m.cause, m.moved_by from stock s join availabilities a using (availability_id)
     join movements m using (availability_id) where s.product_id = $1`,
    [body.productId],
  )
  expect(ledger).toEqual([{ on_hand: 12, change: 12, cause: 'OPENING', moved_by: editor.custId }])
  const { rows: audit } = await shop.pool.query(
    `select cust_id, action, before, after from audit_entries where subject = 'product' and subject_id = $1`,
    [String(body.productId)],
  )
  expect(audit).toMatchObject([
    {
      cust_id: editor.custId,
      action: 'save',
      before: null,
      after: { productName: 'Okra', unitPrice: 12050 },
    },
  ])
})

test('an edit keeps omitted fields, moves no stock, and writes the former values to the audit', async () => {
  const { body: made } = await save({ quantity: 7, sku: 'OKRA-1', popularFlag: 1, taxExemptFlag: 'Y' })
  const { productId } = made
  const changed = await save({ productId, productName: 'Okra, small', unitPrice: 99, quantity: 500 })
  expect(changed.body).toMatchObject({
    productId,
    productName: 'Okra, small',
    unitPrice: 99,
    salePrice: 120.5,
    sku: 'OKRA-1',
    popularFlag: 1,
    taxExemptFlag: 'Y',
    quantity: 7,
  })
  const { rows: audit } = await shop.pool.query(
    `select before, after from audit_entries where subject = 'product' and subject_id = $1 and before is not null`,
    [String(productId)],
  )
  expect(audit).toMatchObject([
    {
      before: { productName: 'Okra', unitPrice: 12050 },
      after: { productName: 'Okra, small', unitPrice: 9900 },
    },
  ])
  expect((await save({ productId: 2_000_000 })).status).toBe(404)
})

test('the amount on hand of every product is the sum of its movements', async () => {
  for (const quantity of [0, 1, 99]) expect((await save({ quantity })).body.quantity).toBe(quantity)
  const { rows } = await shop.pool.query(
    `select availability_id from availabilities a left join movements m using (availability_id)
     group by availability_id, on_hand having on_hand <> coalesce(sum(change), 0)`,
  )
  expect(rows).toEqual([])
})

test('the four fields of the specification are required, in its words', async () => {
  const { status, body } = await shop.post('/products/save', {}, editor.bearer)
  expect(status).toBe(400)
  expect(body.errors).toEqual([
    { field: 'productName', message: 'Name is required' },
    { field: 'productDetails', message: 'Description is required' },
    { field: 'unitPrice', message: 'Unit price is required' },
    { field: 'categoryId', message: 'Category is required' },
  ])
  const blank = await save({ productName: ' ', productDetails: '\n', unitPrice: null, categoryId: '' })
  expect(blank.body.errors).toEqual(body.errors)
})

describe('an invalid value is refused, and its field is named', () => {
  test.each<[string, object, string]>([
    ['a price below nothing', { unitPrice: -0.01 }, 'unitPrice'],
    ['a sale price below nothing', { salePrice: -1 }, 'salePrice'],
    ['a price in words', { unitPrice: '12' }, 'unitPrice'],
    ['a giant price', { unitPrice: 1e12 }, 'unitPrice'],
    ['a price of a third of a paisa', { unitPrice: 0.003 }, 'unitPrice'],
    ['a sale price of three decimals', { salePrice: 1.005 }, 'salePrice'],
    ['an unknown category', { categoryId: 2_000_000 }, 'categoryId'],
    ['an unknown brand', { brandId: 2_000_000 }, 'brandId'],
    ['an unknown status', { productStatus: 'X' }, 'productStatus'],
    ['stock below nothing', { quantity: -1 }, 'quantity'],
    ['half a piece in stock', { quantity: 1.5 }, 'quantity'],
    ['stock beyond counting', { quantity: 1e15 }, 'quantity'],
    ['a name of two lines', { productName: 'a\nb' }, 'productName'],
    ['an option that is none', { optionsAttributes: ['CUTPRICE'] }, 'optionsAttributes.0'],
    ['an empty cut', { cuttingAttributes: [''] }, 'cuttingAttributes.0'],
    ['a field that nobody asked for', { chargedPrice: 1 }, ''],
    ['another editor by number', { custId: 1 }, ''],
  ])('%s', async (_what, input, field) => {
    const { status, body } = await save(input)
    expect(status).toBe(400)
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field)
  })

  test('an SKU of another product, before and while it is written', async () => {
    await save({ sku: 'TAKEN-1' })
    const taken = { status: 409, body: { type: '/problems/sku-taken', errors: [{ field: 'sku' }] } }
    expect(await save({ sku: ' TAKEN-1 ' })).toMatchObject(taken)
    const { body: other } = await save({})
    expect(await save({ productId: other.productId, sku: 'TAKEN-1' })).toMatchObject(taken)
    const racers = await Promise.all([1, 2, 3, 4].map(() => save({ sku: 'RACED-1' })))
    expect(racers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

test('a price of 0 is valid; the sale price is charged if the options say CUTPRICE', async () => {
  expect((await save({ unitPrice: 0 })).body).toMatchObject({ unitPrice: 0, effectivePrice: 0 })
  const cut = { salePrice: 99.99, optionsAttributes: [{ description: 'CUTPRICE' }] }
  expect((await save(cut)).body).toMatchObject({ effectivePrice: 99.99, discount: 17.02 })
  expect((await save({ salePrice: 99.99 })).body).toMatchObject({ effectivePrice: 120.5, discount: 0 })
})

test('status N takes a product out of the shop and A brings it back; staff see it either way', async () => {
  const { body } = await save({ productStatus: 'N', showFlag: 'Y' })
  const { productId } = body
  expect(body).toMatchObject({ productStatus: 'N', showFlag: 'N', shown: false })
  expect((await shop.get(`/products/${productId}`)).status).toBe(404)
  expect((await shop.get(`/products/form/${productId}`, editor.bearer)).body).toMatchObject(okra)
  expect((await save({ productId, productStatus: 'A' })).body.shown).toBe(true)
  expect((await shop.get(`/products/${productId}`)).body).toMatchObject({ productStatus: 'A', showFlag: 'Y' })
  expect((await shop.get('/products/form/2000000', editor.bearer)).status).toBe(404)
})

test('the editor of a product is the signed-in person, whatever the input says; other people see a name and never a login id', async () => {
  const { body } = await save({ updatedBy: 'somebody else' })
  const { rows } = await shop.pool.query('select login_id from customers where cust_id = $1', [editor.custId])
  expect(body.updatedBy).toBe(rows[0].login_id)
  expect(await stored(body.productId)).toMatchObject({
    updated_by_login: rows[0].login_id,
    updated_by: 'Zainab',
  })
  const everybody = await shop.get(`/products/${body.productId}?images=url`)
  expect(everybody.body.updatedBy).toBe('Zainab')
  expect(JSON.stringify(everybody.body)).not.toContain(rows[0].login_id)
})
