import { expect, test } from 'vitest'
import { type Allergen, ingredientParts } from '../../facts/facts.rules.ts'
import { foodFacts } from '../../facts/food-facts.fields.ts'
import { wrongFacts } from '../../facts/food-facts.rules.ts'
import { wrongParts } from '../../made-of/parts.rules.ts'
import { demoCategories } from '../demo-categories.ts'
import { demoDepartments } from '../demo-departments.ts'
import { partsOfDemo } from '../demo-parts.ts'
import { demoProducts } from '../demo-products.ts'
import { demoFacts } from './demo-facts.ts'

/** The foods of which the demo shop does not know the allergens, and the nutrition. */
const allergensUntold = [
  'BOX-001',
  'BOX-002',
  'BOX-003',
  'FRZ-003',
  'IFT-003',
  'SEH-003',
  'SOF-005',
  'SWT-004',
]
const nutritionUntold = [
  ...['CHK-013', 'GOT-008', 'GOT-009', 'BEF-010', 'BEF-013'],
  ...['BOX-001', 'BOX-002', 'BOX-003'],
  ...['GRL-005', 'IFT-001', 'IFT-002', 'IFT-003', 'SEH-003', 'SGF-001', 'SWT-004'],
]

/** The words by which a list of ingredients names an allergen. */
const words: Partial<Record<Allergen, RegExp>> = {
  GLUTEN: /wheat|barley|oats|rye/i,
  EGGS: /\beggs?\b/i,
  FISH: /fish/i,
  PEANUTS: /peanut/i,
  SOYBEANS: /soya/i,
  MILK: /milk|butter|cream|cheese|ghee|paneer|yoghurt/i,
  NUTS: /almond|cashew|pistachio|walnut/i,
  CELERY: /celery/i,
  MUSTARD: /mustard/i,
  SESAME: /sesame/i,
  SULPHITES: /sulphite|sulphur dioxide/i,
}

const entries = Object.entries(demoFacts)
const isFood = (sku: string) => demoFacts[sku]?.state !== 'NO_FOOD'
const skusWhere = (is: (sku: string) => boolean) => entries.map(([sku]) => sku).filter(is)

test('the facts of the demo goods are of goods that exist, are as the form takes them, and contradict nothing', () => {
  const skus = new Set(demoProducts.map(({ sku }) => sku))
  expect(skusWhere(sku => !skus.has(sku))).toEqual([])
  for (const [sku, facts] of entries) {
    expect(foodFacts.parse(facts), sku).toEqual(facts)
    expect(wrongFacts(facts), sku).toEqual({})
  }
})

test('an ingredient is marked exactly if it is an allergen that the food contains', () => {
  for (const [sku, { state, ingredients, contains }] of entries) {
    if (state === 'UNKNOWN') continue
    const parts = ingredientParts(ingredients ?? '')
    const marked = parts.filter(part => part.isAllergen).map(({ text }) => text)
    for (const allergen of contains)
      expect(
        marked.some(text => words[allergen]?.test(text)),
        `${sku} ${allergen}`,
      ).toBe(true)
    for (const text of marked)
      expect(
        contains.some(allergen => words[allergen]?.test(text)),
        `${sku} ${text}`,
      ).toBe(true)
    for (const { text } of parts.filter(part => !part.isAllergen))
      for (const [allergen, word] of Object.entries(words))
        expect(noAllergen(text).match(word)?.[0], `${sku} ${allergen}`).toBeUndefined()
  }
})

/** Takes the words away that only sound like an allergen. */
const noAllergen = (text: string) => text.replaceAll(/cocoa butter|ice cream|raising/gi, '')

test('every demo food has facts, but for a few of which the shop knows too little', () => {
  const mixed = ['InfantCare', 'Diabetes', 'WINTER']
  const departments = new Set(demoDepartments.filter(one => one.foodFlag).map(one => one.deptName)).union(
    new Set(mixed),
  )
  const categories = new Set(
    demoCategories.filter(one => departments.has(one.category)).map(one => one.categoryId),
  )
  const inFood = demoProducts.filter(one => categories.has(one.categoryId)).map(({ sku }) => sku)
  expect(inFood.filter(sku => !demoFacts[sku])).toEqual([])
  expect(skusWhere(sku => !inFood.includes(sku))).toEqual([])
  expect(skusWhere(sku => demoFacts[sku]?.state === 'UNKNOWN').sort()).toEqual(allergensUntold)
  expect(skusWhere(sku => isFood(sku) && demoFacts[sku]?.nutrition === null).sort()).toEqual(
    nutritionUntold.sort(),
  )
  expect(skusWhere(sku => isFood(sku) && !demoFacts[sku]?.storageInstructions)).toEqual([])
})

test('the parts of the demo sets are demo goods, and no set is a part', () => {
  const ids = new Map(demoProducts.map(({ sku, productId }) => [sku, productId]))
  const sets = demoProducts.flatMap(product => {
    const parts = partsOfDemo(product.sku, sku => ids.get(sku) ?? 0)
    return parts ? [{ ...product, parts }] : []
  })
  expect(sets.length).toBeGreaterThan(3)
  const areSets = new Set(
    sets.filter(({ parts }) => parts.some(({ kind }) => !kind)).map(set => set.productId),
  )
  for (const { sku, productId, parts, ...choices } of sets) {
    expect(wrongParts(parts, { productId, choices }), sku).toEqual({})
    expect(
      parts.filter(part => part.productId === 0 || areSets.has(part.productId)),
      sku,
    ).toEqual([])
  }
})
