import { sql } from 'drizzle-orm'
import { bigint, char, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from '../customers/customers.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../lib/columns.server.ts'

/** Accounts that bring customers to the shop, or did until `endedAt`: their code, and what share of the goods is theirs. */
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
    /** Counts every change: who changes an older one is told. */
    version: integer().notNull().default(1),
  },
  table => [
    uniqueIndex('representatives_code').on(sql`lower(${table.code})`),
    check('representatives_share', sql`${table.basisPoints} between 0 and 10000`),
  ],
)

/** Codes that representatives had before, as marks that cannot be read back: nobody else is ever given one of them. */
export const formerCodes = pgTable('former_codes', {
  /** SHA-256 of the code in small letters, in hexadecimal digits. */
  codeHash: text().primaryKey(),
  custId: integer()
    .notNull()
    .references(() => representatives.custId),
})

/**
 * What representatives earned and were given, in minor units of `currency`; rows are added and never changed. `EARNED`: an
 * order was closed that came by them. `REVERSED`: that was taken back. `PAID`: they were given so much. Their sum is what the
 * shop owes them.
 */
export const commissions = pgTable(
  'commissions',
  {
    commissionId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    custId: integer()
      .notNull()
      .references(() => representatives.custId),
    kind: text().notNull(),
    /** Absent of what is paid. */
    orderId: integer(),
    amount: minorUnits().notNull(),
    /** The goods of the order, without tax and delivery, of which `basisPoints` are the share. */
    goods: minorUnits(),
    basisPoints: integer(),
    currency: char({ length: 3 }).notNull(),
    exponent: integer().notNull(),
    note: text().notNull().default(''),
    /** Who of the staff closed the order, took it back or paid. */
    writtenBy: integer().notNull(),
    writtenAt: writtenAt(),
  },
  table => [
    check('commissions_kind', sql`${table.kind} in ('EARNED', 'REVERSED', 'PAID')`),
    check(
      'commissions_sign',
      sql`(${table.kind} = 'EARNED') = (${table.amount} > 0) and ${table.amount} <> 0`,
    ),
    check('commissions_order', sql`(${table.kind} = 'PAID') = (${table.orderId} is null)`),
    // An order earns once, and is taken back once.
    uniqueIndex('commissions_once').on(table.orderId, table.kind),
    index('commissions_of').on(table.custId, table.commissionId),
  ],
)
