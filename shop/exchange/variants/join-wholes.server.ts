import type { Database } from '../../../database/pool.ts'
import { holdWholes, newVariant } from '../../catalogue/variants/new-variant.server.ts'
import { m } from '../../messages/m.ts'
import type { importItems } from '../imports.tables.server.ts'

type Item = typeof importItems.$inferSelect
type Lost = { line: number; reasons: Record<string, string> }

/**
 * Gives new variants of a file all that their products have, after the last variants of these, in the order of their lines. Locks the
 * products. `lost`: those whose product was not written, or was changed since.
 */
export async function joinWholes(
  database: Database,
  items: readonly Item[],
): Promise<{ items: Item[]; lost: Lost[] }> {
  const skus = [...new Set(items.flatMap(({ shelf }) => shelf?.variantOf ?? []))]
  if (skus.length === 0) return { items: [...items], lost: [] }
  const changed = items.flatMap(({ outcome, productId }) => (outcome === 'change' ? (productId ?? []) : []))
  const wholes = await holdWholes(database, skus, changed)
  const joined: Item[] = []
  const lost: Lost[] = []
  for (const item of items) {
    const { variantOf = '' } = item.shelf ?? {}
    const { line, outcome, row } = item
    if (!variantOf || outcome !== 'create') {
      joined.push(item)
      continue
    }
    const found = wholes.get(variantOf)
    const values = row?.variantValues as string[] | undefined
    if (!found || found.whole.variantOptions?.length !== values?.length) {
      lost.push({ line, reasons: { variantOf: m.exchange_import_whole_not_ready({ sku: variantOf }) } })
      continue
    }
    joined.push({ ...item, row: newVariant(found.whole, { ...row, variantPlace: found.nextPlace }) })
    found.nextPlace += 1
  }
  return { items: joined, lost }
}
