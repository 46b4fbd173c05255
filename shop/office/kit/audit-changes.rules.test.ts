import { expect, test } from 'vitest'
import { nothingStated, storedFacts } from '../../catalogue/facts/food-facts.rules.ts'
import { m } from '../../messages/m.ts'
import { changesBetween, inWords, shownValue } from './audit-changes.rules.ts'

test('only differing fields are listed', () => {
  const before = { productName: 'Okra', unitPrice: 120, tags: ['green', 'fresh'], pictures: [{ alt: 'A' }] }
  const after = {
    productName: 'Okra',
    unitPrice: 135,
    tags: ['green'],
    pictures: [{ alt: 'B' }],
    shown: true,
  }
  expect(changesBetween(before, after)).toEqual([
    { field: 'Unit price', before: 120, after: 135 },
    { field: 'Tags', before: ['green', 'fresh'], after: ['green'] },
    { field: 'Pictures › 1 › Alt', before: 'A', after: 'B' },
    { field: 'Shown', after: true },
  ])
})

test('a new or deleted value is listed in full, even if it is not a record', () => {
  expect(changesBetween(null, { news: 'Eid mubarak' })).toEqual([{ field: 'News', after: 'Eid mubarak' }])
  expect(changesBetween({ news: 'Eid mubarak' }, null)).toEqual([{ field: 'News', before: 'Eid mubarak' }])
  expect(changesBetween(null, null)).toEqual([])
  expect(changesBetween({ url: '', name: 'A' }, { url: null })).toEqual([{ field: 'Name', before: 'A' }])
  expect(changesBetween('NEW', 'OPEN')).toEqual([{ field: '', before: 'NEW', after: 'OPEN' }])
})

test('names are read as words', () => {
  expect(['unitPrice', 'cust_id', 'phone2', 'store hours', ''].map(inWords)).toEqual([
    'Unit price',
    'Cust id',
    'Phone2',
    'Store hours',
    '',
  ])
})

test('values are shown in the form of their type', () => {
  expect([null, '', [], undefined].map(shownValue)).toEqual(Array(4).fill({ kind: 'nothing' }))
  expect([true, false].map(shownValue)).toEqual([{ kind: 'yes' }, { kind: 'no' }])
  expect(shownValue('2026-11-20T09:30:00.000Z')).toEqual({ kind: 'moment', text: '2026-11-20T09:30:00.000Z' })
  expect(shownValue('2026-11-20')).toEqual({ kind: 'text', text: '2026-11-20' })
  expect(shownValue([1, 5])).toEqual({ kind: 'text', text: '1, 5' })
  expect(shownValue({ from: 1, fee: 5 })).toEqual({ kind: 'text', text: '1, 5' })
})

test('the codes of a product are shown as they are on its packages, with what a carton has', () => {
  const pack = { code: '04006381333931', quantity: 1000 }
  const carton = { code: '10614141000415', quantity: 12_000 }
  expect(changesBetween({ codes: [pack] }, { codes: [pack, carton] })).toEqual([
    {
      field: 'Codes',
      before: ['4006381333931'],
      after: ['4006381333931', '10614141000415 × 12'],
    },
  ])
})

test('the facts of a food are shown in words', () => {
  const before = storedFacts({ ...nothingStated, ingredients: 'Flour' })
  const after = storedFacts({
    ...nothingStated,
    ingredients: 'Flour',
    state: 'DECLARED',
    contains: ['GLUTEN', 'MILK'],
    nutrition: {
      per: 'G',
      portion: 40,
      values: {
        ...{ energyKj: 1104, energyKcal: 264, fat: 3.2, saturates: 0.7, carbohydrate: 49 },
        ...{ sugars: 5, fibre: null, protein: 9, salt: 1 },
      },
    },
  })
  expect(changesBetween({ facts: before }, { facts: after })).toMatchObject([
    { field: 'Ingredients and allergens › The allergens are complete', before: false, after: true },
    { field: 'Ingredients and allergens › Contains', before: [], after: ['cereals with gluten', 'milk'] },
    { field: 'Ingredients and allergens › The values are for', after: '100 g' },
    { field: 'Ingredients and allergens › Portion', after: 40 },
    { field: 'Ingredients and allergens › Nutrition', after: expect.arrayContaining(['Fat 3.2']) },
  ])
  expect(changesBetween({ facts: null }, { facts: null })).toEqual([])
})

test('the times of a sale are named, and are moments by the shop’s clock', () => {
  const [from, until] = changesBetween(
    { saleFrom: '2026-12-01T04:00:00.000Z', saleUntil: null },
    { saleFrom: null, saleUntil: '2026-12-06T19:00:00.000Z' },
  )
  expect(from?.field).toBe(m.office_audit_field_sale_from())
  expect(shownValue(from?.before)).toEqual({ kind: 'moment', text: '2026-12-01T04:00:00.000Z' })
  expect(until?.field).toBe(m.office_audit_field_sale_until())
  expect(shownValue(until?.after)).toEqual({ kind: 'moment', text: '2026-12-06T19:00:00.000Z' })
})
