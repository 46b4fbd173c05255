import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { Box } from '../../boxes/box.ts'
import { storedBox } from '../../boxes/wrong-box.rules.ts'
import type { WrittenPart } from '../../catalogue/made-of/parts.rules.ts'
import { readPartsBySku } from '../../catalogue/made-of/possible-parts.server.ts'
import { type WrittenBox, writtenBox } from '../../catalogue/made-of/written-box.rules.ts'
import { wrongPartIn } from '../../catalogue/made-of/wrong-parts.server.ts'
import { m } from '../../messages/m.ts'
import { importItems } from '../imports.tables.server.ts'
import { giveLater, type Writing } from '../later/give-later.server.ts'
import { BATCH, refuseLost } from '../later/lines-of-import.server.ts'
import { boxOfCell, wrongBoxOfCell } from './box-in-files.rules.ts'
import type { PartsBySku } from './parts-in-files.rules.ts'

/** Refuses each set of a checked file with a part that neither the shop nor the rest of the file has. */
export const refuseLostParts = (database: Database, importId: number): Promise<void> =>
  refuseLost(database, importId, async () => {
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
    return rows.map(({ line, sku, field }) => ({
      line,
      reasons: { [field]: m.exchange_import_no_part({ sku }) },
    }))
  })

/** Gives the sets and boxes of a file the parts that came with it, once all of its products are written. */
export const writePartsOfSameFile = (writing: Writing): Promise<void> =>
  giveLater(writing, {
    fields: ['parts', 'box'],
    read: async (database, { shelf }, set) => {
      const { parts = [], box } = shelf ?? {}
      const written = [...parts, ...(box?.groups.flatMap(group => group.parts) ?? [])]
      const known = await readPartsBySku(
        database,
        written.map(({ sku }) => sku),
      )
      return box ? boxOfWritten(box, known, set.box) : partsOfWritten(parts, known)
    },
    saysWhy: (error, { shelf }) => {
      const says = wrongPartIn(error)
      return says ? { [shelf?.box ? 'box' : 'parts']: says } : undefined
    },
  })

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
