import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstVariant, valuesOf } from './variant-choice.rules.ts'

const all = [
  { productId: 1, values: ['S', 'White'], quantity: 0 },
  { productId: 2, values: ['S', 'Black'], quantity: 3 },
  { productId: 3, values: ['M', 'White'], quantity: 2 },
]

test('a page shows the first variant that is left at first, or the first one of a product that is sold out', () => {
  expect(firstVariant(all)?.productId).toBe(2)
  expect(firstVariant(all.slice(0, 1))?.productId).toBe(1)
  expect(firstVariant([])).toBe(undefined)
})

test('a value leads to the variant with the other values that are chosen, or else to one that has it', () => {
  expect(valuesOf(all, 0, ['S', 'White'])).toEqual([
    { value: 'S', productId: 1, isLeft: false, isSame: true },
    { value: 'M', productId: 3, isLeft: true, isSame: true },
  ])
  expect(valuesOf(all, 0, ['S', 'Black'])).toEqual([
    { value: 'S', productId: 2, isLeft: true, isSame: true },
    { value: 'M', productId: 3, isLeft: true, isSame: false },
  ])
})

test('each value of random variants is offered once, leads to a variant that has it, and the chosen one to itself', () => {
  const value = fc.constantFrom('a', 'b', 'c')
  const variants = fc
    .uniqueArray(fc.tuple(value, value, value), { minLength: 1, maxLength: 20, selector: one => one.join() })
    .chain(rows =>
      fc
        .array(fc.nat(2), { minLength: rows.length, maxLength: rows.length })
        .map(left =>
          rows.map((values, at) => ({ productId: at, values: [...values], quantity: left[at] as number })),
        ),
    )
  fc.assert(
    fc.property(variants, fc.nat(), (made, pick) => {
      const chosen = made[pick % made.length] as (typeof made)[number]
      for (const option of [0, 1, 2]) {
        const offers = valuesOf(made, option, chosen.values)
        expect(offers.map(offer => offer.value).toSorted()).toEqual(
          [...new Set(made.map(one => one.values[option]))].toSorted(),
        )
        for (const { value, productId, isLeft, isSame } of offers) {
          const to = made[productId]
          expect(to?.values[option]).toBe(value)
          expect(to && to.quantity > 0).toBe(isLeft)
          const others = [0, 1, 2].filter(at => at !== option)
          expect(others.every(at => to?.values[at] === chosen.values[at])).toBe(isSame)
          if (value === chosen.values[option]) expect(productId).toBe(chosen.productId)
        }
      }
    }),
  )
})
