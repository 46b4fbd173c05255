import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLater } from '../lib/dates/dates.ts'
import { isFit } from './lots.rules.ts'
import { changeOfMove } from './move-lot.rules.ts'
import { pickLots } from './pick-lots.rules.ts'

type Kept = {
  lotId: number
  onHand: number
  expiresOn: string
  blockedAt: Date | null
  /** Its ledger, by what became of the goods. */
  received: number
  sold: number
  lost: number
}
type Line = { orderItemId: number; has: Map<number, number> }

const small = fc.integer({ min: 0, max: 9 })
const step = fc.oneof(
  fc.record({ does: fc.constant('receive'), lot: fc.nat(3), counts: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ does: fc.constant('pick'), line: fc.nat(3), wants: small, first: fc.option(fc.nat(3)) }),
  fc.record({ does: fc.constantFrom('WASTE', 'COUNT', 'CORRECTION'), lot: fc.nat(3), counts: small }),
  fc.record({ does: fc.constantFrom('block', 'unblock'), lot: fc.nat(3) }),
  fc.record({ does: fc.constant('midnight') }),
) as fc.Arbitrary<{
  does: string
  lot?: number
  line?: number
  counts?: number
  wants?: number
  first?: number | null
}>

/** A shelf of four lots that end one after the other, and the lines that are picked from it. */
function openShelf() {
  let today = '2026-11-28'
  const lots: Kept[] = [0, 1, 2, 3].map(lotId => ({
    ...{ lotId, onHand: 0, expiresOn: daysLater(today, lotId + 1), blockedAt: null },
    ...{ received: 0, sold: 0, lost: 0 },
  }))
  const lines: Line[] = [0, 1, 2, 3].map(orderItemId => ({ orderItemId, has: new Map() }))
  const lotOf = (id = 0) => lots[id] as Kept
  const lose = (lot: Kept, counts: number) => {
    lot.onHand -= counts
    lot.lost += counts
  }
  return {
    lots,
    lines,
    receive(id: number | undefined, counts = 0) {
      const lot = lotOf(id)
      if (!isFit(lot, today)) return
      lot.onHand += counts
      lot.received += counts
    },
    pick(id: number | undefined, wants = 0, first?: number | null) {
      const line = lines[id ?? 0] as Line
      const has = [...line.has].map(([lotId, counts]) => ({ lotId, counts }))
      const chosen = first != null && isFit(lotOf(first), today) ? { first } : {}
      const shelf = lots.map(lot => ({ ...lot, isFit: isFit(lot, today) }))
      const { moves } = pickLots(shelf, [{ orderItemId: line.orderItemId, has, wants, ...chosen }])
      for (const { lotId, counts } of moves) {
        const lot = lotOf(lotId)
        if (counts > 0) expect(isFit(lot, today)).toBe(true)
        lot.onHand -= counts
        lot.sold += counts
        line.has.set(lotId, (line.has.get(lotId) ?? 0) + counts)
        // Goods that come back to a lot whose day is over are lost.
        if (counts < 0 && lot.blockedAt === null && !isFit(lot, today)) lose(lot, -counts)
      }
    },
    move(cause: 'WASTE' | 'COUNT' | 'CORRECTION', id: number | undefined, quantity = 0) {
      const lot = lotOf(id)
      const change = changeOfMove({ cause, quantity }, lot, { countStep: 1000, today })
      if ('by' in change) lose(lot, -change.by)
    },
    block(id: number | undefined, isBlocked: boolean) {
      lotOf(id).blockedAt = isBlocked ? new Date(0) : null
    },
    midnight() {
      today = daysLater(today, 1)
      for (const lot of lots) if (lot.blockedAt === null && !isFit(lot, today)) lose(lot, lot.onHand)
    },
  }
}

test('over 10,000 histories, what each lot received is sold, lost or there', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), steps => {
      const shelf = openShelf()
      for (const { does, lot, line, counts, wants, first } of steps) {
        if (does === 'receive') shelf.receive(lot, counts)
        else if (does === 'pick') shelf.pick(line, wants, first)
        else if (does === 'block' || does === 'unblock') shelf.block(lot, does === 'block')
        else if (does === 'midnight') shelf.midnight()
        else shelf.move(does as 'WASTE', lot, counts)
        for (const { lotId, received, sold, lost, onHand } of shelf.lots) {
          expect(onHand).toBeGreaterThanOrEqual(0)
          expect(sold + lost + onHand).toBe(received)
          const ofLines = shelf.lines.reduce((sum, { has }) => sum + (has.get(lotId) ?? 0), 0)
          expect(ofLines).toBe(sold)
        }
        for (const { has } of shelf.lines)
          for (const had of has.values()) expect(had).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 10_000 },
  )
})
