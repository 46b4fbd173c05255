import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StaffVariant } from '../../../catalogue/variants/staff-variants.contract.ts'
import { savedThobes } from '../../../catalogue/variants/variants.examples.ts'
import { addValues, countOf, makeVariants, type OptionDraft, optionsOf } from './make-variants.rules.ts'
import { isSameDraft, keyOf, mergeVariants, nameOfWhole, variantsDraft } from './variants-draft.rules.ts'
import { variantsInput, wrongVariantsDraft } from './variants-input.rules.ts'

const thobes = {
  options: [...savedThobes.options],
  variants: savedThobes.variants.map(one => ({
    ...one,
    values: [...one.values],
    codes: [],
  })) as StaffVariant[],
}
const seen = variantsDraft(thobes)
const version = { productId: 4101, updatedDate: savedThobes.updatedDate, variants: [] }
const from = { unitPrice: '40', salePrice: '', cutPrice: false, saleFrom: '', saleUntil: '' }
const option = (name: string, values: string[], was?: number): OptionDraft => ({
  ...{ key: 0, name, values, was },
})
const valuesOf = (draft: { rows: readonly { values: readonly string[] }[] }) =>
  draft.rows.map(({ values }) => values.join(' '))

test('saved variants that nobody edits are sent as they are', () => {
  const price = fc.integer({ min: 0, max: 9_999_999 }).map(cents => cents / 100)
  const size = fc.option(fc.integer({ min: 1, max: 9_000_000 }).map(grams => grams / 1000))
  const variant = fc.record({
    productId: fc.integer({ min: 1 }),
    sku: fc.stringMatching(/^[A-Z0-9-]{1,12}$/),
    codes: fc.constantFrom(
      [],
      [{ code: '4006381333931', quantity: 1 }],
      [{ code: '96385074', quantity: 12 }],
    ),
    unitPrice: price,
    salePrice: price,
    cutPrice: fc.boolean(),
    saleFrom: fc.constantFrom(null, '2026-12-01T09:00'),
    saleUntil: fc.constantFrom(null, '2026-12-06T00:00'),
    weight: size,
    content: size,
    productStatus: fc.constantFrom('A' as const, 'N' as const),
  })
  fc.assert(
    fc.property(fc.uniqueArray(variant, { maxLength: 9, selector: one => one.productId }), rows => {
      const variants: StaffVariant[] = rows.map((row, at) => ({
        ...row,
        codes: [...row.codes],
        // Only a sale can have times.
        ...(row.salePrice < row.unitPrice ? {} : { saleFrom: null, saleUntil: null }),
        ...{
          values: [`${at}`],
          contentUnit: row.content === null ? null : 'g',
          image: null,
          onHand: 3,
          held: 0,
          updatedDate: `2026-11-20T09:31:00.0${at}0Z`,
        },
      }))
      const draft = variantsDraft({ options: ['Size'], variants })
      expect(wrongVariantsDraft(draft)).toEqual({})
      expect(variantsInput(draft, { ...version, variants })).toEqual({
        ...{ productId: version.productId, updatedDate: version.updatedDate },
        options: rows.length > 0 ? ['Size'] : [],
        variants: variants.map(({ image: _, onHand: __, held: ___, ...one }) => ({
          ...one,
          salePrice: one.salePrice === one.unitPrice ? null : one.salePrice,
        })),
      })
    }),
  )
})

test('options make each combination once, with the price of the product and no stock', () => {
  const made = makeVariants([option('Size', ['S', 'M']), option('Colour', ['White', 'Black'])], [], from)
  expect(valuesOf(made)).toEqual(['S White', 'S Black', 'M White', 'M Black'])
  expect(variantsInput(made, version).variants[0]).toMatchObject({
    ...{ values: ['S', 'White'], unitPrice: 40, salePrice: null, quantity: 0, productStatus: 'A' },
  })
})

test('a new value adds variants, a new option keeps the ones there are, and an option that goes keeps one of each', () => {
  const [size, colour] = optionsOf(seen) as [OptionDraft, OptionDraft]
  expect([size.values, colour.values]).toEqual([['56'], ['White', 'Black']])
  const more = makeVariants([{ ...size, values: ['56', '58'] }, colour], seen.rows, from)
  expect(more.rows.map(({ productId }) => productId)).toEqual([7001, 7002, undefined, undefined])
  const collar = option('Collar', ['Round', 'Open'])
  const longer = makeVariants([size, colour, collar], seen.rows, from)
  expect(longer.rows.map(({ productId }) => productId)).toEqual([7001, undefined, 7002, undefined])
  const shorter = makeVariants([size], seen.rows, from)
  expect(shorter.rows.map(({ productId }) => productId)).toEqual([7001])
})

test('for random options, each combination is there once, and no variant twice', () => {
  const values = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 4 })
  const options = fc.array(values, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(options, options, (first, second) => {
      const named = (lists: string[][], known = 0) =>
        lists.map((list, at) => option(`${at}`, list, at < known ? at : undefined))
      const made = makeVariants(named(first), [], from)
      const saved = { ...made, rows: made.rows.map((row, at) => ({ ...row, productId: at + 1 })) }
      const again = makeVariants(named(second, first.length), saved.rows, from)
      expect(again.rows.length).toBe(countOf(named(second)))
      expect(new Set(again.rows.map(({ values }) => keyOf(values))).size).toBe(again.rows.length)
      const ids = again.rows.flatMap(({ productId }) => productId ?? [])
      expect(new Set(ids).size).toBe(ids.length)
      expect(makeVariants(optionsOf(saved), saved.rows, from)).toEqual(saved)
    }),
  )
})

test('values are typed with commas, and each is there once', () => {
  expect(addValues(['S'], 's, M,, L\nXL ')).toEqual(['S', 'M', 'L', 'XL'])
})

test('typed values stay when someone else saves in between, and all else is theirs', () => {
  const [white, black] = thobes.variants as [StaffVariant, StaffVariant]
  const typed = { ...seen, rows: seen.rows.map((row, at) => (at === 0 ? { ...row, unitPrice: '99' } : row)) }
  const grey = { ...black, productId: 7003, values: ['56', 'Grey'] }
  const now = variantsDraft({ ...thobes, variants: [{ ...white, sku: 'NEW', unitPrice: 50 }, grey] })
  const { draft, names } = mergeVariants(typed, seen, now)
  expect(draft.rows.map(({ sku, unitPrice }) => [sku, unitPrice])).toEqual([
    ['NEW', '99'],
    ['THB-56-B', '3690'],
  ])
  expect(names.map(values => values.join(' '))).toEqual(['56 White', '56 Grey', '56 Black'])
  const untouched = mergeVariants(seen, seen, now)
  expect(isSameDraft(untouched.draft, now)).toBe(true)
})

test('errors are at their fields', () => {
  const rows = seen.rows.map((row, at) =>
    at === 1 ? { ...row, unitPrice: '', salePrice: 'x', codes: '123', content: '5' } : row,
  )
  expect(Object.keys(wrongVariantsDraft({ ...seen, rows })).toSorted()).toEqual(
    ['codes', 'contentUnit', 'salePrice', 'unitPrice'].map(field => `variants.1.${field}`),
  )
})

test('the name of a variant ends with its values, and begins with that of its product', () => {
  expect(nameOfWhole('Thobe (white) (56, White)', ['56', 'White'])).toBe('Thobe (white)')
})
