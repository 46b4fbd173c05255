import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { prepareSql } from '../../../database/prepared-statement.ts'

/** A product at a branch, or at any branch. */
export type Shelf = { productId: number; branchId: number | undefined }

const selectUsedUp = prepareSql<{ number: number }>(
  'used up',
  () => sql`select number::int from unnest(${sql.placeholder('products')}::int[], ${sql.placeholder('branches')}::int[])
      with ordinality as shelf(product_id, branch_id, number)
    join stock s on s.product_id = shelf.product_id and (shelf.branch_id is null or s.branch_id = shelf.branch_id)
    join availabilities using (availability_id) join products p on p.product_id = s.product_id
    where stock_tracked group by number having bool_and(on_hand <= held)`,
)

/** Returns the shelves on which nothing is free, by their places in the list. */
export async function usedUp(database: Database, shelves: readonly Shelf[]): Promise<Set<number>> {
  const rows = await selectUsedUp(database, {
    products: shelves.map(({ productId }) => productId),
    branches: shelves.map(({ branchId }) => branchId ?? null),
  })
  return new Set(rows.map(({ number }) => number - 1))
}
