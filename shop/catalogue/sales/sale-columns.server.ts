import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index } from 'drizzle-orm/pg-core'
import { moment } from '../../lib/columns.server.ts'

/** When the sale price of a product begins to be charged, and when it ends; null: it is, or is not, until someone changes that. */
export const saleColumns = () => ({ saleFrom: moment(), saleUntil: moment() })

type Columns = Record<'saleFrom' | 'saleUntil', AnyPgColumn>

/** A sale begins before it ends; the job finds those that are due by an index. */
export const saleRules = (table: Columns) => [
  check('products_sale_times', sql`${table.saleFrom} < ${table.saleUntil}`),
  index('products_sale_begins').on(table.saleFrom).where(sql`${table.saleFrom} is not null`),
  index('products_sale_ends').on(table.saleUntil).where(sql`${table.saleUntil} is not null`),
]
