import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { categories, departments, products } from '../catalogue.tables.server.ts'

const PRODUCT = /^\/productsingle\/(\d{1,9})(?:\/|$)/

/** Returns the list of the category that had the removed product of an address; undefined if there is none. */
export async function listOfRemoved(database: Database, path: string): Promise<string | undefined> {
  const productId = Number(PRODUCT.exec(path)?.[1])
  if (!productId) return undefined
  const [found] = await database
    .select({ categoryId: products.categoryId })
    .from(products)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .innerJoin(departments, eq(departments.deptName, categories.category))
    .where(
      and(eq(products.productId, productId), isNotNull(products.removedAt), eq(departments.activeFlag, 'Y')),
    )
  return found && `/shop/${found.categoryId}`
}
