import { expect, test } from 'vitest'
import { keyGroups, noFilters, readBrands, readFilterKey } from './filters.rules.ts'

test('a product needs every diet, every allergen and the rating, and one of the brands', () => {
  const groups = keyGroups({
    diet: ['VEGAN', 'SUGAR_FREE'],
    freeFrom: ['MILK'],
    certificate: ['HALAL'],
    brand: [7, 12],
    rating: 4,
    inStock: true,
    tag: 'Eid Gifts',
    collection: 3,
  })
  expect(groups).toEqual([
    ...[['D:VEGAN'], ['D:SUGAR_FREE'], ['F:MILK'], ['C:HALAL'], ['B:7', 'B:12'], ['R:4']],
    ...[['T:eid gifts'], ['L:3']],
  ])
  expect(keyGroups({ ...noFilters, inStock: true })).toEqual([])
})

test.each([
  ['D:VEGAN', { filter: 'diet', value: 'VEGAN' }],
  ['F:MILK', { filter: 'freeFrom', value: 'MILK' }],
  ['C:HALAL', { filter: 'certificate', value: 'HALAL' }],
  ['B:12', { filter: 'brand', value: '12' }],
  ['T:eid gifts', { filter: 'tag', value: 'eid gifts' }],
  ['L:3', { filter: 'collection', value: '3' }],
  ['R:4', { filter: 'rating', value: '4' }],
  ['X:NEW', undefined],
])('the key %s is read', (key, read) => expect(readFilterKey(key)).toEqual(read))

test('brands are ids, each once, in one order, and not more than ten', () => {
  expect(readBrands('12,x,7,12,0,2147483648,-1')).toEqual([7, 12])
  expect(readBrands('11,10,9,8,7,6,5,4,3,2,1')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
