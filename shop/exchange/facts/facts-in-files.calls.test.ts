import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../../tests/support/import-desk.ts'
import { signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { m } from '../../messages/m.ts'

let shop: TestShop
let desk: ReturnType<typeof importDesk>
beforeAll(async () => {
  shop = await openTestShop()
  desk = importDesk(shop, await signUp(shop, 'catalogue'))
})
afterAll(() => shop.close())

/** A file with a line for each SKU and its cells of facts. */
const file = (rows: Record<string, Record<string, string>>) => {
  const columns = [...new Set(Object.values(rows).flatMap(cells => Object.keys(cells)))]
  const lines = Object.entries(rows).map(([sku, cells]) =>
    [sku, `Goods ${sku}`, 'Only here', '100', ...columns.map(column => `"${cells[column] ?? ''}"`)].join(','),
  )
  return `${['sku,productName,productDetails,unitPrice', ...columns].join(',')}\n${lines.join('\n')}\n`
}
const factsOf = async (sku: string) =>
  (await shop.pool.query('select facts from products where sku = $1', [sku])).rows[0]?.facts
const naan = {
  contains: 'Wheat',
  mayContain: 'milk, sesame',
  diets: 'vegan, vegetarian',
  ingredients: '*Wheat* flour, water, salt',
  ...{ energyKj: '1180', energyKcal: '280', fat: '1.8', saturates: '0.3', carbohydrate: '55' },
  ...{ sugars: '2.4', fibre: '2.4', protein: '9', salt: '1.1' },
  portion: '120',
  origin: 'Lahore',
}

test('a file states what is in products; nothing but a word declares that there are no allergens', async () => {
  const rows = { 'F-1': naan, 'F-2': { contains: 'none' }, 'F-3': { ingredients: 'Rice' } }
  expect(await desk.bring(file(rows))).toMatchObject({ outcomes: { create: 3, refuse: 0 } })
  expect(await factsOf('F-1')).toMatchObject({
    state: 'DECLARED',
    contains: ['GLUTEN'],
    mayContain: ['MILK', 'SESAME'],
    nutrition: { per: 'G', portion: 120_000, values: { fat: 1800, fibre: 2400 } },
    origin: 'Lahore',
    storageInstructions: null,
  })
  expect(await factsOf('F-2')).toMatchObject({ state: 'DECLARED', contains: [], nutrition: null })
  expect(await factsOf('F-3')).toMatchObject({ state: 'UNKNOWN', ingredients: 'Rice' })
  expect(await desk.check(file(rows))).toMatchObject({ outcomes: { same: 3 } })
})

test('the preview names the changed facts in words', async () => {
  await desk.bring(file({ 'F-4': naan, 'F-5': {} }))
  const second = file({ 'F-4': { contains: 'wheat, soya', mayContain: 'milk' }, 'F-5': { contains: 'none' } })
  const checked = await desk.check(second)
  expect(checked).toMatchObject({ outcomes: { change: 2 } })
  const [first, other] = await desk.items(checked.importId)
  expect(first.changes).toMatchObject({
    contains: [
      m.catalogue_allergen_gluten(),
      `${m.catalogue_allergen_gluten()}, ${m.catalogue_allergen_soybeans()}`,
    ],
  })
  expect(other.changes).toMatchObject({
    contains: [m.exchange_import_not_stated(), m.exchange_import_none()],
  })
  expect(first.changes).not.toHaveProperty('facts')
})

test('a fact without a column stays, and an undo brings the facts back', async () => {
  await desk.bring(file({ 'F-6': naan, 'F-7': {} }))
  const before = await factsOf('F-6')
  const { importId } = await desk.bring(
    file({ 'F-6': { contains: 'none', origin: '' }, 'F-7': { contains: 'milk', origin: 'Sahiwal' } }),
  )
  expect(await factsOf('F-6')).toMatchObject({ contains: [], ingredients: naan.ingredients, origin: null })
  expect(await factsOf('F-7')).toMatchObject({ contains: ['MILK'], origin: 'Sahiwal' })
  expect(await desk.undo(importId)).toMatchObject({ undone: 2, notUndone: 0 })
  expect(await factsOf('F-6')).toEqual(before)
  expect(await factsOf('F-7')).toBeNull()
})

test('facts that contradict each other, or say nothing, are refused at their column', async () => {
  const wrong: [string, Record<string, string>, string][] = [
    ['contains', { contains: 'sand' }, m.exchange_import_no_allergen({ text: 'sand' })],
    ['contains', { diets: 'vegan' }, m.exchange_import_no_allergens_stated()],
    [
      'contains',
      { allergenLaw: 'US', contains: 'celery' },
      m.catalogue_allergen_of_other_law({ allergen: m.catalogue_allergen_celery() }),
    ],
    [
      'mayContain',
      { contains: 'milk', mayContain: 'milk' },
      m.catalogue_allergen_twice({ allergen: m.catalogue_allergen_milk() }),
    ],
    [
      'diets',
      { contains: 'milk', diets: 'vegan' },
      m.catalogue_diet_wrong({ diet: m.catalogue_diet_vegan(), allergen: m.catalogue_allergen_milk() }),
    ],
    ['saturates', { ...naan, saturates: '5' }, m.catalogue_nutrition_more_saturates()],
    ['salt', { ...naan, salt: '' }, m.catalogue_nutrition_missing()],
    ['energyKj', { ...naan, energyKj: '282', energyKcal: '67' }, m.catalogue_nutrition_energy()],
    ['protein', { ...naan, protein: '120' }, m.catalogue_nutrition_wrong()],
  ]
  for (const [column, cells, reason] of wrong) {
    const { importId } = await desk.check(file({ 'F-8': cells }))
    const [item] = await desk.items(importId)
    expect(item, column).toMatchObject({ outcome: 'refuse', reasons: { [column]: reason } })
  }
})

test('a table of another shop names its columns as it likes', async () => {
  const table =
    'sku,name,description,price,Allergens,Ingredients,Country of origin,Traces\nF-9,Rusk,Dry,90,"en:gluten,en:milk",Flour,India,'
  expect(await desk.bring(table)).toMatchObject({ outcomes: { create: 1, refuse: 0 } })
  expect(await factsOf('F-9')).toMatchObject({
    contains: ['GLUTEN', 'MILK'],
    mayContain: [],
    ingredients: 'Flour',
    origin: 'India',
  })
})
