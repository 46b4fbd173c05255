import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** An expression for the name of the supplier that a column names; null if there is none. */
export const nameOfSupplier = (supplierId: SQLWrapper): SQL<string | null> =>
  sql`(select named.supplier_name from suppliers named where named.supplier_id = ${supplierId})`
