import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { Box } from '../../boxes/box.ts'
import { storedBox } from '../../boxes/wrong-box.rules.ts'
import {
  changeProduct,
  holdProduct,
  type ProductChange,
  type SetProduct,
} from '../../catalogue/editing/change-product.server.ts'
import type { WrittenPart } from '../../catalogue/made-of/parts.rules.ts'
import { readPartsBySku } from '../../catalogue/made-of/possible-parts.server.ts'
import { type WrittenBox, writtenBox } from '../../catalogue/made-of/written-box.rules.ts'
import { wrongPartIn } from '../../catalogue/made-of/wrong-parts.server.ts'
import { m } from '../../messages/m.ts'
import type { Importer } from '../desk.server.ts'
import { importItems } from '../imports.tables.server.ts'
import { shopOf } from '../shop-of-import.server.ts'
import { followWhole } from '../variants/follow-whole.server.ts'
import { boxOfCell, wrongBoxOfCell } from './box-in-files.rules.ts'
import type { PartsBySku } from './parts-in-files.rules.ts'

/** The number of sets refused or written at once. */
const BATCH = 100

/** Refuses each set of a checked file with a part that neither the shop nor the rest of the file has. */
export async function refuseLostParts(database: Database, importId: number): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    const { rows } = await database.execute<{ line: number; sku: string; field: string }>(sql`
      select distinct on (i.line) i.line, part.sku, part.field
      from ${importItems} i, lateral (
        select one ->> 'sku' as sku, 'parts' as field from jsonb_array_elements(i.shelf -> 'parts') one
        union all select one #>> '{}', 'box' from jsonb_path_query(i.shelf, '$.box.groups[*].parts[*].sku') one) part
      where i.import_id = ${importId} and i.outcome in ('create', 'change')
        and not exists (select from products p where p.sku = part.sku)
        and not exists (select from ${importItems} made
          where made.import_id = ${importId} and made.sku = part.sku and made.outcome = 'create')
      order by i.line limit ${BATCH}`)
    const refused = rows.map(({ line, sku, field }) => ({
      line,
      reasons: { [field]: m.exchange_import_no_part({ sku }) },
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
 * Gives the sets and boxes of a file the parts that came with it, once all of its products are written. A set whose parts the shop cannot have
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
            sql`${importItems.shelf} ?| array['parts', 'box']`,
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
  const shelf = sql`${importItems.shelf} - 'parts' - 'box'`
  try {
    await inTransaction(database => giveParts(database, line, writing))
  } catch (error) {
    const says = wrongPartIn(error)
    if (!says) throw error
    const reasons = sql`jsonb_build_object(case when ${importItems.shelf} ? 'box' then 'box' else 'parts' end, ${says}::text)`
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
  const { parts = [], box } = item?.shelf ?? {}
  const set = item?.productId && (await holdProduct(database, item.productId))
  // A person who changed it since the import knows better.
  if (!item || !set || set.updatedDate.getTime() !== item.writtenDate?.getTime()) return
  const known = await readPartsBySku(
    database,
    [...parts, ...(box?.groups.flatMap(group => group.parts) ?? [])].map(({ sku }) => sku),
  )
  const change = box ? boxOfWritten(box, known, set.box) : partsOfWritten(parts, known)
  const write = (set: SetProduct, change: ProductChange) => () =>
    changeProduct(shopOf(database, importer, now()), set, change, 'import')
  const after = 'wrong' in change ? undefined : await followWhole(database, importId, set, write(set, change))
  const reasons = 'wrong' in change ? change.wrong : { parts: m.exchange_import_failed() }
  await database
    .update(importItems)
    .set({
      shelf: sql`${importItems.shelf} - 'parts' - 'box'`,
      ...(after ? { writtenDate: after.updatedDate } : { reasons }),
      ...(item.before && after ? { before: { ...item.before, parts: set.parts, box: set.box } } : {}),
    })
    .where(ofLine)
}

/** The parts of a set whose products are all in the shop now. */
function partsOfWritten(written: readonly WrittenPart[], known: PartsBySku) {
  const parts = written.flatMap(({ sku, ...choice }) => {
    const found = known.get(sku)
    return found ? [{ productId: found.productId, ...choice }] : []
  })
  return parts.length < written.length ? { wrong: { parts: m.exchange_import_failed() } } : { parts }
}

/** A box whose products are all in the shop now, and can be in it. */
function boxOfWritten(written: WrittenBox, known: PartsBySku, before: Box | null) {
  const read = boxOfCell(writtenBox(written), known)
  if (!('box' in read) || !read.box) return { wrong: { box: m.exchange_import_failed() } }
  const says = wrongBoxOfCell(writtenBox(written), known, before)
  return says ? { wrong: { box: says } } : { box: storedBox(read.box) }
}
