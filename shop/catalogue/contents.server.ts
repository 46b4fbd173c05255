import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { categories, departments, products } from './catalogue.tables.server.ts'
import { type Facts, unknownFacts } from './facts/facts.rules.ts'

/** The content of a product's unit, in thousandths of `contentUnit`; both null if it is not known. */
export type ProductContent = {
  productName: string
  categoryId: number
  content: number | null
  contentUnit: string | null
  /** The facts that decide who can eat it; undefined if it is no food, and none are stated. */
  facts: Facts | undefined
}

/** Reads the category, the content and the facts of products, by id. Without products it sends no statement. */
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
      facts: products.facts,
      isFood: departments.foodFlag,
    })
    .from(products)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .innerJoin(departments, eq(departments.deptName, categories.category))
    .where(inArray(products.productId, productIds as number[]))
  return new Map(
    rows.map(({ productId, isFood, facts, ...content }) => [
      productId,
      { ...content, facts: facts ?? (isFood ? unknownFacts : undefined) },
    ]),
  )
}
