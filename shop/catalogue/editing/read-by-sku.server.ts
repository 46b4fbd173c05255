import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { availabilities } from '../../availability/availability.tables.server.ts'
import { mainBranch } from '../../settings/branches/main-branch.server.ts'
import { productPictures, products, stock } from '../catalogue.tables.server.ts'
import { isProductInLots } from '../stock/product-in-lots.server.ts'
import { type SetProduct, setColumns } from './change-product.server.ts'

/** A product as an import finds it, with its stock in counts and its pictures. */
export type KnownProduct = {
  product: SetProduct
  availabilityId: number | null
  onHand: number
  held: number
  countStep: number
  inLots: boolean
  /** True if a branch has something of it, or holds something for an order. */
  hasStock: boolean
  /** The SKU of the product that it is a variant of. */
  wholeSku: string | null
  /** Its variants, also removed ones. */
  variants: { sku: string; values: string[] }[]
  /** In display order, with their alternative texts. */
  pictures: { hash: string; text: string }[]
}

/** Returns the products with these SKUs, by SKU, including removed ones and those not shown. */
export async function readBySku(
  database: Database,
  skus: readonly string[],
): Promise<Map<string, KnownProduct>> {
  if (skus.length === 0) return new Map()
  const rows = await database
    .select({
      product: setColumns,
      availabilityId: stock.availabilityId,
      onHand: availabilities.onHand,
      held: availabilities.held,
      // A branch that has not counted it yet counts it as the others do.
      countStep: sql<number | null>`coalesce(${stock.countStep}, (
        select s.count_step from stock s where s.product_id = ${products.productId} limit 1))`,
      inLots: isProductInLots(sql`${products.productId}`),
      hasStock: sql<boolean>`exists (select from stock s join availabilities a using (availability_id)
        where s.product_id = ${products.productId} and (a.on_hand <> 0 or a.held <> 0))`,
      wholeSku: sql<string | null>`(select w.sku from products w where w.product_id = ${products.variantOf})`,
      variants: sql<
        KnownProduct['variants']
      >`(select coalesce(jsonb_agg(jsonb_build_object('sku', v.sku, 'values', v.variant_values)), '[]')
        from products v where v.variant_of = ${products.productId})`,
      pictures: sql<KnownProduct['pictures']>`(select coalesce(jsonb_agg(
          jsonb_build_object('hash', i.hash, 'text', coalesce(i.alternative_text, '')) order by i.position), '[]')
        from ${productPictures} i where i.product_id = ${products.productId})`,
    })
    .from(products)
    .leftJoin(stock, and(eq(stock.productId, products.productId), eq(stock.branchId, mainBranch)))
    .leftJoin(availabilities, eq(availabilities.availabilityId, stock.availabilityId))
    .where(inArray(products.sku, [...skus]))
  return new Map(
    rows.map(row => [
      row.product.sku,
      { ...row, onHand: row.onHand ?? 0, held: row.held ?? 0, countStep: row.countStep ?? 1 },
    ]),
  )
}
