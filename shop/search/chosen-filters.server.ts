import { type SQL, sql } from 'drizzle-orm'
import { products } from '../catalogue/catalogue.tables.server.ts'

/**
 * The chosen filters of a list, for its statement: one key of each group, and only products that can be bought if `inStock`. `counted`
 * are the keys whose products are to be counted.
 */
export type Chosen = { groups: readonly (readonly string[])[]; inStock: boolean; counted: readonly string[] }

export const nothingChosen: Chosen = { groups: [], inStock: false, counted: [] }

/** The condition for products that have a key of each group. */
export const hasGroups = ({ groups }: Chosen): SQL =>
  groups.length === 0
    ? sql`true`
    : sql.join(
        groups.map(keys => sql`${products.filterKeys} && ${sql.param(keys)}::text[]`),
        sql` and `,
      )

/** The columns by which `canBeBought` judges a product, after others; none if it is not asked. */
export const boughtColumns = ({ inStock }: Chosen): SQL =>
  inStock
    ? sql`, ${products.stockTracked}, ${products.minimumSteps}, ${products.maximumSteps}, ${products.quantityStep}`
    : sql``

/** The number of rows with each counted key, as JSON. */
export const countsIn = (rows: SQL, { counted }: Chosen): SQL =>
  counted.length === 0
    ? sql`'{}'::json`
    : sql`(select coalesce(json_object_agg(key, times), '{}') from (
        select key, count(*) as times from ${rows} cross join unnest(filter_keys) key
        where key = any(${sql.param(counted)}::text[]) group by key) k)`
