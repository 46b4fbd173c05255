import { lte, type SQL, sql } from 'drizzle-orm'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { priceKeys } from './search-words.rules.ts'

/**
 * The condition that a product costs at most this many minor units; `words` is the expression of an index with the classes of prices. A
 * condition of its own: the index looks up the many classes only for products that meet the others, not for each product of a filter.
 */
export const upToPrice = (words: SQL, atMost: number | undefined): SQL =>
  atMost === undefined
    ? sql`true`
    : sql`${words} @@ ${priceKeys(atMost)}::tsquery and ${lte(products.chargedPrice, atMost)}`
