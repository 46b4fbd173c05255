import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { findTakenCode } from '../catalogue/codes/find-by-code.server.ts'
import type { StoredCode } from '../catalogue/codes/product-codes.rules.ts'
import { takenIn } from '../catalogue/editing/save-product.server.ts'
import { m } from '../messages/m.ts'
import { importItems } from './imports.tables.server.ts'

/**
 * Says by field what of a product of a file another one got after the check, if the database refused it for that. Undefined if it refused
 * it for anything else.
 */
export async function findTaken(
  database: Database,
  { importId, line }: { importId: number; line: number },
  error: unknown,
): Promise<Record<string, string> | undefined> {
  const taken = takenIn(error)
  if (taken === 'sku') return { sku: m.exchange_import_sku_taken() }
  if (taken === undefined) return undefined
  const [item] = await database
    .select({ row: importItems.row, productId: importItems.productId })
    .from(importItems)
    .where(and(eq(importItems.importId, importId), eq(importItems.line, line)))
  const codes = (item?.row?.codes ?? []) as StoredCode[]
  const other = await findTakenCode(database, codes, item?.productId ?? undefined)
  return { codes: other ? m.catalogue_code_taken_by(other) : m.catalogue_code_taken() }
}
