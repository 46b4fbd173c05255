import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marginOf, sumOfSums } from './margin.rules.ts'

const amount = fc.integer({ min: 0, max: 2 ** 40 })
const sums = fc
  .record({ known: amount, unknown: amount, cost: amount })
  .map(({ known, unknown, cost }) => ({ revenue: known + unknown, known, cost }))

test('a margin is the revenue less the cost, and a revenue without a known cost is counted apart', () => {
  expect(marginOf({ revenue: 3_000, known: 2_000, cost: 1_500 })).toEqual({
    ...{ revenue: 3_000, cost: 1_500, margin: 500, basisPoints: 2_500, unknown: 1_000 },
  })
  expect(marginOf({ revenue: 900, known: 0, cost: 0 })).toMatchObject({ basisPoints: null, unknown: 900 })
  expect(marginOf({ revenue: 200, known: 200, cost: 300 })).toMatchObject({
    margin: -100,
    basisPoints: -5_000,
  })
})

test('its per cent is rounded once, half away from zero, for every sum', () => {
  expect(marginOf({ revenue: 3, known: 3, cost: 2 }).basisPoints).toBe(3_333)
  expect(marginOf({ revenue: 20_000, known: 20_000, cost: 19_999 }).basisPoints).toBe(1)
  expect(marginOf({ revenue: 20_000, known: 20_000, cost: 20_001 }).basisPoints).toBe(-1)
  fc.assert(
    fc.property(sums, one => {
      const { margin, basisPoints } = marginOf(one)
      if (basisPoints === null) return one.known === 0
      // The exact share lies within half a basis point: |margin * 10000 - basisPoints * known| <= known / 2.
      const off = BigInt(margin) * 10_000n - BigInt(basisPoints) * BigInt(one.known)
      return 2n * (off < 0n ? -off : off) <= BigInt(one.known)
    }),
  )
})

test('the sum of departments has the margin of all of them', () => {
  fc.assert(
    fc.property(fc.array(sums, { maxLength: 20 }), rows => {
      const all = sumOfSums(rows)
      const total = (of: (row: (typeof rows)[number]) => number) =>
        Number(rows.reduce((sum, row) => sum + BigInt(of(row)), 0n))
      expect(all).toEqual({
        revenue: total(({ revenue }) => revenue),
        known: total(({ known }) => known),
        cost: total(({ cost }) => cost),
      })
      expect(marginOf(all).margin).toBe(total(row => marginOf(row).margin))
    }),
  )
})
