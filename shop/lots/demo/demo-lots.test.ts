import { expect, test } from 'vitest'
import { demoCategories } from '../../catalogue/demo/demo-categories.ts'
import { demoProducts } from '../../catalogue/demo/demo-products.ts'
import { demoFacts } from '../../catalogue/demo/facts/demo-facts.ts'
import { demoDeliveries, demoLots, demoReductions } from './demo-lots.ts'

const departmentOf = new Map(demoCategories.map(({ categoryId, category }) => [categoryId, category]))
const lots = demoLots.map(lot => {
  const product = demoProducts.find(({ productId }) => productId === lot.productId)
  const facts = demoFacts[product?.sku ?? '']
  return { ...lot, product, facts, department: departmentOf.get(product?.categoryId ?? 0) ?? '' }
})

/** The fewest and the most days that a lot is fresh after today: of goods that are fresh, chilled, frozen or keep. */
function daysOf({ product, department, dateKind }: (typeof lots)[number]): [number, number] {
  if (product?.storage === 'FROZEN') return [30, 365]
  if (product?.storage === 'COLD') return dateKind === 'USE_BY' ? [1, 21] : [5, 180]
  if (['RESTAURANTS', 'PRODUCE'].includes(department)) return [1, 60]
  return department === 'BAKERY' ? [5, 200] : [60, 1100]
}

test('the days of lots fit how their goods are stored', () => {
  for (const lot of lots) {
    const [least, most] = daysOf(lot)
    const [older, newer] = lot.days
    expect(older, lot.product?.sku).toBeGreaterThanOrEqual(least)
    expect(newer, lot.product?.sku).toBeLessThanOrEqual(most)
    expect(older, lot.product?.sku).toBeLessThan(newer)
  }
})

test('raw meat must be used by a day, and only what is no food expires', () => {
  for (const { product, facts, department, dateKind } of lots) {
    if (department === 'MEAT') expect(dateKind, product?.sku).toBe('USE_BY')
    expect(dateKind === 'EXPIRY', product?.sku).toBe(facts?.state === 'NO_FOOD')
  }
})

test('a lot comes from where the facts of its product say, and after a delivery', () => {
  for (const { from, origin, facts, product } of lots) {
    expect(origin, product?.sku).not.toBe('')
    if (facts?.origin) expect(origin).toBe(facts.origin)
    const [older, newer] = demoDeliveries(from)
    expect(older).toBeGreaterThan(newer)
  }
})

test('the products in lots exist, each once, and reduced goods are in lots that end soon', () => {
  const ids = demoLots.map(({ productId }) => productId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(lots.filter(({ product }) => !product)).toEqual([])
  for (const id of Object.keys(demoReductions).map(Number))
    expect(lots.find(({ productId }) => productId === id)?.days[0]).toBeLessThan(7)
})
