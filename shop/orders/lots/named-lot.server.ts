import type { Shop } from '../../lib/shop.server.ts'
import type { LotRow } from '../../lots/change-lots.server.ts'
import { findLotByCode, findNextLots } from '../../lots/find-lot.server.ts'
import type { SaidLot } from '../../lots/lots.fields.ts'
import { isFit } from '../../lots/lots.rules.ts'
import { sayLot } from '../../lots/say-lot.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import type { orders } from '../orders.tables.server.ts'
import type { LotTrouble } from './lot-troubles.ts'
import { dayOfOrder } from './shelf.server.ts'

/** A lot that cannot be picked, why, and the one to take in its place; null if there is none. */
export type UnfitLot = { code: string; why: LotTrouble; nextLot: SaidLot | null }

/**
 * Returns the lot of a product with the code that a picker has scanned or typed, or why it cannot be picked for an order. A line that
 * has something of it may keep that although nothing else is left.
 */
export async function namedLot(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  order: Pick<typeof orders.$inferSelect, 'branchId' | 'slotStartsAt'>,
  { productId, code, has = [] }: { productId: number; code: string; has?: readonly { lotId: number }[] },
): Promise<LotRow | UnfitLot> {
  const { timeZone } = await readSettings(database)
  const day = dayOfOrder(order, clock(), timeZone)
  const of = { productId, branchId: order.branchId }
  const lot = await findLotByCode(database, of, code)
  const why = troubleOf(lot, day, has)
  if (lot && why === undefined) return lot
  const next = (await findNextLots(database, [of], day))(of)
  return { code, why: why ?? 'UNKNOWN', nextLot: next ? sayLot(next) : null }
}

function troubleOf(
  lot: LotRow | undefined,
  day: string,
  has: readonly { lotId: number }[],
): LotTrouble | undefined {
  if (!lot) return 'UNKNOWN'
  if (lot.blockedAt !== null) return 'BLOCKED'
  if (!isFit(lot, day)) return 'OVER'
  return lot.onHand > 0 || has.some(({ lotId }) => lotId === lot.lotId) ? undefined : 'EMPTY'
}
