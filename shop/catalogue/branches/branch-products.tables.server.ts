import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { minorUnits, writtenAt } from '../../lib/columns.server.ts'
import { branches } from '../../settings/settings.tables.server.ts'
import { products } from '../catalogue.tables.server.ts'

/** The difference between a product at a branch and in the whole shop: its prices there, or that the branch does not sell it. */
export const branchProducts = pgTable(
  'branch_products',
  {
    productId: integer()
      .notNull()
      .references(() => products.productId),
    branchId: integer()
      .notNull()
      .references(() => branches.branchId),
    /** False: the branch does not sell it. */
    sold: boolean().notNull().default(true),
    /** Its prices there, in minor units; null: those of the shop. */
    unitPrice: minorUnits(),
    salePrice: minorUnits(),
    /** True if it came with the demo shop and was not changed. */
    demo: boolean().notNull().default(false),
    updatedAt: writtenAt(),
  },
  table => [
    primaryKey({ columns: [table.productId, table.branchId] }),
    check(
      'branch_products_prices',
      sql`(${table.unitPrice} is null) = (${table.salePrice} is null) and ${table.unitPrice} >= 0 and ${table.salePrice} >= 0`,
    ),
  ],
)
