import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, text } from 'drizzle-orm/pg-core'

/** The column of a product by which filters find it. */
export const filterColumns = () => ({
  /** A key for each filter (`filter-keys-of.sql`), which triggers keep; null until they are found for the first time. */
  filterKeys: text().array(),
})

type Columns = Record<
  'productId' | 'categoryId' | 'chargedPrice' | 'popularFlag' | 'filterKeys' | 'shown',
  AnyPgColumn
>

/**
 * The index of the filters: the keys of a product beside its category, its price class and its samples, as search has them. Products of
 * before are not in it until a job has found their keys, by the other index.
 */
export const filterIndexes = (table: Columns) => [
  index('products_filtered')
    .using('gin', filterWords(table))
    .with({ fastupdate: false })
    .where(sql`${table.shown} and ${table.filterKeys} is not null`),
  index('products_unfiltered').on(table.productId).where(sql`${table.filterKeys} is null`),
]

/** The expression of the index. */
export const filterWords = ({ filterKeys, categoryId, chargedPrice, popularFlag, productId }: Columns) =>
  sql`search_keys(array_to_tsvector(${filterKeys}), ${categoryId}, ${chargedPrice}, ${popularFlag}, ${productId})`
