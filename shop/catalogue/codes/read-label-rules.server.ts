import { asc } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { StoredLabelRule } from './label-rules.contract.ts'
import { barcodeRules } from './label-rules.tables.server.ts'

/** Reads the rules for labels, in the order in which they are tried. */
export async function readLabelRules(database: Database): Promise<StoredLabelRule[]> {
  const rows = await database
    .select()
    .from(barcodeRules)
    .orderBy(asc(barcodeRules.position), asc(barcodeRules.ruleId))
  return rows.map(({ position: _, updatedAt, ...row }) => ({ ...row, updatedDate: updatedAt.toISOString() }))
}
