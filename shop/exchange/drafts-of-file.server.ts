import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { FileLine, ReadDraft } from './import-fields.ts'
import { importLines, type imports } from './imports.tables.server.ts'
import { readOwnLines } from './own-lines.rules.ts'
import { cellReader } from './read-lines.rules.ts'
import { handleOf, readShopifyLines } from './shopify-lines.rules.ts'
import { rememberVariations, type WooVariations } from './woo-products.rules.ts'
import { readWooLines, type WooParents } from './woocommerce-lines.rules.ts'

/** The number of lines read at once. */
const BATCH = 500

type OneImport = typeof imports.$inferSelect

/** Reads the products of a file in batches, with the number of lines read for each. */
export async function* draftsOfFile(
  database: Database,
  { importId, headers, mapping, format }: OneImport,
  exponent: number,
): AsyncGenerator<{ drafts: ReadDraft[]; lines: number }> {
  const reader = cellReader(headers, mapping)
  const parents: WooParents = new Map()
  const variations: WooVariations = new Map()
  const read = (lines: readonly FileLine[]): ReadDraft[] =>
    format === 'shopify'
      ? readShopifyLines(lines, reader, exponent)
      : format === 'woocommerce'
        ? readWooLines(lines, reader, parents, variations)
        : readOwnLines(lines, reader)
  if (format === 'woocommerce')
    for await (const lines of linesOf(database, importId)) rememberVariations(lines, reader, variations)
  let carried: FileLine[] = []
  for await (const lines of linesOf(database, importId)) {
    if (format === 'shopify') {
      const groups = groupsOf([...carried, ...lines], line => handleOf(line, reader))
      // The last product may continue in the next lines.
      carried = groups.pop() ?? []
      yield { drafts: groups.flatMap(read), lines: lines.length }
    } else yield { drafts: read(lines), lines: lines.length }
  }
  if (carried.length > 0) yield { drafts: read(carried), lines: 0 }
}

/** Reads the lines of a file in batches. */
async function* linesOf(database: Database, importId: number): AsyncGenerator<FileLine[]> {
  for (let last = 0; ; ) {
    const lines = await database
      .select({ line: importLines.line, cells: importLines.cells })
      .from(importLines)
      .where(and(eq(importLines.importId, importId), gt(importLines.line, last)))
      .orderBy(asc(importLines.line))
      .limit(BATCH)
    if (lines.length === 0) return
    yield lines
    last = lines.at(-1)?.line ?? last
  }
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
