import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { readRelatedBySku } from '../../catalogue/editing/read-related.server.ts'
import { m } from '../../messages/m.ts'
import { importItems } from '../imports.tables.server.ts'
import { giveLater, type Writing } from '../later/give-later.server.ts'
import { BATCH, refuseLost } from '../later/lines-of-import.server.ts'

/** Refuses each product of a checked file whose related products neither the shop nor the rest of the file has, or that are variants there. */
export const refuseLostRelated = (database: Database, importId: number): Promise<void> =>
  refuseLost(database, importId, async () => {
    const { rows } = await database.execute<{ line: number; sku: string }>(sql`
      select distinct on (i.line) i.line, other.sku
      from ${importItems} i, jsonb_array_elements_text(i.shelf -> 'related') other (sku)
      where i.import_id = ${importId} and i.outcome in ('create', 'change')
        and not exists (select from products p where p.sku = other.sku)
        and not exists (select from ${importItems} made where made.import_id = ${importId} and made.sku = other.sku
          and made.outcome = 'create' and not coalesce(made.shelf ? 'variantOf', false))
      order by i.line limit ${BATCH}`)
    return rows.map(({ line, sku }) => ({
      line,
      reasons: { related: m.exchange_import_no_related({ sku }) },
    }))
  })

/** Gives the products of a file the related products that came with it, once all are written. */
export const writeRelatedOfSameFile = (writing: Writing): Promise<void> =>
  giveLater(writing, {
    fields: ['related'],
    read: async (database, { shelf }) => {
      const skus = shelf?.related ?? []
      const known = await readRelatedBySku(database, skus)
      const related = skus.flatMap(sku => known.get(sku)?.productId ?? [])
      return related.length === skus.length ? { related } : { wrong: { related: m.exchange_import_failed() } }
    },
  })
