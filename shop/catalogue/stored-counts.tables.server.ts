import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The number of shown products, by category (-1: all) and by price in whole units of the currency, rounded up (1001: above
 * 1000). Triggers insert the changes; rows of the same category and price add up, so that no writer waits for another.
 */
export const productCounts = pgTable(
  'product_counts',
  {
    countId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    categoryId: integer().notNull(),
    price: integer().notNull(),
    products: integer().notNull(),
  },
  table => [index('product_counts_by_price').on(table.categoryId, table.price, table.products)],
)

/**
 * The number of shown products that each filter finds, by category (-1: all). Maintained like the counts by price: rows of the
 * same category and key add up.
 */
export const filterCounts = pgTable(
  'filter_counts',
  {
    countId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    categoryId: integer().notNull(),
    /** A key of `products.filterKeys`. */
    key: text().notNull(),
    products: integer().notNull(),
  },
  table => [
    index('filter_counts_by_key').on(table.categoryId, table.key, table.products),
    index('filter_counts_of_brands')
      .on(table.categoryId, table.products.desc().nullsFirst(), table.key)
      .where(sql`${table.key} like 'B:%'`),
  ],
)

/**
 * The words of shown products, with the number of names and of products that contain each. `lexeme` is the form that search
 * uses; null for words like "the". Maintained like the counts: rows of the same word add up.
 */
export const productWords = pgTable(
  'product_words',
  {
    wordId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    word: text().notNull(),
    lexeme: text(),
    inNames: integer().notNull(),
    inAll: integer().notNull(),
  },
  table => [
    index('product_words_beginning').on(sql`${table.word} text_pattern_ops`),
    index('product_words_lexeme').on(table.lexeme),
    index('product_words_alike').using('gin', sql`${table.word} gin_trgm_ops`).with({ fastupdate: false }),
  ],
)
