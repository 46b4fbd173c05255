import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import {
  changeProduct,
  holdProduct,
  type ProductChange,
  type SetProduct,
} from '../../catalogue/editing/change-product.server.ts'
import { m } from '../../messages/m.ts'
import type { Importer } from '../desk.server.ts'
import { importItems } from '../imports.tables.server.ts'
import { shopOf } from '../shop-of-import.server.ts'
import { followWhole } from '../variants/follow-whole.server.ts'
import { linesOfImport } from './lines-of-import.server.ts'

/** An import whose products are all written: some of them get what came with the same file. */
export type Writing = {
  database: Database
  importId: number
  importer: Importer
  now: () => Date
  inTransaction: <T>(work: (database: Database) => Promise<T>) => Promise<T>
}

type Item = typeof importItems.$inferSelect
type Field = 'parts' | 'box' | 'related'

/** `fields`: what a product waits for. `read`: the change that gives it that, or why it cannot have it. `saysWhy`: the same of an error. */
type Later = {
  fields: readonly Field[]
  read: (
    database: Database,
    item: Item,
    product: SetProduct,
  ) => Promise<ProductChange | { wrong: Record<string, string> }>
  saysWhy?: (error: unknown, item: Item) => Record<string, string> | undefined
}

const isOf = (importId: number, line: number) =>
  and(eq(importItems.importId, importId), eq(importItems.line, line))

/**
 * Gives the products of a file what came with it, once all of them are written. One that the shop cannot have stays without it, and says so.
 * May be begun again: it then goes on.
 */
export async function giveLater(writing: Writing, later: Later): Promise<void> {
  const { database, importId, inTransaction } = writing
  const waits: SQL = sql`${importItems.state} = 'written' and ${importItems.shelf} ?| ${sql.param([...later.fields])}::text[]`
  for await (const lines of linesOfImport(database, importId, waits))
    for (const { line } of lines)
      try {
        await inTransaction(database => giveOne(database, line, writing, later))
      } catch (error) {
        const [item] = await database.select().from(importItems).where(isOf(importId, line))
        const reasons = item && later.saysWhy?.(error, item)
        if (!reasons) throw error
        await database
          .update(importItems)
          .set({ reasons, shelf: without(later.fields) })
          .where(isOf(importId, line))
      }
}

const without = (fields: readonly Field[]) => sql`${importItems.shelf} - ${sql.param([...fields])}::text[]`

async function giveOne(
  database: Database,
  line: number,
  { importId, importer, now }: Writing,
  { fields, read }: Later,
): Promise<void> {
  const [item] = await database.select().from(importItems).where(isOf(importId, line)).for('update')
  const product = item?.productId && (await holdProduct(database, item.productId))
  // A person who changed it since the import knows better.
  if (!item || !product || product.updatedDate.getTime() !== item.writtenDate?.getTime()) return
  const waited = fields.find(field => item.shelf?.[field])
  const change = await read(database, item, product)
  const write = (change: ProductChange) => () =>
    changeProduct(shopOf(database, importer, now()), product, change, 'import')
  const after = 'wrong' in change ? undefined : await followWhole(database, importId, product, write(change))
  const failed = 'wrong' in change ? change.wrong : { [waited ?? '']: m.exchange_import_failed() }
  const was = Object.fromEntries(fields.map(field => [field, product[field]]))
  await database
    .update(importItems)
    .set({
      shelf: without(fields),
      ...(after ? { writtenDate: after.updatedDate } : {}),
      ...(after ? {} : { reasons: { ...item.reasons, ...failed } }),
      ...(item.before && after ? { before: { ...item.before, ...was } } : {}),
    })
    .where(isOf(importId, line))
}
