import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'owner')
})
afterAll(() => shop.close())

const thobe = { productName: 'Thobe', productDetails: 'Of light cotton.', unitPrice: 40, categoryId: 1 }
const saveProduct = (input: object) => shop.post('/products/save', { ...thobe, ...input }, editor.bearer)
const save = (input: object) => shop.post('/products/saveVariants', input, editor.bearer)
const staffVariants = async (productId: number) =>
  (await shop.get(`/products/variants/${productId}`, editor.bearer)).body
const inShop = (productId: number) => shop.get(`/products/${productId}?images=url`)

const small = { values: ['S', 'White'], unitPrice: 35, quantity: 3 }
const medium = { values: ['M', 'White'], unitPrice: 38, quantity: 2 }
const black = { values: ['M', 'Black'], unitPrice: 42, salePrice: 39, cutPrice: true, quantity: 0 }

/** A product with these variants. */
async function varied(variants: object[] = [small, medium, black], more: object = {}) {
  const { body: product } = await saveProduct(more)
  const { productId, updatedDate } = product
  const answer = await save({ productId, updatedDate, options: ['Size', 'Colour'], variants })
  expect(answer).toMatchObject({ status: 200 })
  return { productId, ...answer.body } as {
    productId: number
    updatedDate: string
    options: string[]
    variants: (typeof small & { productId: number; sku: string; onHand: number })[]
  }
}

test('a product with variants is one page, from the price of its cheapest variant to that of its dearest one', async () => {
  const { productId, variants } = await varied()
  expect(variants.map(({ values, unitPrice, onHand }) => ({ values, unitPrice, onHand }))).toEqual([
    { values: ['S', 'White'], unitPrice: 35, onHand: 3 },
    { values: ['M', 'White'], unitPrice: 38, onHand: 2 },
    { values: ['M', 'Black'], unitPrice: 42, onHand: 0 },
  ])
  const { body } = await inShop(productId)
  expect(body).toMatchObject({
    ...{ productName: 'Thobe', effectivePrice: 35, dearestPrice: 39, quantity: 3 },
    ...{ variantOptions: ['Size', 'Colour'], variants: { productId, productName: 'Thobe' } },
  })
  expect(
    body.variants.all.map((one: { productId: number; effectivePrice: number; quantity: number }) => [
      one.productId,
      one.effectivePrice,
      one.quantity,
    ]),
  ).toEqual(variants.map((one, at) => [one.productId, [35, 38, 39][at], [3, 2, 0][at]]))
  const one = await inShop(variants[2]?.productId as number)
  expect(one.body).toMatchObject({
    ...{ productName: 'Thobe (M, Black)', productDetails: 'Of light cotton.', effectivePrice: 39 },
    ...{ variantOf: productId, variantValues: ['M', 'Black'], variants: { productId } },
  })
})

test('lists and searches show the product once, and never a variant', async () => {
  const { productId } = await varied(undefined, { productName: 'Zardozithobe' })
  const { body } = await shop.get('/products/searchProducts/zardozithobe?images=url')
  expect(body.productList.map((one: { productId: number }) => one.productId)).toEqual([productId])
  const page = await shop.get('/products/findShopPage?category=-1&q=zardozithobe')
  expect(page.body).toMatchObject({ totalProductCount: 1 })
})

test('a variant is ordered, and its product is not', async () => {
  const { productId, variants } = await varied()
  const [first] = variants
  const order = await shop.post('/orders/save', guestOrder([{ productId: first?.productId, quantity: 2 }]))
  expect(order).toMatchObject({ status: 200 })
  const { orders } = order.body
  const seen = await shop.get(`/orders/findForStaff/${orders.orderNum}`, editor.bearer)
  expect(seen.body.orderItems).toMatchObject([{ productName: 'Thobe (S, White)' }])
  expect((await staffVariants(productId)).variants[0].onHand).toBe(1)
  const whole = await shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }]))
  expect(whole).toMatchObject({ status: 409, body: { type: '/problems/not-sold' } })
})

test('a change of a product changes its variants in all that they share', async () => {
  const { productId, variants } = await varied()
  const changed = await saveProduct({
    ...{ productId, productName: 'Long thobe', productDetails: 'Of linen.', step: 1, minimum: 2 },
    ...{ ageFrom: 18, taxExemptFlag: 'Y' },
  })
  expect(changed).toMatchObject({ status: 200, body: { unitPrice: 35 } })
  const { body } = await inShop(variants[1]?.productId as number)
  expect(body).toMatchObject({
    ...{ productName: 'Long thobe (M, White)', productDetails: 'Of linen.', minimum: 2, ageFrom: 18 },
    ...{ taxExemptFlag: 'Y', effectivePrice: 38, quantity: 2 },
  })
})

test('a product that is not active sells none of its variants', async () => {
  const { productId, variants } = await varied()
  await saveProduct({ productId, productStatus: 'N' })
  const [first] = variants
  expect((await inShop(first?.productId as number)).status).toBe(404)
  const order = await shop.post('/orders/save', guestOrder([{ productId: first?.productId, quantity: 1 }]))
  expect(order).toMatchObject({ status: 409, body: { type: '/problems/not-sold' } })
})

