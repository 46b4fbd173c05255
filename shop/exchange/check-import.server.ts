import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { readCodeOwners } from '../catalogue/codes/find-by-code.server.ts'
import { codesIn, storedCodes } from '../catalogue/codes/product-codes.rules.ts'
import { readBySku } from '../catalogue/editing/read-by-sku.server.ts'
import { readPartsBySku } from '../catalogue/made-of/parts-by-sku.server.ts'
import { readShelves } from '../catalogue/shelves/shelves.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { skusOfParts } from './facts/parts-in-files.rules.ts'
import { refuseLostParts } from './facts/parts-of-same-file.server.ts'
import type { FileLine, ReadDraft } from './import-fields.ts'
import { usualOptions } from './import-options.ts'
import { importItems, importLines, importPictures, type imports } from './imports.tables.server.ts'
import { judgeDraft } from './judge-draft.server.ts'
import { readOwnLines } from './own-lines.rules.ts'
import { cellReader } from './read-lines.rules.ts'
import { refuseTwinCodes } from './refuse-twin-codes.server.ts'
import { handleOf, readShopifyLines } from './shopify-lines.rules.ts'
import { type Families, familyOf, rememberFamily } from './variants/families.server.ts'
import { rememberVariations, type WooVariations } from './woo-products.rules.ts'
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
  { importId, headers, mapping, format, options: chosen }: OneImport,
  progress: Progress,
): Promise<number | undefined> {
  await database.delete(importItems).where(eq(importItems.importId, importId))
  const { exponent } = (await readSettings(database)).currency
  const shelves = await readShelves(database)
  const reader = cellReader(headers, mapping)
  const parents: WooParents = new Map()
  const variations: WooVariations = new Map()
  const families: Families = new Map()
  const options = { ...usualOptions, ...chosen }
  const read = (lines: readonly FileLine[]): ReadDraft[] =>
    format === 'shopify'
      ? readShopifyLines(lines, reader, exponent)
      : format === 'woocommerce'
        ? readWooLines(lines, reader, parents, variations)
        : readOwnLines(lines, reader)
  let items = 0
  let done = 0
  let carried: FileLine[] = []

  const judge = async (drafts: ReadDraft[]) => {
    const skus = [...new Set(drafts.flatMap(({ draft }) => draft.sku ?? []))]
    const wholes = drafts.flatMap(({ draft }) => draft.variantOf || [])
    const [known, owners, there] = await Promise.all([
      readBySku(database, [...new Set([...skus, ...wholes])]),
      readCodeOwners(
        database,
        drafts.flatMap(({ draft }) => storedCodes(codesIn(draft.codes ?? ''))),
      ),
      database
        .select({ sku: importItems.sku, line: importItems.line })
        .from(importItems)
        .where(and(eq(importItems.importId, importId), inArray(importItems.sku, skus))),
    ])
    const lineOf = new Map(there.map(({ sku, line }) => [sku, line]))
    const partsBySku = await readPartsBySku(
      database,
      drafts.flatMap(({ draft }) => skusOfParts(draft.parts)),
      [...known.values()].flatMap(({ product }) => (product.parts ?? []).map(({ productId }) => productId)),
    )
    const queued = await readQueued(
      database,
      [...known.values()].map(({ product }) => product.productId),
    )
    const rows = drafts.map(draft => {
      const { sku = '' } = draft.draft
      const twin = sku === '' ? undefined : lineOf.get(sku)
      if (sku !== '' && twin === undefined) lineOf.set(sku, draft.line)
      const found = known.get(sku)
      const ofProduct = queued.get(found?.product.productId ?? 0) ?? new Set()
      const judging = {
        exponent,
        options,
        shelves,
        known: found,
        twin,
        owners,
        partsBySku,
        queued: ofProduct,
        family: familyOf(families, draft.draft.variantOf, known.get(draft.draft.variantOf ?? '')),
      }
      const item = judgeDraft(draft, judging)
      rememberFamily(families, draft.draft, item, found)
      return { importId, ...item }
    })
    if (rows.length > 0) await database.insert(importItems).values(rows)
    items += rows.length
  }

  if (format === 'woocommerce')
    for await (const lines of linesOf(database, importId)) rememberVariations(lines, reader, variations)
  for await (const lines of linesOf(database, importId)) {
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
  await refuseTwinCodes(database, importId)
  await refuseLostParts(database, importId)
  return items
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

/** Reads the addresses of pictures that an import still fetches, or gave up and can try again, by product. */
async function readQueued(database: Database, ids: readonly number[]): Promise<Map<number, Set<string>>> {
  const queued = new Map<number, Set<string>>()
  if (ids.length === 0) return queued
  const rows = await database
    .select({ productId: importPictures.productId, address: importPictures.address })
    .from(importPictures)
    .where(and(inArray(importPictures.productId, [...ids]), isNull(importPictures.fetchedAt)))
  for (const { productId, address } of rows)
    queued.set(productId, (queued.get(productId) ?? new Set()).add(address))
  return queued
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
