import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { changeProduct, holdProduct } from '../../catalogue/editing/change-product.server.ts'
import { readRelatedBySku } from '../../catalogue/editing/read-related.server.ts'
import { m } from '../../messages/m.ts'
import type { Importer } from '../desk.server.ts'
import { importItems } from '../imports.tables.server.ts'
import { shopOf } from '../shop-of-import.server.ts'
import { followWhole } from '../variants/follow-whole.server.ts'

/** The number of products refused or written at once. */
const BATCH = 100
/** A number before that of any line. */
const FIRST = -(2 ** 31)

/** Refuses each product of a checked file whose related products neither the shop nor the rest of the file has, or that are variants there. */
export async function refuseLostRelated(database: Database, importId: number): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    const { rows } = await database.execute<{ line: number; sku: string }>(sql`
      select distinct on (i.line) i.line, other.sku
      from ${importItems} i, jsonb_array_elements_text(i.shelf -> 'related') other (sku)
      where i.import_id = ${importId} and i.outcome in ('create', 'change')
        and not exists (select from products p where p.sku = other.sku)
        and not exists (select from ${importItems} made where made.import_id = ${importId} and made.sku = other.sku
          and made.outcome = 'create' and not coalesce(made.shelf ? 'variantOf', false))
      order by i.line limit ${BATCH}`)
    const refused = rows.map(({ line, sku }) => ({
      line,
      reasons: { related: m.exchange_import_no_related({ sku }) },
    }))
    await database.execute(sql`
      update ${importItems} i
      set outcome = 'refuse', reasons = r.reasons, row = null, shelf = null, changes = null, notes = null, marks = '{}'
      from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as r(line int, reasons jsonb)
      where i.import_id = ${importId} and i.line = r.line`)
    found = rows.length
  }
}

type Writing = {
  importId: number
  importer: Importer
  now: () => Date
  inTransaction: <T>(work: (database: Database) => Promise<T>) => Promise<T>
}

/**
 * Gives the products of a file the related products that came with it, once all are written. May be begun again: it then goes on.
 */
export async function writeRelatedOfSameFile(writing: Writing): Promise<void> {
  const { importId, inTransaction } = writing
  for (let last = FIRST; ; ) {
    const waiting = await inTransaction(database =>
      database
        .select({ line: importItems.line })
        .from(importItems)
        .where(
          and(
            eq(importItems.importId, importId),
            eq(importItems.state, 'written'),
            gt(importItems.line, last),
            sql`${importItems.shelf} ? 'related'`,
          ),
        )
        .orderBy(asc(importItems.line))
        .limit(BATCH),
    )
    if (waiting.length === 0) return
    for (const { line } of waiting) await inTransaction(database => giveRelated(database, line, writing))
    last = waiting.at(-1)?.line ?? last
  }
}

async function giveRelated(
  database: Database,
  line: number,
  { importId, importer, now }: Writing,
): Promise<void> {
  const ofLine = and(eq(importItems.importId, importId), eq(importItems.line, line))
  const [item] = await database.select().from(importItems).where(ofLine).for('update')
  const skus = item?.shelf?.related ?? []
  const product = item?.productId && (await holdProduct(database, item.productId))
  // A person who changed it since the import knows better.
  if (!item || !product || product.updatedDate.getTime() !== item.writtenDate?.getTime()) return
  const known = await readRelatedBySku(database, skus)
  const related = skus.flatMap(sku => known.get(sku)?.productId ?? [])
  const isWhole = related.length === skus.length
  const change = () => changeProduct(shopOf(database, importer, now()), product, { related }, 'import')
  const after = isWhole ? await followWhole(database, importId, product, change) : undefined
  await database
    .update(importItems)
    .set({
      shelf: sql`${importItems.shelf} - 'related'`,
      ...(after
        ? { writtenDate: after.updatedDate }
        : { reasons: { ...item.reasons, related: m.exchange_import_failed() } }),
      ...(item.before && after ? { before: { ...item.before, related: product.related } } : {}),
    })
    .where(ofLine)
}
