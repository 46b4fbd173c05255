import { expect, test } from 'vitest'
import { noFilters } from '../catalogue/filters/filters.rules.ts'
import { showOptions } from './filter-options.rules.ts'

const stored = [
  { key: 'F:MILK', name: null, products: 40 },
  { key: 'D:VEGAN', name: null, products: 9 },
  { key: 'X:UNKNOWN', name: null, products: 5 },
  ...Array.from({ length: 20 }, (_, place) => ({
    key: `B:${place + 1}`,
    name: `Brand ${place + 1}`,
    products: 20 - place,
  })),
]
const namesOf = (options: ReturnType<typeof showOptions>) => options.map(({ value }) => value)

test('a list offers what its category has, with the stored numbers, and twelve brands', () => {
  const options = showOptions(stored, noFilters, undefined, undefined)
  expect(options.slice(0, 2)).toEqual([
    { filter: 'freeFrom', value: 'MILK', products: 40, more: false },
    { filter: 'diet', value: 'VEGAN', products: 9, more: false },
  ])
  expect(namesOf(options.slice(2))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
})

test('a filter that leaves nothing is offered only if it is chosen', () => {
  const list = { counts: { 'F:MILK': 3 }, more: false }
  expect(namesOf(showOptions(stored, noFilters, list, list))).toEqual(['MILK'])
  const chosen = showOptions(stored, { ...noFilters, diet: ['VEGAN'], brand: [17] }, list, list)
  expect(namesOf(chosen)).toEqual(['MILK', 'VEGAN', '17'])
})

test('if not all were counted, a filter that none of them has is still offered', () => {
  const list = { counts: { 'F:MILK': 3 }, more: true }
  expect(showOptions(stored, noFilters, list, list).slice(0, 2)).toEqual([
    { filter: 'freeFrom', value: 'MILK', products: 3, more: true },
    { filter: 'diet', value: 'VEGAN', products: 0, more: true },
  ])
})

test('brands are counted in the list without the chosen brand', () => {
  const list = { counts: { 'B:1': 4, 'F:MILK': 4 }, more: false }
  const besides = { counts: { 'B:1': 4, 'B:2': 6, 'F:MILK': 10 }, more: false }
  const options = showOptions(stored, { ...noFilters, brand: [1] }, list, besides)
  expect(options.map(({ value, products }) => [value, products])).toEqual([
    ['MILK', 4],
    ['1', 4],
    ['2', 6],
  ])
})
