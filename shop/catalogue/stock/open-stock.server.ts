import { eq } from 'drizzle-orm'
import { findInLots } from '../../availability/in-lots.server.ts'
import { openAvailability } from '../../availability/open-availability.server.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { stock } from '../catalogue.tables.server.ts'
import type { SetProduct } from '../editing/change-product.server.ts'
import { countStepOf, newStock } from './count-step.rules.ts'

/** The stock of a product at a branch, as stored. */
export type StockRow = typeof stock.$inferSelect

/**
 * Returns the stock of a product at a branch; begins to count it there, as the other branches count it, if it has none yet. The caller
 * has locked the product, so that two movements do not begin at once.
 */
export async function openStock(
  { database, caller, clock }: Pick<SignedInShop, 'database' | 'caller' | 'clock'>,
  product: SetProduct,
  branchId: number,
): Promise<StockRow> {
  const { productId } = product
  const places = await database.select().from(stock).where(eq(stock.productId, productId))
  const found = places.find(place => place.branchId === branchId)
  if (found) return found
  const others = await findInLots(
    database,
    places.map(({ availabilityId }) => availabilityId),
  )
  const opening = { kind: 'stock', onHand: 0, movedAt: clock(), movedBy: caller.custId } as const
  const availabilityId = await openAvailability(database, { ...opening, inLots: others.size > 0 })
  const counted = newStock(product, places[0]?.countStep ?? countStepOf(product))
  const row = { productId, branchId, availabilityId, ...counted }
  await database.insert(stock).values(row)
  return { ...row, countedOn: null }
}
