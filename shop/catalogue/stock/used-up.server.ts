import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { prepareSql } from '../../../database/prepared-statement.ts'

const selectUsedUp = prepareSql<{ productId: number }>(
  'used up',
  () => sql`select product_id as "productId" from stock join availabilities using (availability_id) join products using (product_id)
    where product_id = any(${sql.placeholder('ids')}::int[]) and stock_tracked group by product_id having bool_and(on_hand <= held)`,
)

/** Returns those of the products of which nothing is free at any branch. */
export async function usedUp(database: Database, productIds: readonly number[]): Promise<Set<number>> {
  const rows = await selectUsedUp(database, { ids: [...new Set(productIds)] })
  return new Set(rows.map(({ productId }) => productId))
}
