import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { changeProduct, holdProduct } from '../../catalogue/editing/change-product.server.ts'
import { readPartsBySku } from '../../catalogue/made-of/parts-by-sku.server.ts'
import { wrongPartIn } from '../../catalogue/made-of/wrong-parts.server.ts'
import { m } from '../../messages/m.ts'
import type { Importer } from '../desk.server.ts'
import { importItems } from '../imports.tables.server.ts'
import { shopOf } from '../shop-of-import.server.ts'
import { followWhole } from '../variants/follow-whole.server.ts'

/** The number of sets refused or written at once. */
const BATCH = 100

/** Refuses each set of a checked file with a part that neither the shop nor the rest of the file has. */
export async function refuseLostParts(database: Database, importId: number): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    const { rows } = await database.execute<{ line: number; sku: string }>(sql`
      select distinct on (i.line) i.line, part ->> 'sku' as sku
      from ${importItems} i, jsonb_array_elements(i.shelf -> 'parts') part
      where i.import_id = ${importId} and i.outcome in ('create', 'change')
        and not exists (select from products p where p.sku = part ->> 'sku')
        and not exists (select from ${importItems} made
          where made.import_id = ${importId} and made.sku = part ->> 'sku' and made.outcome = 'create')
      order by i.line limit ${BATCH}`)
    const refused = rows.map(({ line, sku }) => ({
      line,
      reasons: { parts: m.exchange_import_no_part({ sku }) },
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
 * Gives the sets of a file the parts that came with it, once all of its products are written. A set whose parts the shop cannot have
 * stays without them, and says so. May be begun again: it then goes on.
 */
export async function writePartsOfSameFile(writing: Writing): Promise<void> {
  const { importId, inTransaction } = writing
  for (let last = 0; ; ) {
    const waiting = await inTransaction(database =>
      database
        .select({ line: importItems.line })
        .from(importItems)
        .where(
          and(
            eq(importItems.importId, importId),
            eq(importItems.state, 'written'),
            gt(importItems.line, last),
            sql`${importItems.shelf} ? 'parts'`,
          ),
        )
        .orderBy(asc(importItems.line))
        .limit(BATCH),
    )
    if (waiting.length === 0) return
    for (const { line } of waiting) await writeOne(line, writing)
    last = waiting.at(-1)?.line ?? last
  }
}

async function writeOne(line: number, writing: Writing): Promise<void> {
  const { importId, inTransaction } = writing
  const ofLine = and(eq(importItems.importId, importId), eq(importItems.line, line))
  const shelf = sql`${importItems.shelf} - 'parts'`
  try {
    await inTransaction(database => giveParts(database, line, writing))
  } catch (error) {
    const says = wrongPartIn(error)
    if (!says) throw error
    const reasons = { parts: says }
    await inTransaction(database => database.update(importItems).set({ reasons, shelf }).where(ofLine))
  }
}

async function giveParts(
  database: Database,
  line: number,
  { importId, importer, now }: Writing,
): Promise<void> {
  const ofLine = and(eq(importItems.importId, importId), eq(importItems.line, line))
  const [item] = await database.select().from(importItems).where(ofLine).for('update')
  const written = item?.shelf?.parts ?? []
  const set = item?.productId && (await holdProduct(database, item.productId))
  // A person who changed it since the import knows better.
  if (!item || !set || set.updatedDate.getTime() !== item.writtenDate?.getTime()) return
  const known = await readPartsBySku(
    database,
    written.map(({ sku }) => sku),
  )
  const parts = written.flatMap(({ sku, ...choice }) => {
    const found = known.get(sku)
    return found ? [{ productId: found.productId, ...choice }] : []
  })
  const isWhole = parts.length === written.length
  const change = () => changeProduct(shopOf(database, importer, now()), set, { parts }, 'import')
  const after = isWhole ? await followWhole(database, importId, set, change) : undefined
  await database
    .update(importItems)
    .set({
      shelf: sql`${importItems.shelf} - 'parts'`,
      ...(after ? { writtenDate: after.updatedDate } : { reasons: { parts: m.exchange_import_failed() } }),
      ...(item.before && after ? { before: { ...item.before, parts: set.parts } } : {}),
    })
    .where(ofLine)
}
