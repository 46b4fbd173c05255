import { and, eq } from 'drizzle-orm'
import { holdProduct, type SetProduct } from '../catalogue/editing/change-product.server.ts'
import { openStock, type StockRow } from '../catalogue/stock/open-stock.server.ts'
import { branchesWith } from '../lib/permissions.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import { ofBranches } from '../settings/branches/of-branches.server.ts'
import { holdLots, type LotRow } from './change-lots.server.ts'
import { lots } from './lots.tables.server.ts'

/** A locked lot, its locked product, and the stock that it is part of. */
export type HeldLot = { lot: LotRow; product: SetProduct; place: StockRow }

/** Locks a lot of a branch that the caller looks after, its product first; undefined if there is none. */
export async function holdLot(
  shop: Pick<SignedInShop, 'database' | 'caller' | 'clock'>,
  lotId: number,
): Promise<HeldLot | undefined> {
  const { database, caller } = shop
  const [found] = await database
    .select({ productId: lots.productId })
    .from(lots)
    .where(and(eq(lots.lotId, lotId), ofBranches(lots.branchId, branchesWith(caller, 'catalogue'))))
  const product = found && (await holdProduct(database, found.productId))
  if (!product) return undefined
  const [lot] = await holdLots(database, eq(lots.lotId, lotId))
  return lot && { lot, product, place: await openStock(shop, product, lot.branchId) }
}
