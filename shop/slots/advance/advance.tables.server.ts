import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { writtenAt } from '../../lib/columns.server.ts'
import { branches } from '../../settings/settings.tables.server.ts'

/**
 * Rules for goods that are ordered in advance: those of its departments and its products are handed over only on its days, and only if
 * they were ordered in time. Goods with several rules follow any of them.
 */
export const advanceRules = pgTable(
  'advance_rules',
  {
    ruleId: integer().primaryKey().generatedByDefaultAsIdentity(),
    ruleName: text().notNull(),
    /** Null: at all branches. */
    branchId: integer().references(() => branches.branchId),
    deptNames: text().array().notNull().default([]),
    productIds: integer().array().notNull().default([]),
    /** The days on which the goods are handed over, 0 for Sunday. */
    weekdays: smallint().array().notNull(),
    firstDay: date(),
    lastDay: date(),
    /** The last moment for an order: a time (minutes from midnight) some days before, or minutes before the window. */
    cutOffDays: smallint(),
    cutOffTime: smallint(),
    leadMinutes: integer(),
    active: boolean().notNull().default(true),
    updatedAt: writtenAt(),
  },
  table => [
    check(
      'advance_rules_goods',
      sql`cardinality(${table.deptNames}) + cardinality(${table.productIds}) > 0 and cardinality(${table.weekdays}) > 0`,
    ),
    check(
      'advance_rules_cut_off',
      sql`(${table.leadMinutes} is null) <> (${table.cutOffDays} is null) and (${table.cutOffDays} is null) = (${table.cutOffTime} is null)
        and ${table.leadMinutes} > 0 and ${table.cutOffDays} >= 0 and ${table.cutOffTime} between 0 and 1440`,
    ),
    check('advance_rules_days', sql`${table.lastDay} >= ${table.firstDay}`),
  ],
)
