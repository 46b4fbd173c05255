import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  foreignKey,
  integer,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { minorUnits } from '../../lib/columns.server.ts'

/**
 * The columns of variants. A product with options, such as Size and Colour, is a page and is never sold; each of its variants is a
 * product of its own, with its SKU, codes, prices, weight, content, pictures and stock. All else is the product's, and a trigger
 * writes it to its variants (`keep-variants.sql`).
 */
export const variantColumns = () => ({
  /** The names of the options that its buyer chooses by, such as {Size,Colour}; null if it has no variants. */
  variantOptions: text().array(),
  /**
   * The highest charged price of its active variants, or of a box with these choices; the lowest is its own. Null if it has neither, or
   * if no variant is active.
   */
  dearestPrice: minorUnits(),
  /** The product that it is a variant of. */
  variantOf: integer(),
  /** Its value of each option, such as {M,Black}, and its place among the variants; null if it is no variant. */
  variantValues: text().array(),
  variantPlace: smallint(),
})

type Columns = Record<
  'productId' | 'variantOf' | 'variantOptions' | 'variantValues' | 'variantPlace' | 'dearestPrice' | 'box',
  AnyPgColumn
>

/** A variant has all of its columns and no variants; no two variants of a product are the same. */
export const variantRules = (table: Columns) => [
  foreignKey({
    name: 'products_variant_of',
    columns: [table.variantOf],
    foreignColumns: [table.productId],
  }),
  check(
    'products_variant',
    sql`num_nulls(${table.variantOf}, ${table.variantValues}, ${table.variantPlace}) in (0, 3)
      and (${table.variantOf} is null or ${table.variantOptions} is null)
      and (${table.dearestPrice} is null or ${table.variantOptions} is not null or ${table.box} is not null)`,
  ),
  check('products_variant_options', sql`cardinality(${table.variantOptions}) between 1 and 5`),
  uniqueIndex('products_variants')
    .on(table.variantOf, table.variantValues)
    .where(sql`${table.variantOf} is not null`),
]
