import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { m } from '../../messages/m.ts'
import { nothingStated } from '../facts/food-facts.rules.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

type Saved = { productId: number; updatedDate: string }
const box = { productName: 'Box', productDetails: 'Packed this morning.', unitPrice: 60, categoryId: 1 }
const save = (input: object) => shop.post('/products/save', { ...box, ...input }, editor.bearer)
const saved = async (input: object = {}): Promise<Saved> => {
  const { status, body } = await save(input)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const declared = (some: object = {}) => ({
  ...nothingStated,
  ...{ state: 'DECLARED', diets: ['VEGETARIAN'], ...some },
})
const made = (...parts: object[]) => saved({ parts })
const pageOf = async (productId: number) => (await shop.get(`/products/${productId}?images=url`)).body
const gapsOf = async (productId: number) =>
  (await shop.get(`/products/findFactGaps?q=${productId}`, editor.bearer)).body.rows[0]?.gaps

test('a set names its parts with what is stated of each now, on its stored page, too', async () => {
  const sweet = await saved({ productName: 'Barfi', facts: declared({ contains: ['MILK'] }) })
  const cup = await saved({ productName: 'Cup', facts: { ...nothingStated, state: 'NO_FOOD' } })
  const { productId: set } = await made({ productId: sweet.productId }, { productId: cup.productId })
  expect((await pageOf(set)).parts).toMatchObject([
    { productName: 'Barfi', kind: null, state: 'DECLARED', contains: ['MILK'], address: expect.any(String) },
    { productName: 'Cup', state: 'NO_FOOD' },
  ])
  await saved({ productId: sweet.productId, productName: 'Barfi', facts: declared({ contains: ['NUTS'] }) })
  expect((await pageOf(set)).parts).toMatchObject([{ contains: ['NUTS'] }, {}])
  await saved({ productId: sweet.productId, productName: 'Barfi', facts: null })
  expect((await pageOf(set)).parts).toMatchObject([{ state: 'UNKNOWN' }, {}])
})

test('a part that is removed stays, and one that is deleted is not stated', async () => {
  const { productId: part } = await saved({ facts: declared() })
  const { productId: set } = await made({ productId: part })
  expect((await pageOf(set)).parts).toMatchObject([{ state: 'DECLARED' }])
  await shop.post(`/products/delete/${part}`, {}, editor.bearer)
  expect((await pageOf(set)).parts).toMatchObject([{ productId: part, state: 'DECLARED', address: null }])
  await shop.pool.query('delete from stock where product_id = $1', [part])
  await shop.pool.query('delete from products where product_id = $1', [part])
  expect((await pageOf(set)).parts).toMatchObject([{ productId: part, state: 'UNKNOWN', productName: '' }])
})

test('the allergens of a set are no gap of its own, and nothing is missing of what is no food', async () => {
  const { productId: part } = await saved({ facts: declared() })
  const { productId: set } = await made({ productId: part })
  expect(await gapsOf(set)).toEqual(['INGREDIENTS', 'NUTRITION'])
  await saved({ productId: set, parts: [] })
  expect(await gapsOf(set)).toEqual(['ALLERGENS', 'INGREDIENTS', 'NUTRITION'])
  const cut = { cuttingAttributes: ['Plain', 'Tandoori'] }
  const chosen = { productId: part, kind: 'cuttingAttributes', choice: 'Tandoori' }
  await saved({ productId: set, ...cut, parts: [chosen] })
  expect(await gapsOf(set)).toEqual(['ALLERGENS', 'INGREDIENTS', 'NUTRITION'])
  await saved({ productId: set, ...cut, facts: { ...nothingStated, state: 'NO_FOOD' } })
  expect(await gapsOf(set)).toBeUndefined()
})

test('a change that does not mention the parts keeps them, and an undo brings them back', async () => {
  const { productId: part } = await saved()
  const { productId, updatedDate } = await made({ productId: part })
  const renamed = await save({ productId, updatedDate, productName: 'Large box' })
  expect(renamed.body.parts).toMatchObject([{ productId: part }])
  const emptied = await save({ productId, parts: [] })
  expect(emptied.body.parts).toEqual([])
  const undone = await shop.post(
    `/products/undo/${productId}`,
    { updatedDate: emptied.body.updatedDate },
    editor.bearer,
  )
  expect(undone.body.parts).toMatchObject([{ productId: part }])
})

test('parts that cannot be are refused at their field', async () => {
  const cut = { cuttingAttributes: ['Plain', 'Tandoori'] }
  const { productId: part } = await saved({ productName: 'Barfi' })
  const { productId: set } = await made({ productId: part })
  const { productId } = await saved(cut)
  const withCut = { productId: part, kind: 'cuttingAttributes', choice: 'Tandoori' }
  const wrong: [object[], string, string][] = [
    [[{ productId: 2_000_000_000 }], 'parts.0.productId', m.catalogue_part_unknown()],
    [[{ productId: part }, { productId }], 'parts.1.productId', m.catalogue_part_itself()],
    [[{ productId: set }], 'parts.0.productId', m.catalogue_part_is_set({ part: 'Box' })],
    [[{ productId: part }, { productId: part }], 'parts.1.productId', m.catalogue_part_twice()],
    [[{ ...withCut, choice: 'Boiled' }], 'parts.0.choice', m.catalogue_part_no_choice({ choice: 'Boiled' })],
    [[{ ...withCut, choice: undefined }], 'parts.0.choice', m.catalogue_part_half()],
  ]
  for (const [parts, field, message] of wrong)
    expect((await save({ productId, ...cut, parts })).body.errors, field).toEqual([{ field, message }])
  const turned = await save({ productId: part, productName: 'Barfi', parts: [{ productId }] })
  expect(turned.body.errors).toEqual([
    { field: 'parts.0.productId', message: m.catalogue_set_is_part({ set: 'Box' }) },
  ])
  // A part of a choice may be in a product that is a part itself, but its choice must stay.
  expect((await save({ productId: part, ...cut, parts: [{ ...withCut, productId }] })).status).toBe(200)
  const gone = await save({ productId: part, cuttingAttributes: ['Plain'] })
  expect(gone.body.errors).toEqual([
    { field: 'parts.0.choice', message: m.catalogue_part_no_choice({ choice: 'Tandoori' }) },
  ])
})

test('a set and its part that are saved at the same moment never become a set of a set', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b, c] = await Promise.all([saved(), saved(), saved()])
    const answers = await Promise.all([
      save({ productId: a.productId, parts: [{ productId: b.productId }] }),
      save({ productId: b.productId, parts: [{ productId: c.productId }] }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  }
})

/** Opens a transaction that writes parts past the calls, as an import or an undo does, and stays open. */
async function writing(productId: number, partId: number) {
  const client = await shop.pool.connect()
  await client.query('begin')
  const done = client
    .query('update products set parts = $2 where product_id = $1', [
      productId,
      JSON.stringify([{ productId: partId }]),
    ])
    .then(
      () => 'written',
      error => (error as { constraint?: string }).constraint,
    )
  return {
    done,
    end: async (how: 'commit' | 'rollback') => {
      await client.query(how)
      client.release()
    },
  }
}

test('the database refuses a set of a set, however two of them are written at the same moment', async () => {
  const [a, b, c] = await Promise.all([saved(), saved(), saved()])
  const first = await writing(a.productId, b.productId)
  expect(await first.done).toBe('written')
  const second = await writing(b.productId, c.productId)
  await first.end('commit')
  expect(await second.done).toBe('products_part_is_no_set')
  await second.end('rollback')
  const [d, e, f] = await Promise.all([saved(), saved(), saved()])
  const part = await writing(e.productId, f.productId)
  expect(await part.done).toBe('written')
  const set = await writing(d.productId, e.productId)
  await part.end('commit')
  expect(await set.done).toBe('products_parts_whole')
  await set.end('rollback')
})
