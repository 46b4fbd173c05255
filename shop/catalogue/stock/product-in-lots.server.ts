import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { isInLots } from '../../availability/in-lots.server.ts'

/** An expression that is true if the product that a column names is in lots: it is then at every branch. */
export const isProductInLots = (productId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from stock counted where counted.product_id = ${productId} and ${isInLots(sql`counted.availability_id`)})`

/** True if a product is in lots. */
export async function isKeptInLots(database: Database, productId: number): Promise<boolean> {
  const { rows } = await database.execute<{ inLots: boolean }>(
    sql`select ${isProductInLots(sql`${productId}::int`)} as "inLots"`,
  )
  return rows[0]?.inLots === true
}
