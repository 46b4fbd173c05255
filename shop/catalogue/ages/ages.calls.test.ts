import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../../tests/support/import-desk.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { m } from '../../messages/m.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

const knife = { productName: 'Knife', productDetails: 'A long blade.', unitPrice: 900, categoryId: 1 }
const post = (path: string, input: object = {}) => shop.post(path, input, editor.bearer)
const save = (input: object) => post('/products/save', { ...knife, ...input })
const ageOf = async (sku: string) =>
  (await shop.pool.query('select age_from from products where sku = $1', [sku])).rows[0]?.age_from

test('a product has the age that staff state, in the form and for everyone, until they take it away', async () => {
  const { body } = await save({ ageFrom: 18 })
  expect(body.ageFrom).toBe(18)
  const { productId } = body
  expect((await shop.get(`/products/${productId}?images=url`)).body.ageFrom).toBe(18)
  expect((await save({ productId })).body.ageFrom).toBe(18)
  expect((await save({ productId, ageFrom: null })).body.ageFrom).toBeNull()
  const undone = (await shop.get(`/products/form/${productId}`, editor.bearer)).body
  expect((await post(`/products/undo/${productId}`, { updatedDate: undone.updatedDate })).body.ageFrom).toBe(
    18,
  )
})

test.each([0, 100, -1, 17.5])('an age of %s is refused at its field', async ageFrom => {
  const { status, body } = await save({ ageFrom })
  expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['ageFrom']])
})

test('a copy asks for the same age', async () => {
  const { productId } = (await save({ ageFrom: 16 })).body
  expect((await post(`/products/duplicate/${productId}`)).body.ageFrom).toBe(16)
})

test('the grid shows ages, and changes them', async () => {
  const { body } = await save({ ageFrom: 16 })
  const wish = { productId: body.productId, updatedDate: body.updatedDate }
  const { body: changed } = await post('/products/saveMany', { products: [{ ...wish, ageFrom: 18 }] })
  expect(changed.rows).toMatchObject([{ ageFrom: 18 }])
  const [{ updatedDate }] = changed.rows
  const cleared = await post('/products/saveMany', { products: [{ ...wish, updatedDate, ageFrom: null }] })
  expect(cleared.body.rows).toMatchObject([{ ageFrom: null }])
})

test('a file says ages; without the column nothing changes, an empty cell takes the age away, and a word is refused', async () => {
  const desk = importDesk(shop, editor)
  const file = (ages: Record<string, string>) =>
    `sku,productName,productDetails,unitPrice,ageFrom\n${Object.entries(ages)
      .map(([sku, age]) => `${sku},Goods ${sku},Only here,100,${age}\n`)
      .join('')}`
  expect(await desk.bring(file({ 'AGE-1': '18', 'AGE-2': '16+', 'AGE-3': '' }))).toMatchObject({
    outcomes: { create: 3, refuse: 0 },
  })
  expect([await ageOf('AGE-1'), await ageOf('AGE-2'), await ageOf('AGE-3')]).toEqual([18, 16, null])
  await desk.bring('sku,productName,unitPrice\nAGE-1,Goods AGE-1,200\n')
  expect(await ageOf('AGE-1')).toBe(18)
  const second = await desk.check(file({ 'AGE-1': '', 'AGE-2': '16', 'AGE-3': 'adults' }))
  expect(second).toMatchObject({ outcomes: { same: 1, change: 1, refuse: 1 } })
  const items = await desk.items(second.importId)
  expect(items.map(({ changes }: { changes: unknown }) => changes)).toContainEqual(
    expect.objectContaining({ ageFrom: [18, null] }),
  )
  expect(JSON.stringify(items)).toContain(m.catalogue_age_wrong())
})
