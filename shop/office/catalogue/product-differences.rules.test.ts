import { expect, test } from 'vitest'
import { staffProduct } from '../../catalogue/editing/product-form.contract.ts'
import { wheelchairForStaff } from '../../catalogue/editing/product-form.examples.ts'
import { newChoice } from './choice-draft.rules.ts'
import { conflictsOf, describeField, differencesOf, mergedDraft } from './product-differences.rules.ts'
import { draftOf } from './product-draft.rules.ts'

const seen = staffProduct.parse(wheelchairForStaff)
const mine = { ...draftOf(seen), productName: 'Mine', unitPrice: '100', popular: true }
const now = { ...seen, productName: 'Theirs', unitPrice: 100, sku: 'NEW', productDetails: 'Other words' }

test('an untouched form has no differences, even if its rows have other keys', () => {
  const product = { ...seen, cuttingAttributes: ['Whole', 'Sliced'] }
  const draft = draftOf(product)
  const rekeyed = draft.cuttingAttributes.map(row => ({ ...row, key: row.key + 9 }))
  expect(
    differencesOf({ ...draft, cuttingAttributes: [...rekeyed, { ...newChoice(1), choice: ' ' }] }, draft),
  ).toEqual([])
})

test('each difference is listed, and marked if it was typed here', () => {
  expect(conflictsOf(mine, seen, now)).toEqual([
    { field: 'productName', mine: true },
    { field: 'productHtml', mine: false },
    { field: 'sku', mine: false },
    { field: 'salePrice', mine: false },
    { field: 'popular', mine: true },
  ])
})

test('the chosen fields are taken over, the description with its words', () => {
  const merged = mergedDraft(mine, now, new Set(['productHtml', 'sku'] as const))
  expect(merged).toMatchObject({
    productName: 'Mine',
    popular: true,
    sku: 'NEW',
    productDetails: 'Other words',
  })
  expect(merged.productHtml).toBe('<p>Other words</p>')
})

test('choices are shown with their prices', () => {
  const choices = [
    { ...newChoice(0), choice: 'Whole' },
    { ...newChoice(1), choice: 'Sliced', adds: '12.5' },
  ]
  expect(describeField({ ...mine, cuttingAttributes: choices }, 'cuttingAttributes')).toBe(
    'Whole, Sliced (+12.5)',
  )
})
