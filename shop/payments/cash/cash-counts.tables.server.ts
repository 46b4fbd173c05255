import { sql } from 'drizzle-orm'
import { char, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from '../../customers/customers.tables.server.ts'
import { minorUnits, writtenAt } from '../../lib/columns.server.ts'
import { branches } from '../../settings/settings.tables.server.ts'

/**
 * The counts of the cash drawers of branches: rows are only added. Each covers the cash of the counter that no count before it covered.
 * Amounts in minor units of `currency`.
 */
export const cashCounts = pgTable(
  'cash_counts',
  {
    countId: integer().primaryKey().generatedByDefaultAsIdentity(),
    branchId: integer()
      .notNull()
      .references(() => branches.branchId),
    /** Numbers the counts of the branch, so that no two follow the same one. */
    number: integer().notNull(),
    currency: char({ length: 3 }).notNull(),
    exponent: integer().notNull(),
    /** The cash that was in the drawer at first. */
    float: minorUnits().notNull(),
    /** The float and the cash that came since, less what was paid back. */
    expected: minorUnits().notNull(),
    counted: minorUnits().notNull(),
    /** The part of it that stays in the drawer. */
    kept: minorUnits().notNull(),
    /** The reason why `counted` differs from `expected`. */
    reason: text().notNull().default(''),
    countedBy: integer()
      .notNull()
      .references(() => customers.custId),
    countedAt: writtenAt(),
    /** The cash of the 24 hours before the count that it has covered: what is added to these hours later belongs to the next count. */
    covered: minorUnits().notNull(),
  },
  table => [
    uniqueIndex('cash_counts_number').on(table.branchId, table.number),
    check(
      'cash_counts_amounts',
      sql`${table.float} >= 0 and ${table.kept} >= 0 and ${table.counted} >= ${table.kept}`,
    ),
    check('cash_counts_reason', sql`${table.counted} = ${table.expected} or ${table.reason} <> ''`),
  ],
)
