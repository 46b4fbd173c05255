import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, integer, text } from 'drizzle-orm/pg-core'

/** The columns of a product that say how it is priced and weighed; measures in thousandths of their unit. */
export const measureColumns = () => ({
  /** The unit of its price if that is not `unitName`; the price is for `pricedPer` thousandths of it. */
  pricedUnit: text(),
  pricedPer: integer().notNull().default(1000),
  /** About what one `unitName` has, and its range, in thousandths of `pricedUnit`: a chicken of 2.5 lb has 2500. */
  nominalMeasure: integer(),
  measureFrom: integer(),
  measureTo: integer(),
  /** True if the scales decide its price. */
  weighed: boolean().notNull().default(false),
  /** The share above the estimate that its buyer pays at most, in hundredths of a per cent; null: the usual one. */
  toleranceBp: integer(),
  /** The content of one `unitName`, in thousandths of `contentUnit`: a pack of 500 g has 500000. */
  content: integer(),
  contentUnit: text(),
  /** Weight of one unit in thousandths of a pound, for products sold by the piece; an estimate if they are weighed. */
  weight: integer(),
})

type Columns = Record<keyof ReturnType<typeof measureColumns> | 'unitName', AnyPgColumn>

/** Measures have units, and a range is around its measure. */
export const measureRules = (table: Columns) => [
  check('products_priced_unit', sql`${table.pricedUnit} is null or ${table.nominalMeasure} is not null`),
  check('products_priced_per', sql`${table.pricedPer} > 0`),
  check(
    'products_measures',
    sql`${table.nominalMeasure} > 0 and ${table.measureFrom} <= ${table.nominalMeasure} and ${table.nominalMeasure} <= ${table.measureTo}`,
  ),
  check(
    'products_weighed',
    sql`not ${table.weighed} or lower(coalesce(${table.pricedUnit}, ${table.unitName})) in ('kg', 'g', 'lb', 'lbs', 'oz', 'l', 'ml')`,
  ),
  check('products_tolerance', sql`${table.toleranceBp} between 0 and 10000`),
  check(
    'products_content',
    sql`(${table.content} is null) = (${table.contentUnit} is null) and coalesce(${table.content}, 1) > 0`,
  ),
]
