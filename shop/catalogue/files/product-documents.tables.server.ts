import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { customers } from '../../customers/customers.tables.server.ts'
import { bytea, writtenAt } from '../../lib/columns.server.ts'
import { products } from '../catalogue.tables.server.ts'

/** Documents of a product, such as its manual. The shop chose the `name`; `uploadedBy` is null for demo products. */
export const productDocuments = pgTable(
  'product_documents',
  {
    documentId: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.productId),
    name: text().notNull(),
    mimeType: text().notNull(),
    /** Number of bytes. */
    size: integer().notNull(),
    bytes: bytea().notNull(),
    uploadedBy: integer().references(() => customers.custId),
    createdAt: writtenAt(),
  },
  table => [
    check(
      'product_documents_size',
      sql`${table.size} = octet_length(${table.bytes}) and ${table.size} <= 1000000`,
    ),
    index().on(table.productId),
  ],
)
