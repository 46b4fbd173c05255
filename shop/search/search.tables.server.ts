import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { writtenAt } from '../lib/columns.server.ts'

/**
 * Searches that found nothing: their number on a day (UTC), in lower case. A cached page is counted when it is made, so
 * these are minimum numbers. Deleted after 90 days.
 */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date({ mode: 'string' }).notNull(),
    term: text().notNull(),
    times: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.day, table.term] }), index().on(table.day)],
)

/**
 * Terms that mean the same in a search, such as {gosht,mutton,goat meat}: each is a clean term of a few words. `mutual`: each finds all the
 * others; otherwise only the first one does.
 */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    synonymId: integer().primaryKey().generatedByDefaultAsIdentity(),
    terms: text().array().notNull(),
    mutual: boolean().notNull().default(true),
    /** True if they came with the demo shop and were not changed. */
    demo: boolean().notNull().default(false),
    updatedBy: text(),
    updatedAt: writtenAt(),
  },
  table => [
    index().using('gin', table.terms).with({ fastupdate: false }),
    check('search_synonyms_terms', sql`cardinality(${table.terms}) between 2 and 20`),
  ],
)

/** The terms of all groups of synonyms that find the others, once each: misspelt words are looked up here. A trigger keeps them. */
export const searchTerms = pgTable(
  'search_terms',
  { term: text().primaryKey(), groups: integer().notNull() },
  table => [
    index('search_terms_alike').using('gin', sql`${table.term} gin_trgm_ops`).with({ fastupdate: false }),
  ],
)

/** Products that staff place in the results of a term: from place 1 on at their beginning, or with place 0 at their end. */
export const searchPlacements = pgTable(
  'search_placements',
  {
    term: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.productId),
    place: smallint().notNull(),
    updatedBy: text(),
    updatedAt: writtenAt(),
  },
  table => [
    primaryKey({ columns: [table.term, table.productId] }),
    index().on(table.productId),
    check('search_placements_place', sql`${table.place} between 0 and 20`),
  ],
)
