import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { wrongSaleDraft } from './sale-draft.rules.ts'

const draft = { unitPrice: '120.50', salePrice: '99', saleFrom: '', saleUntil: '' }
const times = { saleFrom: '2030-12-02T09:00', saleUntil: '2030-12-08T00:00' }

test('a sale can have no times, one of them, or both', () => {
  for (const some of [{}, { saleFrom: times.saleFrom }, { saleUntil: times.saleUntil }, times])
    expect(wrongSaleDraft({ ...draft, ...some })).toEqual({})
  expect(wrongSaleDraft({ ...draft, salePrice: '' })).toEqual({})
})

test('a sale that ends before it begins is wrong at its end, and one without a lower price at its price', () => {
  expect(wrongSaleDraft({ ...draft, ...times, saleUntil: times.saleFrom })).toEqual({
    saleUntil: m.catalogue_sale_ends_early(),
  })
  for (const salePrice of ['', '120.50', '121'])
    expect(wrongSaleDraft({ ...draft, ...times, salePrice })).toEqual({
      salePrice: m.catalogue_sale_times_price(),
    })
})

test('a price that is none is left to its own check', () => {
  expect(wrongSaleDraft({ ...draft, ...times, salePrice: 'free' })).toEqual({})
  expect(wrongSaleDraft({ ...draft, ...times, unitPrice: '' })).toEqual({})
})
