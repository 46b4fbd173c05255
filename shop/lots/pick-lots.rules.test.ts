import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickLots, type Shelved, type Wanted } from './pick-lots.rules.ts'

const lot = (lotId: number, onHand: number): Shelved => ({ lotId, onHand, isFit: true })
const line = (orderItemId: number, wants: number, has: Wanted['has'] = []): Wanted => ({
  ...{ orderItemId, wants, has },
})

test('the lot that ends first is picked first, and the next one when it is empty', () => {
  expect(pickLots([lot(1, 3), lot(2, 9)], [line(7, 5)])).toEqual({
    moves: [
      { orderItemId: 7, lotId: 1, counts: 3 },
      { orderItemId: 7, lotId: 2, counts: 2 },
    ],
    missing: [],
  })
})

test('a lot that is not fit is never picked', () => {
  const shelf = [{ ...lot(1, 3), isFit: false }, lot(2, 2)]
  expect(pickLots(shelf, [line(7, 5)])).toEqual({
    moves: [{ orderItemId: 7, lotId: 2, counts: 2 }],
    missing: [{ orderItemId: 7, counts: 3 }],
  })
})

test('a line that needs less gives back what it got last', () => {
  const has = [
    { lotId: 1, counts: 3 },
    { lotId: 2, counts: 2 },
  ]
  expect(pickLots([lot(1, 0), lot(2, 7)], [line(7, 1, has)]).moves).toEqual([
    { orderItemId: 7, lotId: 2, counts: -2 },
    { orderItemId: 7, lotId: 1, counts: -2 },
  ])
})

test('a scanned lot takes the place of the lots that the line had, as far as there is enough of it', () => {
  const has = [{ lotId: 1, counts: 4 }]
  const picked = pickLots([lot(1, 0), lot(2, 3)], [{ ...line(7, 4, has), first: 2 }])
  expect(picked).toEqual({
    moves: [
      { orderItemId: 7, lotId: 1, counts: -3 },
      { orderItemId: 7, lotId: 2, counts: 3 },
    ],
    missing: [],
  })
})

test('a line that gives back and a line that gets are met in one call', () => {
  const picked = pickLots([lot(1, 0)], [line(7, 3), line(8, 0, [{ lotId: 1, counts: 3 }])])
  expect(picked).toEqual({
    moves: [
      { orderItemId: 8, lotId: 1, counts: -3 },
      { orderItemId: 7, lotId: 1, counts: 3 },
    ],
    missing: [],
  })
})

const counts = fc.integer({ min: 0, max: 12 })
const shelves = fc.array(fc.record({ onHand: counts, isFit: fc.boolean() }), { minLength: 1, maxLength: 5 })
const orders = fc.array(
  fc.record({ wants: counts, has: fc.array(counts, { maxLength: 5 }), first: fc.option(fc.nat(4)) }),
  { minLength: 1, maxLength: 4 },
)

test('over 10,000 shelves, lots and lines together keep their sum, no lot falls below 0, and no unfit one is picked', () => {
  fc.assert(
    fc.property(shelves, orders, (rows, wishes) => {
      const shelf = rows.map((row, lotId) => ({ ...row, lotId }))
      const lines = wishes.map(({ wants, has, first }, orderItemId): Wanted => {
        const some = has.flatMap((counts, lotId) =>
          counts > 0 && lotId < shelf.length ? [{ lotId, counts }] : [],
        )
        const chosen = shelf[first ?? -1]?.isFit ? { first: first as number } : {}
        return { orderItemId, wants, has: some, ...chosen }
      })
      const { moves, missing } = pickLots(shelf, lines)
      for (const { lotId, onHand, isFit } of shelf) {
        const moved = moves.filter(move => move.lotId === lotId)
        const after = onHand - moved.reduce((sum, move) => sum + move.counts, 0)
        expect(after).toBeGreaterThanOrEqual(0)
        if (!isFit) expect(moved.every(move => move.counts < 0)).toBe(true)
      }
      for (const { orderItemId, wants, has } of lines) {
        const of = moves.filter(move => move.orderItemId === orderItemId)
        const got =
          has.reduce((sum, one) => sum + one.counts, 0) + of.reduce((sum, { counts }) => sum + counts, 0)
        const short = missing.find(one => one.orderItemId === orderItemId)?.counts ?? 0
        expect(got + short).toBe(wants)
        for (const { lotId, counts: had } of has) {
          const net = of.filter(move => move.lotId === lotId).reduce((sum, { counts }) => sum + counts, 0)
          expect(had + net).toBeGreaterThanOrEqual(0)
        }
      }
      // A line is short only if no fit lot has anything left.
      if (missing.length > 0)
        for (const { lotId, onHand, isFit } of shelf)
          if (isFit) {
            const out = moves
              .filter(move => move.lotId === lotId)
              .reduce((sum, { counts }) => sum + counts, 0)
            expect(onHand - out).toBe(0)
          }
    }),
    { numRuns: 10_000 },
  )
})
