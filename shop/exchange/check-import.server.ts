import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { readBySku } from '../catalogue/keeping/read-by-sku.server.ts'
import { readShelves } from '../catalogue/shelves/shelves.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import type { FileLine, ReadDraft } from './import-fields.ts'
import { importItems, importLines, type imports } from './imports.tables.server.ts'
import { judgeDraft } from './judge-draft.server.ts'
import { readOwnLines } from './own-lines.rules.ts'
import { cellReader } from './read-lines.rules.ts'
import { handleOf, readShopifyLines } from './shopify-lines.rules.ts'
import { readWooLines, type WooParents } from './woocommerce-lines.rules.ts'

/** The number of lines read at once. */
const BATCH = 500

type OneImport = typeof imports.$inferSelect
/** Reports progress; returns false to stop. */
export type Progress = (done: number, items: number) => Promise<boolean>

/**
 * Reads the lines of a file and stores the outcome expected for each product. Always starts from the beginning; writes
 * nothing else. Returns the number of products, or undefined if it was stopped.
 */
export async function checkLines(
  database: Database,
  { importId, headers, mapping, format, options }: OneImport,
  progress: Progress,
): Promise<number | undefined> {
  await database.delete(importItems).where(eq(importItems.importId, importId))
  const { exponent } = (await readSettings(database)).currency
  const shelves = await readShelves(database)
  const reader = cellReader(headers, mapping)
  const parents: WooParents = new Map()
  const read = (lines: readonly FileLine[]): ReadDraft[] =>
    format === 'shopify'
      ? readShopifyLines(lines, reader)
      : format === 'woocommerce'
        ? readWooLines(lines, reader, parents)
        : readOwnLines(lines, reader)
  let items = 0
  let done = 0
  let carried: FileLine[] = []

  const judge = async (drafts: ReadDraft[]) => {
    const skus = [...new Set(drafts.flatMap(({ draft }) => draft.sku ?? []))]
    const [known, there] = await Promise.all([
      readBySku(database, skus),
      database
        .select({ sku: importItems.sku, line: importItems.line })
        .from(importItems)
        .where(and(eq(importItems.importId, importId), inArray(importItems.sku, skus))),
    ])
    const lineOf = new Map(there.map(({ sku, line }) => [sku, line]))
    const rows = drafts.map(draft => {
      const { sku = '' } = draft.draft
      const twin = sku === '' ? undefined : lineOf.get(sku)
      if (sku !== '' && twin === undefined) lineOf.set(sku, draft.line)
      return { importId, ...judgeDraft(draft, { exponent, options, shelves, known: known.get(sku), twin }) }
    })
    if (rows.length > 0) await database.insert(importItems).values(rows)
    items += rows.length
  }

  for (let last = 0; ; ) {
    const lines = await database
      .select({ line: importLines.line, cells: importLines.cells })
      .from(importLines)
      .where(and(eq(importLines.importId, importId), gt(importLines.line, last)))
      .orderBy(asc(importLines.line))
      .limit(BATCH)
    if (lines.length === 0) break
    last = lines.at(-1)?.line ?? last
    done += lines.length
    if (format === 'shopify') {
      const groups = groupsOf([...carried, ...lines], line => handleOf(line, reader))
      // The last product may continue in the next lines.
      carried = groups.pop() ?? []
      await judge(groups.flatMap(read))
    } else await judge(read(lines))
    if (!(await progress(done, items))) return undefined
  }
  if (carried.length > 0) await judge(read(carried))
  return items
}

/** Groups adjacent lines with the same name; a product with very many lines is split at the size of a batch. */
function groupsOf(lines: readonly FileLine[], nameOf: (line: FileLine) => string): FileLine[][] {
  const groups: FileLine[][] = []
  let name: string | undefined
  for (const line of lines) {
    const own = nameOf(line)
    const group = groups.at(-1)
    if (group && own === name && own !== '' && group.length < BATCH) group.push(line)
    else groups.push([line])
    name = own
  }
  return groups
}
