import { and, asc, inArray } from 'drizzle-orm'
import { holdProduct, type SetProduct } from '../catalogue/editing/change-product.server.ts'
import { openStock, type StockRow } from '../catalogue/stock/open-stock.server.ts'
import { branchesWith } from '../lib/permissions.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import { ofBranches } from '../settings/branches/of-branches.server.ts'
import { holdLots, type LotRow } from './change-lots.server.ts'
import { lots } from './lots.tables.server.ts'

/** A locked lot, its locked product, and the stock that it is part of. */
export type HeldLot = { lot: LotRow; product: SetProduct; place: StockRow }
type Holding = Pick<SignedInShop, 'database' | 'caller' | 'clock'>

/** Locks those of these lots whose branches the caller looks after, their products first, in order of their ids. */
export async function holdLotsNamed(shop: Holding, lotIds: readonly number[]): Promise<HeldLot[]> {
  const { database, caller } = shop
  const named = and(
    inArray(lots.lotId, [...lotIds]),
    ofBranches(lots.branchId, branchesWith(caller, 'catalogue')),
  )
  const found = await database
    .selectDistinct({ productId: lots.productId })
    .from(lots)
    .where(named)
    .orderBy(asc(lots.productId))
  const products = new Map<number, SetProduct>()
  for (const { productId } of found) {
    const product = await holdProduct(database, productId)
    if (product) products.set(productId, product)
  }
  const held: HeldLot[] = []
  for (const lot of await holdLots(database, named)) {
    const product = products.get(lot.productId)
    if (product) held.push({ lot, product, place: await openStock(shop, product, lot.branchId) })
  }
  return held
}

/** Locks a lot of a branch that the caller looks after, its product first; undefined if there is none. */
export const holdLot = async (shop: Holding, lotId: number): Promise<HeldLot | undefined> =>
  (await holdLotsNamed(shop, [lotId]))[0]
