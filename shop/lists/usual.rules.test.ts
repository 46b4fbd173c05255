import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Mark, marks, usualOf } from './usual.rules.ts'

const now = new Date('2026-11-27T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const order = (orderId: number, days: number, ...productIds: number[]) =>
  productIds.map(productId => ({ productId, orderId, at: daysAgo(days) }))
const idsOf = (bought: ReturnType<typeof order>, marked: [number, Mark][] = []) =>
  usualOf(bought, new Map(marked), now).map(({ productId }) => productId)

test('a product is usual once two orders have it, but not by two lines of one order', () => {
  expect(idsOf([...order(1, 1, 7, 8, 8), ...order(2, 9, 7)])).toEqual([7])
})

test('the product that was ordered more often comes first, unless its orders are old', () => {
  const often = [1, 2, 3].flatMap(id => order(id, id, 7))
  expect(idsOf([...often, ...order(4, 1, 8), ...order(5, 2, 8)])).toEqual([7, 8])
  const old = [1, 2, 3].flatMap(id => order(id, 300 + id, 7))
  expect(idsOf([...old, ...order(4, 1, 8), ...order(5, 2, 8)])).toEqual([8, 7])
})

test('a pinned product comes first even if it was ordered once, or in no recent order', () => {
  expect(
    idsOf(
      [...order(1, 1, 7), ...order(2, 2, 7), ...order(3, 3, 9)],
      [
        [9, 'PINNED'],
        [5, 'PINNED'],
      ],
    ),
  ).toEqual([9, 5, 7])
})

const bought = fc
  .array(fc.record({ productId: fc.integer({ min: 1, max: 9 }), orderId: fc.integer({ min: 1, max: 20 }) }))
  .map(lines => lines.map(line => ({ ...line, at: daysAgo(line.orderId * 3) })))
const marked = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(...marks)))
  .map(pairs => new Map(pairs))

test('hidden products are never usual, pinned ones always and first, and others have two orders', () => {
  fc.assert(
    fc.property(bought, marked, (lines, given) => {
      const usual = usualOf(lines, given, now)
      const ids = usual.map(({ productId }) => productId)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [productId, mark] of given) expect(ids.includes(productId)).toBe(mark === 'PINNED')
      const pins = usual.map(({ pinned }) => pinned)
      expect(pins).toEqual([...pins].sort((one, other) => Number(other) - Number(one)))
      for (const { times, pinned } of usual) expect(pinned || times >= 2).toBe(true)
    }),
  )
})

test('one more order of a product never moves it down', () => {
  fc.assert(
    fc.property(bought, marked, fc.integer({ min: 1, max: 9 }), (lines, given, productId) => {
      const placeIn = (those: typeof lines) => {
        const place = usualOf(those, given, now).findIndex(usual => usual.productId === productId)
        return place === -1 ? Number.POSITIVE_INFINITY : place
      }
      expect(placeIn([...lines, ...order(99, 0, productId)])).toBeLessThanOrEqual(placeIn(lines))
    }),
  )
})
