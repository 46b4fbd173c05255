import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCode } from '../../../tests/support/any-gtin.ts'
import { meeting } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

const rice = { productName: 'Rice', productDetails: 'Long grains.', unitPrice: 300, categoryId: 1 }
const save = (input: object) => shop.post('/products/save', { ...rice, ...input }, editor.bearer)
const made = async (input: object) => (await save(input)).body
const rowsOf = async (productId: number) =>
  (
    await shop.pool.query('select code, quantity from product_codes where product_id = $1 order by 1', [
      productId,
    ])
  ).rows
const search = async (q: string) => {
  const { body } = await shop.get(`/products/findForStaff?q=${q}`, editor.bearer)
  return body.rows.map((row: { productId: number }) => row.productId)
}

test('a product has codes, and staff find it by each of them', async () => {
  const [pack, carton] = [newCode(), newCode()]
  const codes = [{ code: pack }, { code: `${carton.slice(0, 3)} ${carton.slice(3)}`, quantity: 12 }]
  const { productId, ...body } = await made({ codes })
  expect(body.codes).toEqual([
    { code: pack, quantity: 1 },
    { code: carton, quantity: 12 },
  ])
  expect(await rowsOf(productId)).toEqual([
    { code: `0${pack}`, quantity: 1000 },
    { code: `0${carton}`, quantity: 12_000 },
  ])
  expect(await search(pack)).toEqual([productId])
  expect(await search(carton)).toEqual([productId])
  const renamed = await save({ productId, productName: 'Basmati' })
  expect(renamed.body.codes).toEqual(body.codes)
  expect((await save({ productId, codes: [] })).body.codes).toEqual([])
  expect(await search(pack)).toEqual([])
})

test.each([
  ['4006381333930', 'wrong digit'],
  ['12345', '8, 12, 13 or 14 digits'],
])('the code %s is refused at its field: %s', async (code, says) => {
  const { status, body } = await save({ codes: [{ code }] })
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field: 'codes', message: expect.stringContaining(says) }])
})

test('a code of another product is refused with its name, until that product no longer has it', async () => {
  const code = newCode()
  const first = await made({ productName: 'Sella', codes: [{ code }] })
  const { status, body } = await save({ codes: [{ code: newCode() }, { code }] })
  expect(status).toBe(409)
  expect(body).toMatchObject({
    type: '/problems/code-taken',
    errors: [{ field: 'codes', message: `Sella already has the code ${code}.` }],
  })
  await save({ productId: first.productId, codes: [] })
  expect((await save({ codes: [{ code }] })).status).toBe(200)
})

test('one of several products that get a code at the same moment has it', async () => {
  const code = newCode()
  const answers = await Promise.all(Array.from({ length: 5 }, () => save({ codes: [{ code }] })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(await search(code)).toHaveLength(1)
})

test('two products that get the same codes in another order at the same moment never wait for each other', async () => {
  const [low, high] = [newCode(), newCode()]
  const { productId } = await made({})
  const write = (code: string) => `insert into product_codes values ('0${code}', ${productId}, 1000)`
  const [late] = await meeting(
    shop.pool,
    write(low),
    [() => save({ codes: [{ code: high }, { code: low }] })],
    `${write(high)}; commit`,
  )
  expect(late?.status).toBe(409)
})

test('a change is not undone if another product has the code by now; otherwise its codes come back', async () => {
  const code = newCode()
  const { productId } = await made({ codes: [{ code }] })
  const undo = async () => {
    const { body } = await shop.get(`/products/form/${productId}`, editor.bearer)
    return shop.post(`/products/undo/${productId}`, { updatedDate: body.updatedDate }, editor.bearer)
  }
  await save({ productId, codes: [] })
  const other = await made({ codes: [{ code }] })
  expect((await undo()).body.type).toBe('/problems/cannot-undo')
  await save({ productId: other.productId, codes: [] })
  expect((await undo()).body.codes).toEqual([{ code, quantity: 1 }])
})

test('a copy of a product has no codes', async () => {
  const { productId } = await made({ codes: [{ code: newCode() }] })
  const copy = await shop.post(`/products/duplicate/${productId}`, {}, editor.bearer)
  expect(copy.body.codes).toEqual([])
})

const saveMany = (...products: object[]) => shop.post('/products/saveMany', { products }, editor.bearer)
const seen = ({ productId, updatedDate }: { productId: number; updatedDate: string }) => ({
  productId,
  updatedDate,
})

test('several products get their codes at once, and are refused at the field of a wrong one', async () => {
  const [one, two] = [await made({ productName: 'Sona' }), await made({ productName: 'Kainat' })]
  const [pack, carton, third] = [newCode(), newCode(), newCode()]
  const saved = await saveMany(
    { ...seen(one), codes: [{ code: pack }, { code: carton, quantity: 12 }] },
    { ...seen(two), unitPrice: 310 },
  )
  expect(saved.body.rows).toMatchObject([
    {
      codes: [
        { code: pack, quantity: 1 },
        { code: carton, quantity: 12 },
      ],
    },
    { codes: [] },
  ])
  const [first, second] = saved.body.rows
  const wrong = await saveMany({ ...seen(first), codes: [{ code: '4006381333930' }] })
  expect(wrong.body.errors).toEqual([
    { field: 'products.0.codes', message: expect.stringContaining('wrong digit') },
  ])
  const taken = await saveMany({ ...seen(second), codes: [{ code: carton }] })
  expect(taken).toMatchObject({
    status: 409,
    body: {
      type: '/problems/code-taken',
      errors: [{ field: 'products.0.codes', message: `Sona already has the code ${carton}.` }],
    },
  })
  const twice = await saveMany(
    { ...seen(first), codes: [{ code: third }] },
    { ...seen(second), codes: [{ code: third }] },
  )
  expect(twice.body.errors).toEqual([
    { field: 'products.1.codes', message: `Sona already has the code ${third}.` },
  ])
  expect(await rowsOf(one.productId)).toHaveLength(2)
})

test('products that lose the race for a code while they are saved together are refused, all of them', async () => {
  const code = newCode()
  const [other, one] = [await made({}), await made({})]
  const [late] = await meeting(
    shop.pool,
    `insert into product_codes values ('0${code}', ${other.productId}, 1000)`,
    [() => saveMany({ ...seen(one), unitPrice: 1, codes: [{ code }] })],
    'commit',
  )
  expect(late).toMatchObject({ status: 409, body: { type: '/problems/code-taken' } })
  const { body } = await shop.get(`/products/form/${one.productId}`, editor.bearer)
  expect(body).toMatchObject({ unitPrice: 300, codes: [] })
})
