import { afterAll, beforeAll, expect, test } from 'vitest'
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
const made = async (input: object = {}) => (await save(input)).body
const post = (path: string, input: object = {}) => shop.post(path, input, editor.bearer)

test('prices of choices are saved, and refused if they name no choice', async () => {
  const cuts = { cuttingAttributes: ['Whole', 'Sliced'] }
  const body = await made({ ...cuts, optionPrices: { cuttingAttributes: { Sliced: 12.5 } } })
  expect(body.optionPrices).toEqual({ cuttingAttributes: { Sliced: 12.5 } })
  for (const [prices, field] of [
    [{ Minced: 1 }, 'optionPrices.cuttingAttributes'],
    [{ Whole: 1 }, 'optionPrices.cuttingAttributes'],
    [{ Sliced: 0.001 }, 'optionPrices.cuttingAttributes'],
    [{ Sliced: -100_000 }, 'optionPrices.cuttingAttributes'],
  ] as const) {
    const refused = await save({ ...cuts, optionPrices: { cuttingAttributes: prices } })
    expect(refused.body.errors.map((one: { field: string }) => one.field)).toEqual([field])
  }
  const { productId } = body
  expect((await save({ productId, cuttingAttributes: ['Sliced', 'Whole'] })).body.optionPrices).toEqual({})
  expect((await save({ cuttingAttributes: ['Whole', 'Whole'] })).body.errors).toMatchObject([
    { field: 'cuttingAttributes' },
  ])
})

test('step, limits and weight are taken in units; the stock is then counted in those steps', async () => {
  const body = await made({ quantity: 12, unitName: 'bunch' })
  const { productId } = body
  const finer = { productId, step: 0.25, minimum: 0.5, maximum: 20, weight: 1.5 }
  expect((await save(finer)).body).toMatchObject({
    step: 0.25,
    minimum: 0.5,
    maximum: 20,
    weight: 1.5,
    quantity: 12,
  })
  const { rows } = await shop.pool.query(
    `select on_hand, (select sum(change)::int from movements m where m.availability_id = a.availability_id) as moved
     from stock join availabilities a using (availability_id) where product_id = $1`,
    [productId],
  )
  expect(rows).toEqual([{ on_hand: 48, moved: 48 }])
  const moved = await post('/stock/move', { productId, cause: 'WASTE', quantity: 0.25 })
  expect(moved.body).toMatchObject({ onHand: 11.75 })
  const coarser = await save({ productId, step: 1, minimum: 1, maximum: 20 })
  expect(coarser).toMatchObject({ status: 400, body: { errors: [{ field: 'step' }] } })
  expect((await save({ productId, step: 0.3 })).body.errors[0].field).toBe('minimum')
})

test('new goods on the scales open with any thousandth of their unit, all others with whole steps', async () => {
  const lamb = { unitName: 'kg', step: 0.25, minimum: 0.25, maximum: 20, quantity: 0.759 }
  const { productId } = await made({ ...lamb, weighed: true })
  expect((await shop.get(`/stock/find/${productId}`, editor.bearer)).body).toMatchObject({ onHand: 0.759 })
  const refused = await save({ ...lamb, weighed: false })
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'quantity' }] } })
})

test('a description keeps the allowed markup, only on the product page', async () => {
  const productHtml = '<h2>Fresh</h2><p onclick="alert(1)">Cut <b>today</b>.</p><script>alert(1)</script>'
  const body = await made({ productHtml })
  expect(body).toMatchObject({
    productHtml: '<h3>Fresh</h3><p>Cut <b>today</b>.</p>',
    productDetails: 'Fresh\n\nCut today.',
  })
  const { productId } = body
  const shown = await shop.get(`/products/${productId}?images=url`)
  expect(shown.body.productHtml).toBe(body.productHtml)
  const list = await shop.get('/products/findProductsByCategory/1?images=url')
  expect(JSON.stringify(list.body)).not.toContain('productHtml')
  expect((await save({ productId, productDetails: body.productDetails })).body.productHtml).toBe(
    body.productHtml,
  )
  expect((await save({ productId, productDetails: 'Plain.' })).body.productHtml).toBeNull()
  const empty = await save({ productHtml: '<script>alert(1)</script>' })
  expect(empty.body.errors).toMatchObject([{ field: 'productDetails' }])
})

