import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { writtenAt } from '../../lib/columns.server.ts'
import type { LabelRule, LabelUnit } from './label.rules.ts'

/**
 * The rules for labels that the scales of the shop print, in the order in which they are tried. `pattern`: see `LabelRule`; `unit`: that of
 * a weight, null for a price.
 */
export const barcodeRules = pgTable(
  'barcode_rules',
  {
    ruleId: integer().primaryKey().generatedByDefaultAsIdentity(),
    ruleName: text().notNull(),
    position: integer().notNull(),
    pattern: text().notNull(),
    measure: text().$type<LabelRule['measure']>().notNull(),
    /** The digits of the weight or price behind its point. */
    decimals: smallint().notNull(),
    unit: text().$type<LabelUnit>(),
    updatedAt: writtenAt(),
  },
  table => [
    // A second rule with the same pattern would never read a label.
    unique('barcode_rules_pattern').on(table.pattern),
    check(
      'barcode_rules_written',
      sql`${table.pattern} ~ '^[0-9NMV]{12}C$' and ${table.decimals} between 0 and 6`,
    ),
    check(
      'barcode_rules_measure',
      sql`${table.measure} in ('WEIGHT', 'PRICE') and (${table.measure} = 'PRICE') = (${table.unit} is null)`,
    ),
  ],
)
