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

const naan = { productName: 'Naan', productDetails: 'Baked this morning.', unitPrice: 60, categoryId: 1 }
const save = (input: object) => shop.post('/products/save', { ...naan, ...input }, editor.bearer)

const values = { energyKj: 1216, energyKcal: 289, fat: 5.7, saturates: 0.75, carbohydrate: 50.4 }
const facts = {
  ...{ regime: 'EU', state: 'DECLARED' },
  ...{ contains: ['MILK', 'GLUTEN'], mayContain: ['SESAME'], diets: ['VEGETARIAN'] },
  ingredients: 'Flour (*wheat*), *milk*, salt',
  nutrition: {
    ...{ per: 'G', portion: 90 },
    values: { ...values, sugars: 3.55, fibre: null, protein: 9.6, salt: 1.2 },
  },
  ...{ storageInstructions: 'Keep dry.', usageInstructions: null, origin: 'Pakistan' },
}

test('staff state what is in a product, and its page shows it in the order of the law', async () => {
  const { status, body } = await save({ facts })
  expect(status, JSON.stringify(body)).toBe(200)
  const shown = { ...facts, contains: ['GLUTEN', 'MILK'] }
  expect(body.facts).toEqual(shown)
  expect([body.factsBy, body.factsAt]).toEqual([editor.email, body.updatedDate])
  expect((await shop.get(`/products/${body.productId}?images=url`)).body.facts).toEqual(shown)
})

test('facts and the person who stated them stay if a change does not mention them', async () => {
  const first = (await save({ facts })).body
  const other = await signUp(shop, 'catalogue')
  const { productId, updatedDate } = first
  const renamed = await shop.post(
    '/products/save',
    { ...naan, productId, productName: 'Roghni Naan', updatedDate },
    other.bearer,
  )
  expect(renamed.body.facts).toEqual(first.facts)
  expect([renamed.body.factsBy, renamed.body.factsAt]).toEqual([editor.email, first.factsAt])
})

test('a product of which nothing is stated says nothing, not even that it has no allergens', async () => {
  const { productId } = (await save({})).body
  expect((await shop.get(`/products/${productId}?images=url`)).body.facts).toBeNull()
  const empty = await save({ productId, facts: { ...nothingStated, ingredients: '  ' } })
  expect(empty.body.facts).toBeNull()
  const some = await save({ productId, facts: { ...nothingStated, ingredients: 'Flour' } })
  expect(some.body.facts).toMatchObject({ state: 'UNKNOWN', contains: [], ingredients: 'Flour' })
})

test('an undo brings the facts of before back', async () => {
  const { productId, updatedDate } = (await save({ facts })).body
  const emptied = await save({ productId, facts: null, updatedDate })
  expect(emptied.body.facts).toBeNull()
  const undone = await shop.post(
    `/products/undo/${productId}`,
    { updatedDate: emptied.body.updatedDate },
    editor.bearer,
  )
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect(undone.body.facts).toMatchObject({ ingredients: facts.ingredients, nutrition: facts.nutrition })
})

test.each([
  ['an allergen of the other law', { contains: ['WHEAT'] }, 'facts.contains'],
  ['an allergen among the traces, too', { mayContain: ['MILK'] }, 'facts.mayContain'],
  ['a diet that an allergen excludes', { diets: ['VEGAN'] }, 'facts.diets'],
  ['allergens that nobody declared', { state: 'UNKNOWN' }, 'facts.state'],
  [
    'more sugars than carbohydrate',
    { nutrition: { ...facts.nutrition, values: { ...facts.nutrition.values, sugars: 60 } } },
    'facts.nutrition.values.sugars',
  ],
  [
    'energy that its nutrients exceed',
    {
      nutrition: { ...facts.nutrition, values: { ...facts.nutrition.values, energyKj: 100, energyKcal: 24 } },
    },
    'facts.nutrition.values.energyKj',
  ],
])('%s is refused at its field, and nothing is written', async (_, wrong, field) => {
  const before = (await shop.pool.query('select count(*)::int as n from products')).rows
  const { status, body } = await save({ facts: { ...facts, ...wrong } })
  expect([status, body.errors]).toEqual([400, [{ field, message: expect.any(String) }]])
  expect((await shop.pool.query('select count(*)::int as n from products')).rows).toEqual(before)
})

test('a stored page of a product shows its new facts at once', async () => {
  const { productId } = (await save({ facts })).body
  const page = async () => (await shop.get(`/products/${productId}?images=url`)).body.facts.origin
  expect(await page()).toBe('Pakistan')
  await save({ productId, facts: { ...facts, origin: 'Oman' } })
  expect(await page()).toBe('Oman')
})