test('if two people edit the same product, the second gets the current version', async () => {
  const { productId, updatedDate } = await made()
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map(productName => save({ productId, productName, updatedDate })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const winner = answers.find(({ status }) => status === 200)
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body).toMatchObject({
      type: '/problems/changed',
      product: { productName: winner?.body.productName, updatedDate: winner?.body.updatedDate },
    })
})

test('a removed product can be restored; until then it cannot be edited, and stays in orders', async () => {
  const { productId, productStatus } = await made()
  expect(productStatus).toBe('A')
  expect((await post(`/products/delete/${productId}`)).body).toMatchObject({
    productStatus: 'N',
    shown: false,
  })
  expect((await shop.get(`/products/${productId}`)).status).toBe(404)
  expect(await save({ productId })).toMatchObject({ status: 409, body: { type: '/problems/removed' } })
  expect((await post(`/products/restore/${productId}`)).body).toMatchObject({
    removedAt: null,
    productStatus: 'N',
  })
  expect((await post('/products/delete/2000000')).status).toBe(404)
})

test('the last change is taken back, that of taking it back as well, and nothing else', async () => {
  const { productId, updatedDate, undoable } = await made({ cuttingAttributes: ['Whole'] })
  expect(undoable).toBe(false)
  const undo = ({ updatedDate }: { updatedDate: string }) =>
    post(`/products/undo/${productId}`, { updatedDate })
  expect(await undo({ updatedDate })).toMatchObject({
    status: 409,
    body: { type: '/problems/cannot-undo' },
  })
  const { body: saved } = await save({
    productId,
    productName: 'Okra, small',
    unitPrice: 99,
    cuttingAttributes: ['Sliced'],
    updatedDate,
  })
  const { body: undone } = await undo(saved)
  expect(undone).toMatchObject({ ...okra, cuttingAttributes: ['Whole'], undoable: true })
  const { body: redone } = await undo(undone)
  expect(redone).toMatchObject({ productName: 'Okra, small', unitPrice: 99 })
  const { body: removed } = await post(`/products/delete/${productId}`)
  expect((await undo(removed)).body).toMatchObject({ removedAt: null, productStatus: 'A' })
  const { rows } = await shop.pool.query(
    'update products set updated_date = now() where product_id = $1 returning updated_date',
    [productId],
  )
  const unknown = await undo({ updatedDate: rows[0].updated_date.toISOString() })
  expect(unknown).toMatchObject({ status: 409, body: { type: '/problems/cannot-undo' } })
})

