import { and, eq, inArray } from 'drizzle-orm'
import { type Adjustment, adjust, type NotAdjusted } from '../../availability/adjust.server.ts'
import { THOUSANDTHS, toQuantity } from '../../lib/quantity.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { stock } from '../catalogue.tables.server.ts'
import { branchForAudit } from './branch-of-stock.server.ts'
import type { StockCause } from './stock-causes.ts'

/** A stock movement of a product: a change `by`, or a new total `to`; in units, like what the staff member saw before. */
export type StockMove = {
  productId: number
  by?: number | undefined
  to?: number | undefined
  seen?: number | undefined
}

/** The reason why a product's stock was not moved, with its stock and the reserved part, in units. */
export type NotMoved = { productId: number; onHand: number; held: number; why: NotAdjusted['why'] }

/**
 * Moves the stock of products at a branch, with rows in the ledger and the audit. Returns the moves that are impossible: the caller
 * must then refuse. A product without stock there is left out (`openStock`).
 */
export async function moveStock(
  { database, caller, clock, audit }: Pick<SignedInShop, 'database' | 'caller' | 'clock' | 'audit'>,
  moves: readonly StockMove[],
  { cause, note, branchId }: { cause: StockCause; note: string | null; branchId: number },
): Promise<NotMoved[]> {
  const ids = moves.map(({ productId }) => productId)
  const places = await database
    .select()
    .from(stock)
    .where(and(inArray(stock.productId, ids), eq(stock.branchId, branchId)))
  const placed = moves.flatMap(move => {
    const place = places.find(({ productId }) => productId === move.productId)
    return place ? [{ ...move, availabilityId: place.availabilityId, countStep: place.countStep }] : []
  })
  const adjustments = placed.map(({ availabilityId, countStep, by, to, seen }): Adjustment => {
    const counts = (quantity: number) => Math.round((quantity * THOUSANDTHS) / countStep)
    const from = { availabilityId, ...(seen === undefined ? {} : { seen: counts(seen) }) }
    return to === undefined ? { ...from, by: counts(by ?? 0) } : { ...from, to: counts(to) }
  })
  const reason = { cause, note, movedAt: clock(), movedBy: caller.custId }
  const refused = await adjust(database, adjustments, reason)
  const named = await branchForAudit(database, branchId)
  for (const { productId, by, to, seen } of refused.length > 0 ? [] : placed)
    await audit.add({
      action: cause.toLowerCase(),
      subject: 'stock',
      subjectId: productId,
      ...(seen === undefined ? {} : { before: { onHand: seen } }),
      after: to === undefined ? { by, note, ...named } : { onHand: to, note, ...named },
    })
  return refused.flatMap(({ availabilityId, onHand, held, why }) => {
    const place = placed.find(one => one.availabilityId === availabilityId)
    if (!place) return []
    const inUnits = (counts: number) => toQuantity(counts, place.countStep)
    return [{ productId: place.productId, onHand: inUnits(onHand), held: inUnits(held), why }]
  })
}
