import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { nothingStated } from './food-facts.rules.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

type Row = { productId: number; gaps: string[]; contains: unknown; mayContain: unknown; updatedDate: string }
const okra = { productName: 'Okra', productDetails: 'Young pods.', unitPrice: 120.5, categoryId: 1 }
const post = (path: string, input: object) => shop.post(path, input, editor.bearer)
const save = async (input: object) => (await post('/products/save', { ...okra, ...input })).body
const gaps = async (query = '') => {
  const { body } = await shop.get(`/products/findFactGaps?${query}`, editor.bearer)
  return body as { rows: Row[]; total: number; departments: { deptName: string; ALLERGENS: number }[] }
}
const rowOf = async (productId: number) => (await gaps(`q=${productId}`)).rows
const without = async (deptName: string) =>
  (await gaps()).departments.find(one => one.deptName === deptName)?.ALLERGENS ?? 0

const values = {
  ...{ energyKj: 138, energyKcal: 33, fat: 0.2, saturates: 0, carbohydrate: 7.5 },
  ...{ sugars: 1.5, fibre: null, protein: 1.9, salt: 0 },
}

test('each fact that is stated closes its gap, and a food with all of them is gone from the list', async () => {
  const { productId, category } = await save({ facts: null })
  const open = await without(category)
  expect(await rowOf(productId)).toMatchObject([{ gaps: ['ALLERGENS', 'INGREDIENTS', 'NUTRITION'] }])
  await save({ productId, facts: { ...nothingStated, ingredients: 'Okra' } })
  expect(await rowOf(productId)).toMatchObject([{ gaps: ['ALLERGENS', 'NUTRITION'] }])
  expect(await without(category)).toBe(open)
  await save({ productId, facts: { ...nothingStated, state: 'DECLARED', ingredients: 'Okra' } })
  expect(await rowOf(productId)).toMatchObject([{ gaps: ['NUTRITION'] }])
  expect(await without(category)).toBe(open - 1)
  await save({
    productId,
    facts: {
      ...nothingStated,
      state: 'DECLARED',
      ingredients: 'Okra',
      nutrition: { per: 'G', portion: null, values },
    },
  })
  expect(await rowOf(productId)).toEqual([])
})

test('the list is of foods in the shop only: of one department, or of one gap', async () => {
  const { productId, category } = await save({ facts: { ...nothingStated, state: 'DECLARED' } })
  const found = async (query: string) =>
    (await gaps(`q=${productId}&${query}`)).rows.map(row => row.productId)
  expect(await found('gap=ALLERGENS')).toEqual([])
  expect(await found(`gap=INGREDIENTS&department=${category}`)).toEqual([productId])
  expect(await found('gap=INGREDIENTS&department=NOWHERE')).toEqual([])
  const { total, rows } = await gaps('size=2&page=2')
  expect(total).toBeGreaterThan(4)
  expect(rows).toHaveLength(2)

  await save({ productId, productStatus: 'N' })
  expect(await found('')).toEqual([])
  await save({ productId, productStatus: 'A' })
  expect(await found('')).toEqual([productId])
  const departments = (await shop.get('/departments/findForStaff', editor.bearer)).body
  const { blurb, title, image } = departments.find((one: { deptName: string }) => one.deptName === category)
  const kept = { deptName: category, newName: category, title, blurb, image }
  await post('/departments/save', { ...kept, foodFlag: false })
  expect(await found('')).toEqual([])
  expect(await without(category)).toBe(0)
  await post('/departments/save', { ...kept, foodFlag: true })
})

test('only staff of the catalogue see what is not stated', async () => {
  const stranger = await signUp(shop)
  expect((await shop.get('/products/findFactGaps')).status).toBe(401)
  expect((await shop.get('/products/findFactGaps', stranger.bearer)).status).toBe(403)
})

test('a sheet declares the allergens of many products at once, or of none of them', async () => {
  const [bread, cake] = [
    await save({}),
    await save({ facts: { ...nothingStated, ingredients: 'Flour, eggs' } }),
  ]
  const seen = ({ productId, updatedDate }: Row) => ({ productId, updatedDate })
  const half = await post('/products/saveMany', {
    products: [
      { ...seen(bread), contains: ['GLUTEN'], mayContain: [] },
      { ...seen(cake), contains: ['EGGS'] },
    ],
  })
  expect(half).toMatchObject({ status: 400, body: { errors: [{ field: 'products.1.mayContain' }] } })
  const saved = await post('/products/saveMany', {
    products: [
      { ...seen(bread), contains: ['WHEAT'], mayContain: [] },
      { ...seen(cake), contains: ['EGGS'], mayContain: ['NUTS'] },
    ],
  })
  expect(saved.body.rows).toMatchObject([
    { contains: ['GLUTEN'], mayContain: [] },
    { contains: ['EGGS'], mayContain: ['NUTS'] },
  ])
  expect((await shop.get(`/products/form/${cake.productId}`, editor.bearer)).body).toMatchObject({
    facts: { state: 'DECLARED', ingredients: 'Flour, eggs', contains: ['EGGS'] },
    factsBy: expect.stringContaining('@'),
  })
  const emptied = await post('/products/saveMany', {
    products: [{ ...seen(saved.body.rows[1]), contains: null, mayContain: null }],
  })
  expect(emptied.body.rows).toMatchObject([{ contains: null, mayContain: null }])
  expect(await rowOf(cake.productId)).toMatchObject([{ gaps: ['ALLERGENS', 'NUTRITION'] }])
})

test('a copy has the facts of its product, and an undo brings back those of before', async () => {
  const { productId } = await save({ facts: { ...nothingStated, state: 'DECLARED', contains: ['MILK'] } })
  const copy = (await post(`/products/duplicate/${productId}`, {})).body
  expect(copy.facts).toMatchObject({ state: 'DECLARED', contains: ['MILK'] })
  const { updatedDate } = await save({ productId, facts: null })
  const undone = (await post(`/products/undo/${productId}`, { updatedDate })).body
  expect(undone.facts).toMatchObject({ state: 'DECLARED', contains: ['MILK'] })
})
