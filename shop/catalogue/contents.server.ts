import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { products } from './catalogue.tables.server.ts'
import type { StatedProduct } from './made-of/facts-with-parts.rules.ts'
import { statedProduct } from './made-of/stated-product.server.ts'

/** The content of a product's unit, in thousandths of `contentUnit`; both null if it is not known. */
export type ProductContent = {
  productName: string
  categoryId: number
  content: number | null
  contentUnit: string | null
  /** The age that its buyer must have, in years; null if everyone may buy it. */
  ageFrom: number | null
  /** The facts that decide who can eat it, and those of its parts. */
  stated: StatedProduct
}

/** Reads the category, the content, the facts and the parts of products, by id. Without products it sends no statement. */
export async function readContents(
  database: Database,
  productIds: readonly number[],
): Promise<Map<number, ProductContent>> {
  if (productIds.length === 0) return new Map()
  const rows = await database
    .select({
      productId: products.productId,
      productName: products.productName,
      categoryId: products.categoryId,
      content: products.content,
      contentUnit: products.contentUnit,
      ageFrom: products.ageFrom,
      stated: sql<StatedProduct>`${statedProduct(sql`products.product_id`)}`,
    })
    .from(products)
    .where(inArray(products.productId, productIds as number[]))
  return new Map(rows.map(({ productId, ...content }) => [productId, content]))
}
