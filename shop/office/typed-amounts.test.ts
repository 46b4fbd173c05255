import fc from 'fast-check'
import { expect, test } from 'vitest'
import { karahiRow } from '../catalogue/editing/staff-products.examples.ts'
import { showMoney } from '../lib/money.ts'
import { findSeasonForStaff } from '../qurbani/season/seasons.contract.ts'
import { exampleDeskSeason } from '../qurbani/season/seasons.examples.ts'
import { checkProduct, draftOf, inputOf } from './catalogue/product-draft.rules.ts'
import { wishesOf, wrongCell } from './catalogue/product-grid.rules.ts'
import { bandsIn } from './forms/band-draft.rules.ts'
import { checkAmount } from './kit/payment-amount.rules.ts'
import { checkSeasonDraft, seasonDraftOf, seasonIn } from './qurbani-season/season-draft.rules.ts'
import { zoneDraftOf, zoneIn } from './settings/zone-draft.rules.ts'

/** The amount that each form of the office sends for a typed one. */
const sentBy: Record<string, (typed: string) => number | null | undefined> = {
  'price of a product': typed => inputOf({ ...draftOf(), unitPrice: typed }).unitPrice,
  'sale price of a product': typed => inputOf({ ...draftOf(), salePrice: typed }).salePrice,
  'price in the grid': typed =>
    wishesOf(new Map([[karahiRow.productId, { unitPrice: typed }]]), [karahiRow])[0]?.unitPrice,
  'delivery charge': typed => bandsIn([{ from: '0', fee: typed }])[0]?.fee,
  'least order of a zone': typed =>
    zoneIn({ ...zoneDraftOf(undefined, 'km'), leastOrder: typed }, 'km').leastOrder,
  'price of a share': typed => seasonIn(withPrice(typed)).offers[0]?.price,
}

const season = seasonDraftOf(findSeasonForStaff.output.parse(exampleDeskSeason))
const withPrice = (price: string) => ({
  ...season,
  offers: season.offers.map(offer => ({ ...offer, price })),
})

const currencies = fc.constantFrom(
  { code: 'USD', exponent: 2, locale: 'en-US' },
  { code: 'EUR', exponent: 2, locale: 'de' },
  { code: 'PKR', exponent: 2, locale: 'en' },
  { code: 'KWD', exponent: 3, locale: 'en' },
  { code: 'JPY', exponent: 0, locale: 'ja' },
)

test.each(Object.keys(sentBy))(
  'the %s is read back as it is printed, with the sign of its currency',
  form => {
    fc.assert(
      fc.property(currencies, fc.integer({ min: 1, max: 10 ** 8 }), (currency, minor) => {
        const amount = Number((minor / 10 ** currency.exponent).toFixed(currency.exponent))
        const printed = showMoney(amount, currency)
        // A thousand without decimals may be read in two ways: such a price is refused, never changed.
        const sent = sentBy[form]?.(printed)
        const isRefused = Number.isNaN(sent) && currency.exponent === 0
        expect(isRefused || sent === amount, `${printed} is sent as ${sent}`).toBe(true)
      }),
    )
  },
)

test.each(['$.99', 'Rs 450', '12,50 €', '١٢٫٥'])('"%s" is a right price in every form', typed => {
  expect(wrongCell('unitPrice', typed)).toBeUndefined()
  expect(checkProduct({ ...draftOf(), unitPrice: typed })).not.toHaveProperty('unitPrice')
  expect(Object.keys(checkSeasonDraft(withPrice(typed))).filter(field => field.includes('price'))).toEqual([])
  expect(checkAmount(typed, 1000, { code: 'USD', exponent: 2, locale: 'en' })).toBeUndefined()
})

test.each(['1,500', '450 each', 'free'])('"%s" is a wrong price in every form', typed => {
  expect(wrongCell('unitPrice', typed)).toBeDefined()
  expect(checkProduct({ ...draftOf(), unitPrice: typed })).toHaveProperty('unitPrice')
  expect(Object.keys(checkSeasonDraft(withPrice(typed))).join()).toContain('price')
  expect(checkAmount(typed, 1000, { code: 'USD', exponent: 2, locale: 'en' })).toBeDefined()
})
