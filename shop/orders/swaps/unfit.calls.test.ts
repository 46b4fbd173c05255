import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSwapDesk, type SwapDesk } from '../../../tests/support/orders/swap-desk.ts'
import { freeFacts, newProduct } from '../../../tests/support/test-goods.ts'

let desk: SwapDesk
beforeAll(async () => {
  desk = await openSwapDesk()
})
afterAll(() => desk.shop.close())

const goodsWith = async (facts: object | null) =>
  (
    await newProduct(desk.shop.pool, {
      ...{ stock: 20, weighed: false },
      facts: facts && { ...freeFacts, ...facts },
    })
  ).productId
const state = async (productId: number, facts: object) =>
  desk.shop.pool.query('update products set facts = $2 where product_id = $1', [
    productId,
    { ...freeFacts, ...facts },
  ])

type Line = Awaited<ReturnType<SwapDesk['printed']>>
const replace = ({ orderItemId, version }: Line, productId: number, agreed?: true) =>
  desk.shop.post(
    '/orders/pickItem',
    {
      ...{ orderItemId, version, itemStatus: 'SUBSTITUTED', instead: { productId, quantity: 2 } },
      ...(agreed ? { agreed } : {}),
    },
    desk.picker.bearer,
  )
const offered = async ({ orderItemId }: Line) => {
  const { body } = await desk.shop.get(`/picking/findSubstitutes/${orderItemId}`, desk.picker.bearer)
  return body.products as { productId: number; asks: boolean }[]
}

test('a food with another allergen replaces a line neither at once, nor by a question, nor by a yes on the phone', async () => {
  const line = await desk.printed({ substitution: 'BEST MATCH' })
  const withMilk = await goodsWith({ mayContain: ['MILK'] })
  const says = expect.stringContaining('may contain, milk')
  const refused = { status: 400, body: { errors: [{ message: says }] } }
  expect(await replace(line, withMilk)).toMatchObject(refused)
  expect(await replace(line, withMilk, true)).toMatchObject(refused)
  expect(await desk.ask(line, withMilk)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'productId', message: says }] },
  })
  expect(await desk.linesOf(line)).toMatchObject([{ itemStatus: 'NEW' }])
})

test('a food that no longer suits a diet of the line is no replacement for it', async () => {
  const line = await desk.printed({ substitution: 'BEST MATCH' })
  await state(line.goods.productId, { diets: ['VEGETARIAN'] })
  const [meat, vegan] = [await goodsWith({}), await goodsWith({ diets: ['VEGAN'] })]
  const { status, body } = await replace(line, meat, true)
  expect([status, body.errors]).toEqual([
    400,
    [{ field: 'added.0.productId', message: expect.stringContaining('Vegetarian') }],
  ])
  expect((await replace(line, vegan)).status).toBe(200)
})

/** Proves that products are halal: writes a certificate about them that holds today, with a document. */
async function certify(authority: string, productIds: readonly number[]) {
  const { rows } = await desk.shop.pool.query(
    `insert into certificates (kind, authority, number, issued_on, expires_on, updated_date)
     values ('HALAL', $1, $2, '2026-01-01', '2099-12-31', now()) returning certificate_id as id`,
    [authority, `S-${productIds.join('-')}`],
  )
  await desk.shop.pool.query(
    `insert into certificate_documents (certificate_id, name, size, bytes, created_at) values ($1, 'Proof.pdf', 1, 'x', now())`,
    [rows[0].id],
  )
  await desk.shop.pool.query(
    `insert into certificate_subjects (certificate_id, kind, subject_id) select $1, 'PRODUCT', unnest($2::int[])`,
    [rows[0].id, productIds],
  )
  return rows[0].id as number
}

test('meat without the certificate of the line is no replacement for it, as long as that holds', async () => {
  const line = await desk.printed({ substitution: 'BEST MATCH' })
  await state(line.goods.productId, {})
  const [same, other, none] = [await goodsWith({}), await goodsWith({}), await goodsWith({})]
  const town = await certify('Town', [line.goods.productId, same])
  await certify('Soil', [other])
  for (const wrong of [other, none]) {
    const { status, body } = await replace(line, wrong, true)
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'added.0.productId', message: expect.stringMatching(/certificate .*: Halal, by Town/) }],
    ])
  }
  const ids = (await offered(line)).map(({ productId }) => productId)
  expect(ids).not.toContain(other)
  expect(ids).not.toContain(none)
  await desk.shop.pool.query('update certificates set withdrawn_at = now() where certificate_id = $1', [town])
  expect((await desk.ask(line, none)).status).toBe(200)
})

test('meat with the certificate of the line replaces it', async () => {
  const line = await desk.printed({ substitution: 'BEST MATCH' })
  await state(line.goods.productId, {})
  const same = await goodsWith({})
  await certify('Town', [line.goods.productId, same])
  expect((await replace(line, same)).status).toBe(200)
})

test('a food of which nothing is stated replaces a line only if its customer agrees', async () => {
  const line = await desk.printed({ substitution: 'BEST MATCH' })
  const unknown = await goodsWith(null)
  expect(await replace(line, unknown)).toMatchObject({ status: 409, body: { type: '/problems/ask-first' } })
  expect((await replace(line, unknown, true)).status).toBe(200)
})

test('the product that a customer named replaces the line, whatever it contains', async () => {
  const withMilk = await goodsWith({ contains: ['MILK'] })
  const line = await desk.printed({ substitution: 'SPECIFIC', substituteProductId: withMilk })
  expect((await replace(line, withMilk)).status).toBe(200)
})

test('the picker is shown no product that does not fit', async () => {
  const line = await desk.printed({ substitution: 'SPECIFIC', substituteProductId: await goodsWith({}) })
  const shown = await offered(line)
  expect(shown.length).toBeGreaterThan(1)
  const ids = shown.map(({ productId }) => productId)
  await desk.shop.pool.query(`update products set facts = $2 where product_id = any($1)`, [
    ids.slice(1),
    { ...freeFacts, contains: ['MILK'] },
  ])
  const after = (await offered(line)).map(({ productId }) => productId)
  expect(after).toContain(ids[0])
  expect(after.filter(id => ids.slice(1).includes(id))).toEqual([])
})
