import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { categories, departments } from '../catalogue.tables.server.ts'

/**
 * A condition: products of this category sell only from a lot with a last day. It reads these categories once for a statement, however many
 * products that has.
 */
export const needsLot = (categoryId: SQLWrapper): SQL<boolean> => sql<boolean>`${categoryId} in (
  select c.category_id from ${categories} c join ${departments} d on d.dept_name = c.category where d.lot_flag)`

/** Returns those of these products whose goods sell only from a lot with a last day. */
export async function findNeedingLots(
  database: Database,
  productIds: readonly number[],
): Promise<Set<number>> {
  if (productIds.length === 0) return new Set()
  const { rows } = await database.execute<{ id: number }>(sql`
    select p.product_id as id from products p
    where p.product_id = any(${sql.param(productIds)}::int[]) and ${needsLot(sql`p.category_id`)}`)
  return new Set(rows.map(({ id }) => id))
}