test('variants change places, lose and get values, and a removed one comes back with its stock', async () => {
  const { productId, updatedDate, variants } = await varied()
  const [s, m, b] = variants.map(({ productId, values, unitPrice }) => ({ productId, values, unitPrice }))
  const swapped = await save({
    ...{ productId, updatedDate, options: ['Size', 'Colour'] },
    variants: [
      { ...m, values: s?.values },
      { ...s, values: m?.values },
    ],
  })
  expect(swapped).toMatchObject({ status: 200 })
  expect(swapped.body.variants).toMatchObject([
    { productId: m?.productId, values: ['S', 'White'], onHand: 2 },
    { productId: s?.productId, values: ['M', 'White'], onHand: 3 },
  ])
  expect((await inShop(b?.productId as number)).status).toBe(404)
  expect((await inShop(productId)).body).toMatchObject({ effectivePrice: 35, dearestPrice: 38 })

  const longer = await save({
    ...{ productId, updatedDate: swapped.body.updatedDate, options: ['Size', 'Colour', 'Collar'] },
    variants: [
      { ...s, values: ['S', 'White', 'Round'] },
      { ...m, values: ['S', 'White', 'Open'] },
    ],
  })
  expect(longer).toMatchObject({ status: 200 })
  expect((await inShop(s?.productId as number)).body.productName).toBe('Thobe (S, White, Round)')

  const again = await save({
    ...{ productId, updatedDate: longer.body.updatedDate, options: ['Size', 'Colour'] },
    variants: [{ values: ['M', 'Black'], unitPrice: 44 }],
  })
  expect(again.body.variants).toMatchObject([{ productId: b?.productId, unitPrice: 44, onHand: 0 }])
})

test('without options, a product is sold without a choice again', async () => {
  const { productId, updatedDate } = await varied()
  const alone = await save({ productId, updatedDate, options: [], variants: [] })
  expect(alone.body).toMatchObject({ options: [], variants: [] })
  const { body } = await inShop(productId)
  expect(body.variantOptions).toBe(undefined)
  expect(body.dearestPrice).toBe(undefined)
})

test('wrong variants are refused at their fields, and nothing is written', async () => {
  const { body: product } = await saveProduct({})
  const { productId, updatedDate } = product
  const tried = (options: string[], variants: object[]) => save({ productId, updatedDate, options, variants })
  const errorsOf = ({ body }: { body: { errors?: { field: string }[] } }) =>
    body.errors?.map(({ field }) => field)
  expect(errorsOf(await tried(['Size', 'size '], [small]))).toEqual(['options.1'])
  expect(errorsOf(await tried(['Size'], []))).toEqual(['variants'])
  expect(errorsOf(await tried([], [small]))).toContain('options')
  expect(errorsOf(await tried(['Size'], [small]))).toEqual(['variants.0.values'])
  expect(errorsOf(await tried(['Size', 'Colour'], [small, { ...small, unitPrice: 36 }]))).toEqual([
    'variants.1.values',
  ])
  expect(errorsOf(await tried(['Size', 'Colour'], [{ ...small, unitPrice: 1.005 }]))).toEqual([
    'variants.0.unitPrice',
  ])
  expect(errorsOf(await tried(['Size', 'Colour'], [{ ...small, quantity: 0.5 }]))).toEqual([
    'variants.0.quantity',
  ])
  expect(errorsOf(await tried(['Size', 'Colour'], [{ ...small, codes: [{ code: '123' }] }]))).toEqual([
    'variants.0.codes',
  ])
  const { variants } = await varied([{ ...small, sku: 'THOBE-S', codes: [{ code: '4006381333931' }] }])
  expect(variants[0]?.sku).toBe('THOBE-S')
  expect(await tried(['Size', 'Colour'], [{ ...small, sku: 'THOBE-S' }])).toMatchObject({
    ...{ status: 409, body: { type: '/problems/sku-taken', errors: [{ field: 'variants.0.sku' }] } },
  })
  const code = [{ code: '4006381333931' }]
  expect(await tried(['Size', 'Colour'], [{ ...small, codes: code }])).toMatchObject({
    ...{ status: 409, body: { type: '/problems/code-taken', errors: [{ field: 'variants.0.codes' }] } },
  })
  expect(await staffVariants(productId)).toMatchObject({ updatedDate, options: [], variants: [] })
})

