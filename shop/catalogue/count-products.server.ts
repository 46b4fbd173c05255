import { and, count, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { categories, departments, products } from './catalogue.tables.server.ts'
import { shown } from './select-products.server.ts'

/** How many shown products meet the condition. */
export async function countProducts(database: Database, where: SQL | undefined): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(products)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .innerJoin(departments, eq(departments.deptName, categories.category))
    .where(and(shown, where))
  return row?.total ?? 0
}
