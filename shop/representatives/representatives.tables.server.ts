import { sql } from 'drizzle-orm'
import { bigint, char, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from '../customers/customers.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../lib/columns.server.ts'

/**
 * Accounts that bring customers to the shop, or did until `endedAt`: their code, and their share of the price of the
 * products.
 */
export const representatives = pgTable(
  'representatives',
  {
    custId: integer()
      .primaryKey()
      .references(() => customers.custId),
    code: text().notNull(),
    /** Hundredths of a per cent: 5 % is 500. */
    basisPoints: integer().notNull(),
    since: writtenAt(),
    endedAt: moment(),
    /** Counts every change: a change of an older version is refused. */
    version: integer().notNull().default(1),
  },
  table => [
    uniqueIndex('representatives_code').on(sql`lower(${table.code})`),
    check('representatives_share', sql`${table.basisPoints} between 0 and 10000`),
  ],
)

/** Former codes of representatives, as hashes that cannot be read back: nobody else ever gets one of them. */
export const formerCodes = pgTable('former_codes', {
  /** SHA-256 of the code in lower case, in hexadecimal digits. */
  codeHash: text().primaryKey(),
  custId: integer()
    .notNull()
    .references(() => representatives.custId),
})

/**
 * The earnings and payments of representatives, in minor units of `currency`; rows are added and never changed. `EARNED`: an
 * order that they referred was closed. `REVERSED`: that was reversed. `REOPENED`: the order was opened again, and earns when
 * it is closed again. `PAID`: they were paid this much. Their sum is what the shop owes them.
 */
export const commissions = pgTable(
  'commissions',
  {
    commissionId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    custId: integer()
      .notNull()
      .references(() => representatives.custId),
    kind: text().notNull(),
    /** Null for payments. */
    orderId: integer(),
    /** Counts how often the order was closed. */
    round: integer().notNull().default(1),
    amount: minorUnits().notNull(),
    /** The price of the order's products, without tax and delivery, to which the share `basisPoints` applies. */
    goods: minorUnits(),
    basisPoints: integer(),
    currency: char({ length: 3 }).notNull(),
    exponent: integer().notNull(),
    note: text().notNull().default(''),
    /** The staff member who closed the order, reversed it or paid. */
    writtenBy: integer().notNull(),
    writtenAt: writtenAt(),
  },
  table => [
    check('commissions_kind', sql`${table.kind} in ('EARNED', 'REVERSED', 'REOPENED', 'PAID')`),
    check(
      'commissions_sign',
      sql`(${table.kind} = 'EARNED') = (${table.amount} > 0) and ${table.amount} <> 0`,
    ),
    check('commissions_order', sql`(${table.kind} = 'PAID') = (${table.orderId} is null)`),
    // An order earns once each time it is closed, and that is reversed once.
    uniqueIndex('commissions_once').on(table.orderId, table.kind, table.round),
    index('commissions_of').on(table.custId, table.commissionId),
  ],
)
