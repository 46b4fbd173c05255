import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { writtenAt } from '../../lib/columns.server.ts'

/** Suppliers: farms, wholesalers and makers that the shop buys from. Visible to staff. */
export const suppliers = pgTable(
  'suppliers',
  {
    supplierId: integer().primaryKey().generatedByDefaultAsIdentity(),
    supplierName: text().notNull(),
    /** The person to ask, and how to reach them. */
    contactName: text().notNull().default(''),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    address: text().notNull().default(''),
    /** The number under which an authority has approved it, such as that of a slaughterhouse. */
    approvalNumber: text().notNull().default(''),
    notes: text().notNull().default(''),
    /** False if the shop buys nothing from it any more: it stays for its lots. */
    active: boolean().notNull().default(true),
    demo: boolean().notNull().default(false),
    updatedDate: writtenAt(),
  },
  table => [uniqueIndex('suppliers_name').on(sql`lower(${table.supplierName})`)],
)
