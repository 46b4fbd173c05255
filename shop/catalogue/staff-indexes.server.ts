import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index } from 'drizzle-orm/pg-core'

type Columns = Record<
  | 'productName'
  | 'productId'
  | 'unitPrice'
  | 'updatedDate'
  | 'brandId'
  | 'productStatus'
  | 'removedAt'
  | 'demo'
  | 'sku',
  AnyPgColumn
>

/** The indexes for each sort order of the staff's list of products, its filters and its search: staff also see products that are not shown. */
export const staffIndexes = (table: Columns) => [
  index('products_staff_by_name')
    .on(table.productName, table.productId)
    .where(sql`${table.removedAt} is null`),
  index('products_staff_by_price')
    .on(table.unitPrice, table.productId)
    .where(sql`${table.removedAt} is null`),
  index('products_staff_by_change')
    .on(table.updatedDate, table.productId)
    .where(sql`${table.removedAt} is null`),
  index('products_staff_of_brand').on(table.brandId, table.productId),
  index('products_staff_inactive')
    .on(table.productName, table.productId)
    .where(sql`${table.productStatus} = 'N'`),
  index('products_staff_removed')
    .on(table.productName, table.productId)
    .where(sql`${table.removedAt} is not null`),
  index('products_staff_demo').on(table.productName, table.productId).where(sql`${table.demo}`),
  index('products_staff_found').using(
    'gin',
    sql`lower(${table.productName} || ' ' || ${table.sku}) gin_trgm_ops`,
  ),
]
