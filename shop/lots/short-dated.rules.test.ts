import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLater } from '../lib/dates/dates.ts'
import { reducedPrice, reductionOf, type Shelf, type ShelfLot, shortDatedOf } from './short-dated.rules.ts'

const today = '2026-11-28'
const none = { today, shortDatedDays: 0, shortDatedBp: 0 }
const lot = (onHand: number, days: number | null, reductionBp: number | null = null): ShelfLot => ({
  ...{ onHand, reductionBp },
  ...(days === null
    ? { expiresOn: null, dateKind: null }
    : { expiresOn: daysLater(today, days), dateKind: 'BEST_BEFORE' }),
})
const shelf = (free: number, ...lots: ShelfLot[]): Shelf => ({ free, over: 0, lots })

test('a lot has its own reduction, or that of the shop in its last days', () => {
  const threeDays = { today, shortDatedDays: 3, shortDatedBp: 3000 }
  const bps = (on: typeof none) => [-1, 0, 2, 3].map(days => reductionOf(lot(1, days), on))
  expect(bps(threeDays)).toEqual([0, 3000, 3000, 0])
  expect(bps({ ...threeDays, shortDatedDays: 1 })).toEqual([0, 3000, 0, 0])
  expect(bps(none)).toEqual([0, 0, 0, 0])
  expect([0, 5000].map(own => reductionOf(lot(1, 0, own), threeDays))).toEqual([0, 5000])
  expect(reductionOf(lot(1, -1, 5000), threeDays)).toBe(0)
})

test('goods without a last day have only their own reduction', () => {
  const always = { today, shortDatedDays: 365, shortDatedBp: 3000 }
  expect(reductionOf(lot(1, null), always)).toBe(0)
  expect(reductionOf(lot(1, null, 2000), always)).toBe(2000)
})

test('orders are promised the goods that end first, so that the rest of the reduced ones is what is free beyond the others', () => {
  const lots = [lot(3, 1, 3000), lot(10, 9)]
  const left = (free: number) => shortDatedOf(shelf(free, ...lots), none)?.left
  expect([13, 12, 11, 10, 4].map(left)).toEqual([3, 2, 1, undefined, undefined])
  expect(shortDatedOf({ ...shelf(12, ...lots), over: 1 }, none)?.left).toBe(1)
})

test('an offer has the smallest reduction, and the day of the lot that ends first', () => {
  const offer = shortDatedOf(shelf(9, lot(2, 3, 2000), lot(3, 1, 5000), lot(4, 30)), none)
  expect(offer).toEqual({ bp: 2000, left: 5, expiresOn: '2026-11-29', dateKind: 'BEST_BEFORE' })
})

test('goods whose day is over are not sold for less before the shop has emptied their lot', () => {
  expect(shortDatedOf(shelf(15, lot(3, -1, 3000), lot(2, 0, 3000), lot(10, 9)), none)?.left).toBe(2)
  expect(shortDatedOf(shelf(13, lot(3, -1, 3000), lot(10, 9)), none)).toBeUndefined()
})

test('a reduction is rounded half up, and a price never falls below 0', () => {
  expect([reducedPrice(1000, 3000), reducedPrice(5, 5000), reducedPrice(333, 3333)]).toEqual([700, 2, 222])
  expect([reducedPrice(0, 9000), reducedPrice(1, 9000)]).toEqual([0, 0])
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 9000 }), (price, bp) => {
      const reduced = reducedPrice(price, bp)
      expect(reduced).toBe(price - Number((BigInt(price) * BigInt(bp) + 5000n) / 10_000n))
      expect(reduced).toBeGreaterThanOrEqual(0)
      expect(reduced).toBeLessThanOrEqual(price)
    }),
  )
})

const anyLot = fc.record({
  onHand: fc.integer({ min: 1, max: 12 }),
  days: fc.option(fc.integer({ min: -1, max: 6 })),
  reductionBp: fc.option(fc.constantFrom(0, 1000, 3000)),
})
const anyShelf = fc.record({
  lots: fc.array(anyLot, { maxLength: 5 }),
  shortDatedDays: fc.integer({ min: 0, max: 5 }),
  /** The amounts that shoppers want, one after the other; before each, an order of before may be cancelled. */
  wishes: fc.array(fc.record({ counts: fc.integer({ min: 1, max: 9 }), cancels: fc.option(fc.nat(9)) })),
})

test('on 10,000 random shelves, no more is sold at a reduced price than reduced lots have', () => {
  fc.assert(
    fc.property(anyShelf, ({ lots, shortDatedDays, wishes }) => {
      const on = { today, shortDatedDays, shortDatedBp: 2000 }
      const shelved = lots.map(({ onHand, days, reductionBp }) => lot(onHand, days, reductionBp))
      const isReduced = (one: ShelfLot) => reductionOf(one, on) > 0
      const sum = (some: readonly ShelfLot[]) => some.reduce((all, { onHand }) => all + onHand, 0)
      const there = sum(shelved.filter(isReduced))
      const orders: { counts: number; isReduced: boolean }[] = []
      const of = (some: typeof orders) => some.reduce((all, { counts }) => all + counts, 0)
      for (const { counts, cancels } of wishes) {
        if (cancels !== null) orders.splice(cancels, 1)
        const free = sum(shelved) - of(orders)
        const sold = of(orders.filter(order => order.isReduced))
        const offer = shortDatedOf({ free, over: 0, lots: shelved }, on)
        expect(offer?.left ?? 0).toBeLessThanOrEqual(there - sold)
        if (offer) {
          const bps = shelved.filter(isReduced).map(one => reductionOf(one, on))
          expect(offer.bp).toBe(Math.min(...bps))
        }
        if (counts <= free) orders.push({ counts, isReduced: counts <= (offer?.left ?? 0) })
        expect(of(orders.filter(order => order.isReduced))).toBeLessThanOrEqual(there)
      }
    }),
    { numRuns: 10_000 },
  )
})
