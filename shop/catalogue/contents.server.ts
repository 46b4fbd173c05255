import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { products } from './catalogue.tables.server.ts'

/** The content of a product's unit, in thousandths of `contentUnit`; both null if it is not known. */
export type ProductContent = { categoryId: number; content: number | null; contentUnit: string | null }

/** Reads the category and the content of products, by id. Without products it sends no statement. */
export async function readContents(
  database: Database,
  productIds: readonly number[],
): Promise<Map<number, ProductContent>> {
  if (productIds.length === 0) return new Map()
  const rows = await database
    .select({
      productId: products.productId,
      categoryId: products.categoryId,
      content: products.content,
      contentUnit: products.contentUnit,
    })
    .from(products)
    .where(inArray(products.productId, productIds as number[]))
  return new Map(rows.map(({ productId, ...content }) => [productId, content]))
}
