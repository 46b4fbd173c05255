import { findInLots } from '../../availability/in-lots.server.ts'
import { holdProduct, type SetProduct } from '../../catalogue/editing/change-product.server.ts'
import { findNeedingLots } from '../../catalogue/stock/needs-lot.server.ts'
import { openStock, type StockRow } from '../../catalogue/stock/open-stock.server.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'

/** A locked product of a delivery, with its stock at the branch. */
export type ReceivedGoods = {
  product: SetProduct
  place: StockRow
  countStep: number
  inLots: boolean
  /** True if its lots need a last day. */
  needsDay: boolean
}

/**
 * Locks the products of a delivery in order of their ids, and begins to count them at the branch if it has none of them yet. Products that
 * do not exist, were removed, or have variants are left out.
 */
export async function holdGoods(
  shop: Pick<SignedInShop, 'database' | 'caller' | 'clock'>,
  productIds: readonly number[],
  branchId: number,
): Promise<Map<number, ReceivedGoods>> {
  const { database } = shop
  const held: Omit<ReceivedGoods, 'inLots' | 'needsDay'>[] = []
  for (const productId of [...new Set(productIds)].sort((one, other) => one - other)) {
    const product = await holdProduct(database, productId)
    if (!product || product.removedAt || product.variantOptions) continue
    const place = await openStock(shop, product, branchId)
    held.push({ product, place, countStep: place.countStep })
  }
  const inLots = await findInLots(
    database,
    held.map(({ place }) => place.availabilityId),
  )
  const needing = await findNeedingLots(database, productIds)
  return new Map(
    held.map(one => {
      const { productId } = one.product
      const needsDay = needing.has(productId)
      return [productId, { ...one, inLots: inLots.has(one.place.availabilityId), needsDay }]
    }),
  )
}
