import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { readCodeOwners } from '../catalogue/codes/find-by-code.server.ts'
import { codesIn, storedCodes } from '../catalogue/codes/product-codes.rules.ts'
import { readBySku } from '../catalogue/editing/read-by-sku.server.ts'
import { readRelatedBySku } from '../catalogue/editing/read-related.server.ts'
import { readPartsBySku } from '../catalogue/made-of/possible-parts.server.ts'
import { readShelves } from '../catalogue/shelves/shelves.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { keepFreeAddresses } from './addresses/addresses-of-import.server.ts'
import { draftsOfFile } from './drafts-of-file.server.ts'
import { skusOfBox } from './facts/box-in-files.rules.ts'
import { skusOfParts } from './facts/parts-in-files.rules.ts'
import { refuseLostParts } from './facts/parts-of-same-file.server.ts'
import type { ReadDraft } from './import-fields.ts'
import { usualOptions } from './import-options.ts'
import { importItems, importPictures, type imports } from './imports.tables.server.ts'
import { judgeDraft } from './judge-draft.server.ts'
import { draftsOfMany } from './many/many-products.server.ts'
import { refuseTwinCodes } from './refuse-twin-codes.server.ts'
import { skusOfRelated } from './related/related-in-files.rules.ts'
import { refuseLostRelated } from './related/related-of-same-file.server.ts'
import { type Families, familyOf, rememberFamily } from './variants/families.server.ts'

type OneImport = typeof imports.$inferSelect
/** Reports progress; returns false to stop. */
export type Progress = (done: number, items: number) => Promise<boolean>

/**
 * Reads the products of a file, or those that many changes apply to, and stores the outcome expected for each. Always starts
 * from the beginning; writes nothing else. Returns the number of products, or undefined if it was stopped.
 */
export async function checkLines(
  database: Database,
  one: OneImport,
  progress: Progress,
  now: Date,
): Promise<number | undefined> {
  const { importId, options: chosen } = one
  await database.delete(importItems).where(eq(importItems.importId, importId))
  const { currency, timeZone } = await readSettings(database)
  const { exponent } = currency
  const shelves = await readShelves(database)
  const families: Families = new Map()
  const options = { ...usualOptions, ...chosen }
  let items = 0
  let done = 0

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
      drafts.flatMap(({ draft }) => [...skusOfParts(draft.parts), ...skusOfBox(draft.box)]),
      [...known.values()].flatMap(({ product }) => (product.parts ?? []).map(({ productId }) => productId)),
    )
    const relatedBySku = await readRelatedBySku(
      database,
      drafts.flatMap(({ draft }) => skusOfRelated(draft.related)),
      [...known.values()].flatMap(({ product }) => product.related),
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
        timeZone,
        now,
        options,
        shelves,
        known: found,
        twin,
        owners,
        partsBySku,
        relatedBySku,
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

  const source = chosen.many
    ? draftsOfMany(database, chosen.many, exponent)
    : draftsOfFile(database, one, exponent)
  for await (const { drafts, lines } of source) {
    done += lines
    await judge(drafts)
    if (!(await progress(done, items))) return undefined
  }
  await refuseTwinCodes(database, importId)
  await refuseLostParts(database, importId)
  await refuseLostRelated(database, importId)
  await keepFreeAddresses(database, importId)
  return items
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