test('the codes of a product become free for its variants', async () => {
  const codes = [{ code: '4012345678901' }]
  const { body: product } = await saveProduct({ codes })
  const { productId, updatedDate } = product
  const { status, body } = await save({
    ...{ productId, updatedDate, options: ['Size', 'Colour'] },
    variants: [small, { ...medium, codes }],
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.variants).toMatchObject([{ codes: [] }, { codes: [{ code: '4012345678901', quantity: 1 }] }])
  const { rows } = await shop.pool.query('select codes from products where product_id = $1', [productId])
  expect(rows).toEqual([{ codes: [] }])
})

test('a product with stock gets no variants, and a stale version changes nothing', async () => {
  const { body: full } = await saveProduct({ quantity: 4 })
  const { productId, updatedDate } = full
  const options = ['Size', 'Colour']
  expect(await save({ productId, updatedDate, options, variants: [small] })).toMatchObject({
    ...{ status: 409, body: { type: '/problems/has-stock' } },
  })
  const { productId: other, updatedDate: version, variants } = await varied()
  await saveProduct({ productId: other, productName: 'Renamed' })
  expect(await save({ productId: other, updatedDate: version, options, variants: [small] })).toMatchObject({
    ...{ status: 409, body: { type: '/problems/changed', variants: { length: variants.length } } },
  })
})

test('a variant is changed with its product, and a product with variants by these', async () => {
  const { productId, variants } = await varied()
  const [first] = variants
  expect(await saveProduct({ productId: first?.productId })).toMatchObject({
    ...{ status: 400, body: { errors: [{ field: 'productId' }] } },
  })
  const rows = (await shop.get('/products/findForStaff?q=thobe&size=100', editor.bearer)).body.rows
  const rowOf = (id: number | undefined) => rows.find((row: { productId: number }) => row.productId === id)
  const many = (id: number | undefined, change: object) =>
    shop.post(
      '/products/saveMany',
      { products: [{ productId: id, updatedDate: rowOf(id)?.updatedDate, ...change }] },
      editor.bearer,
    )
  expect(await many(productId, { unitPrice: 1 })).toMatchObject({
    ...{ status: 400, body: { errors: [{ field: 'products.0.unitPrice' }] } },
  })
  expect(await many(first?.productId, { ageFrom: 18 })).toMatchObject({
    ...{ status: 400, body: { errors: [{ field: 'products.0.ageFrom' }] } },
  })
  expect(await many(first?.productId, { unitPrice: 20 })).toMatchObject({ status: 200 })
  expect((await inShop(productId)).body).toMatchObject({ effectivePrice: 20, dearestPrice: 39 })
})

test('a copy of a product has copies of its variants, without their stock and SKUs', async () => {
  const { productId, variants } = await varied([{ ...small, sku: 'COPIED-S' }, medium])
  const { body: copy } = await shop.post(`/products/duplicate/${variants[0]?.productId}`, {}, editor.bearer)
  expect(copy.productId).not.toBe(productId)
  const { options, variants: copies } = await staffVariants(copy.productId)
  expect(options).toEqual(['Size', 'Colour'])
  expect(copies).toMatchObject([
    { values: ['S', 'White'], unitPrice: 35, onHand: 0 },
    { values: ['M', 'White'], unitPrice: 38, onHand: 0 },
  ])
  expect(copies[0].sku).not.toBe('COPIED-S')
})

test('a variant that was changed alone is not overwritten by a person who saw it before', async () => {
  const { productId, updatedDate, options, variants } = await varied()
  const seen = await staffVariants(productId)
  const [first] = seen.variants
  const { productId: id, updatedDate: version } = first
  const products = [{ productId: id, updatedDate: version, unitPrice: 30 }]
  expect(await shop.post('/products/saveMany', { products }, editor.bearer)).toMatchObject({ status: 200 })
  const wishes = variants.map(({ productId, values }, at) => ({
    ...{ productId, values, unitPrice: 50, updatedDate: seen.variants[at].updatedDate },
  }))
  expect(await save({ productId, updatedDate, options, variants: wishes })).toMatchObject({
    ...{ status: 409, body: { type: '/problems/changed', variants: [{ unitPrice: 30 }, {}, {}] } },
  })
  expect((await staffVariants(productId)).variants[0].unitPrice).toBe(30)
})

test('as much is left of a product as of its variant that has the most, however its stock counts', async () => {
  const { productId, variants } = await varied()
  const [first] = variants
  const ids = variants.map(one => one.productId)
  const expectMost = async (most: number) => {
    const { body } = await inShop(productId)
    const left = body.variants.all.map(({ quantity }: { quantity: number }) => quantity)
    expect([body.quantity, Math.max(...left)]).toEqual([most, most])
  }
  const change = (sql: string, ...values: unknown[]) => shop.pool.query(sql, values)
  await expectMost(3)
  await change(
    `update availabilities set held = 2 where availability_id = (select availability_id from stock where product_id = $1)`,
    first?.productId,
  )
  await expectMost(2)
  await change(`insert into branch_products (product_id, branch_id, sold) values ($1, 1, false)`, ids[1])
  await expectMost(1)
  await change(`update products set product_status = 'N' where product_id = $1`, first?.productId)
  await expectMost(0)
  await change(`update products set stock_tracked = false where product_id = $1`, ids[2])
  await expectMost(99)
  await change(`update departments set lot_flag = true where dept_name = 'MEAT'`)
  await expectMost(0)
  await change(`update departments set lot_flag = false where dept_name = 'MEAT'`)
})