test('an undo never undoes a change by another person', async () => {
  const { productId } = await made()
  const { body: mine } = await save({ productId, unitPrice: 99 })
  const { body: theirs } = await save({ productId, productName: 'Okra, theirs' })
  const refused = await post(`/products/undo/${productId}`, { updatedDate: mine.updatedDate })
  expect(refused).toMatchObject({
    status: 409,
    body: { type: '/problems/changed', product: { productName: 'Okra, theirs', unitPrice: 120.5 } },
  })
  const racers = await Promise.all(
    [1, 2, 3].map(() => post(`/products/undo/${productId}`, { updatedDate: theirs.updatedDate })),
  )
  expect(racers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('a copy begins as the original is, with its pictures, without stock, and not active', async () => {
  const { body } = await post('/products/duplicate/101')
  const { body: original } = await shop.get('/products/form/101', editor.bearer)
  expect(body).toMatchObject({
    productName: original.productName,
    images: original.images,
    productStatus: 'N',
    quantity: 0,
    demo: false,
  })
  expect(body.sku).not.toBe(original.sku)
})

test('pictures are reordered, described, removed and restored', async () => {
  const { body: copy } = await post('/products/duplicate/101')
  const { productId, images } = copy
  expect(images.length).toBeGreaterThan(1)
  const arrange = (pictures: object[], seen: string[]) =>
    post('/productImage/arrange', { productId, pictures, seen })
  const turned = images.toReversed().map((image: string) => ({ image, alternativeText: '' }))
  turned[0].alternativeText = 'From above'
  expect((await arrange(turned, images)).body).toEqual(turned)
  await save({ productId, productStatus: 'A' })
  const shown = await shop.get(`/products/${productId}?images=url`)
  expect(shown.body).toMatchObject({
    images: images.toReversed(),
    imageTexts: ['From above', ...images.slice(1).map(() => '')],
  })
  expect(await arrange([], images)).toMatchObject({ status: 409, body: { pictures: turned } })
  expect((await arrange([], images.toReversed())).body).toEqual([])
  expect((await arrange(turned, [])).body).toEqual(turned)
  const unknown = { image: `/pictures/${'0'.repeat(32)}`, alternativeText: '' }
  expect(await arrange([unknown], images.toReversed())).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'pictures.0.image' }] },
  })
})

test('a document is taken away', async () => {
  const { body } = await shop.get('/productDocuments/files/6201?images=url')
  const [{ documentId }] = body
  expect((await post(`/productDocuments/delete/${documentId}`)).body).toEqual({ documentId })
  expect((await shop.get('/productDocuments/files/6201?images=url')).body).toEqual([])
  expect((await post(`/productDocuments/delete/${documentId}`)).status).toBe(404)
})

test('many products are saved together or not at all', async () => {
  const [one, two] = [await made({ quantity: 5 }), await made({ quantity: 5 })]
  const seen = ({ productId, updatedDate }: { productId: number; updatedDate: string }) => ({
    productId,
    updatedDate,
  })
  const saveMany = (...products: object[]) => post('/products/saveMany', { products })
  const saved = await saveMany(
    { ...seen(one), unitPrice: 99.5, productStatus: 'N' },
    { ...seen(two), onHand: { seen: 5, now: 8 } },
  )
  expect(saved.body.rows).toMatchObject([
    { productId: one.productId, unitPrice: 99.5, productStatus: 'N', onHand: 5 },
    { productId: two.productId, unitPrice: 120.5, onHand: 8 },
  ])
  const [now] = saved.body.rows
  const stale = await saveMany({ ...seen(two), unitPrice: 1 }, { ...seen(one), unitPrice: 1 })
  expect(stale).toMatchObject({
    status: 409,
    body: { rows: [{ productId: one.productId, unitPrice: 99.5 }] },
  })
  const moved = await saveMany({ ...seen(now), unitPrice: 1, onHand: { seen: 4, now: 1 } })
  expect(moved).toMatchObject({ status: 409, body: { rows: [{ onHand: 5, unitPrice: 99.5 }] } })
  const wrong = await saveMany(
    { ...seen(two), unitPrice: 2 },
    { ...seen(now), unitPrice: 0.001, onHand: { seen: 5, now: 0.5 } },
  )
  expect(wrong.body.errors.map((error: { field: string }) => error.field).sort()).toEqual([
    'products.1.onHand',
    'products.1.unitPrice',
  ])
  const { body: unchanged } = await shop.get(`/products/form/${two.productId}`, editor.bearer)
  expect(unchanged).toMatchObject({ unitPrice: 120.5, onHand: 8 })
})

test('only one of several simultaneous saves of the same rows succeeds', async () => {
  const goods = [await made(), await made(), await made()]
  const rows = goods.map(({ productId, updatedDate }) => ({ productId, updatedDate }))
  const racers = await Promise.all(
    [1, 2, 3, 4].map(price => {
      const products = rows.map(row => ({ ...row, unitPrice: price }))
      return post('/products/saveMany', { products: price % 2 ? products : products.toReversed() })
    }),
  )
  expect(racers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})
