import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noFilters } from '../catalogue/filters/filters.rules.ts'
import { certifiedOptions, chosenGroups, mostOf } from './certified-options.rules.ts'

const stored = [
  { key: 'D:VEGAN', name: null, products: 9 },
  { key: 'C:12', name: null, products: 4 },
  { key: 'C:13', name: null, products: 6 },
  { key: 'B:7', name: 'Farm', products: 30 },
]
const organic = { kind: 'ORGANIC', keys: ['C:12'], categories: [], products: 0 }
const halal = { kind: 'HALAL', keys: ['C:13', 'B:7'], categories: [1, 2], products: 50 }

test('a list offers the kinds that are certified today, not their certificates', () => {
  expect(certifiedOptions(stored, [organic, halal])).toEqual([
    stored[0],
    stored[3],
    { key: 'C:ORGANIC', name: null, products: 4, more: false },
    { key: 'C:HALAL', name: null, products: 50, more: true },
  ])
})

test('a kind that was chosen stays among the options when nothing is certified', () => {
  const chosen = { key: 'C:KOSHER', name: null, products: 0 }
  expect(certifiedOptions([chosen], [])).toEqual([chosen])
})

test('a chosen kind finds the products of its certificates, or none', () => {
  const filters = {
    ...noFilters,
    diet: ['VEGAN' as const],
    certificate: ['HALAL' as const, 'KOSHER' as const],
  }
  expect(chosenGroups(filters, [organic, halal])).toEqual([
    { keys: ['D:VEGAN'], categories: [] },
    { keys: ['C:13', 'B:7'], categories: [1, 2] },
    { keys: ['C:0'], categories: [] },
  ])
})

test('the number beside a kind is never above the number that it can have', () => {
  const certified = fc.record({
    keys: fc.uniqueArray(fc.constantFrom('C:12', 'C:13', 'B:7', 'B:8')),
    categories: fc.constantFrom([], [1]),
    products: fc.nat(100),
  })
  fc.assert(
    fc.property(certified, one => {
      const kind = { ...one, kind: 'HALAL', products: one.categories.length ? one.products : 0 }
      const option = certifiedOptions(stored, [kind]).find(({ key }) => key === 'C:HALAL')
      const most = mostOf(kind, stored, kind.products)
      expect(option?.products).toBeLessThanOrEqual(most)
      if (!option?.more) expect(option?.products).toBe(most)
    }),
  )
})
