import { expect, test } from 'vitest'
import { m } from '../../../messages/m.ts'
import { changesIn, type ManyDraft, noChanges, renamed, wrongInMany } from './many-draft.rules.ts'

const draft = (some: Partial<ManyDraft>): ManyDraft => ({ ...noChanges, ...some })

test.each([
  [
    draft({ price: 'percent', priceValue: '-7,5', roundTo: '1', less: '0.01' }),
    { price: { percent: -7.5, roundTo: 1, less: 0.01 } },
  ],
  [draft({ price: 'amount', priceValue: '20' }), { priceBy: { amount: 20 } }],
  [draft({ sale: 'start', saleValue: '15' }), { sale: { percent: 15 } }],
  [draft({ sale: 'end', addTags: 'Eid, gifts,' }), { endSale: true, addTags: ['Eid', 'gifts'] }],
  [draft({ brandId: 'none', categoryId: '12' }), { brandId: null, categoryId: 12 }],
  [
    draft({ quantity: '0', popularFlag: '0', taxExemptFlag: 'Y', productStatus: 'N' }),
    { quantity: 0, popularFlag: 0, taxExemptFlag: 'Y', productStatus: 'N' },
  ],
])('the form says the change', (typed, changes) => {
  expect(wrongInMany(typed)).toEqual({})
  expect(changesIn(typed)).toEqual(changes)
})

test('no change, and a number that is none, are wrong at their fields', () => {
  expect(wrongInMany(noChanges)).toEqual({ price: m.exchange_many_no_change() })
  expect(
    Object.keys(wrongInMany(draft({ price: 'percent', priceValue: 'five', roundTo: 'x', quantity: '?' }))),
  ).toEqual(['priceValue', 'roundTo', 'quantity'])
})

test('errors of the server come to the fields of the form', () => {
  const wrong = { 'changes.priceBy.amount': 'a', 'changes.sale.roundTo': 'b', 'changes.categoryId': 'c' }
  expect(renamed(wrong)).toEqual({ priceValue: 'a', roundTo: 'b', categoryId: 'c' })
})
