import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { productAddress } from '../../catalogue/catalogue.rules.ts'
import { categories, products } from '../../catalogue/catalogue.tables.server.ts'
import { addFreeRedirects, freePaths, removeRedirects } from '../../redirects/free-redirects.server.ts'
import { importItems } from '../imports.tables.server.ts'
import type { Writing } from '../later/give-later.server.ts'
import { linesOfImport } from '../later/lines-of-import.server.ts'

/** The number of products whose addresses are looked up or written at once. */
const BATCH = 500
const oldAddress = sql<string>`${importItems.shelf} ->> 'oldAddress'`
const newAddress = sql<string>`${importItems.shelf} ->> 'newAddress'`

/** The lines of an import that meet a condition, some at a time, with their addresses. */
const addressesOf = (database: Database, importId: number, condition: SQL) =>
  linesOfImport(database, importId, condition, { more: { from: oldAddress, to: newAddress }, size: BATCH })

/** Forgets the old addresses of these lines. */
const forget = (database: Database, importId: number, lines: readonly number[]) =>
  database
    .update(importItems)
    .set({ shelf: sql`${importItems.shelf} - 'oldAddress' - 'newAddress'` })
    .where(and(eq(importItems.importId, importId), inArray(importItems.line, [...lines])))

/** Leaves those old addresses of a checked file that may be led to its products; the others have a page, or a redirect. */
export async function keepFreeAddresses(database: Database, importId: number): Promise<void> {
  const taken = new Set<string>()
  for await (const found of addressesOf(database, importId, sql`${importItems.shelf} ? 'oldAddress'`)) {
    const free = await freePaths(
      database,
      found.map(({ from }) => from),
    )
    const lines = found.flatMap(({ line, from }) => {
      const path = free.get(from)
      if (path === undefined || taken.has(path)) return [line]
      taken.add(path)
      return []
    })
    if (lines.length > 0) await forget(database, importId, lines)
  }
}

/** Leads the old addresses of the products that an import wrote to their pages. May be begun again: it then goes on. */
export async function leadOldAddresses(writing: Writing): Promise<void> {
  const { database, importId, importer, now, inTransaction } = writing
  const isWaiting = sql`${importItems.shelf} ? 'oldAddress' and not ${importItems.shelf} ? 'newAddress'
    and ${importItems.state} = 'written'`
  for await (const found of addressesOf(database, importId, isWaiting))
    await inTransaction(async database => {
      const lines = found.map(({ line }) => line)
      const rows = await database
        .select({
          from: oldAddress,
          productId: products.productId,
          category: categories.category,
          categoryId: categories.categoryId,
        })
        .from(importItems)
        .innerJoin(products, eq(products.productId, importItems.productId))
        .innerJoin(categories, eq(categories.categoryId, products.categoryId))
        .where(and(eq(importItems.importId, importId), inArray(importItems.line, lines)))
      const wanted = new Map(rows.map(row => [row.from, productAddress(row)]))
      const by = { updatedBy: importer.firstName, updatedAt: now() }
      const added = await addFreeRedirects(database, wanted, by)
      const written = found.map(({ line, from }) => ({ line, ...added.get(from) }))
      await database.execute(sql`
        update ${importItems} i set shelf = case when a.path is null then i.shelf - 'oldAddress'
          else i.shelf || jsonb_build_object('oldAddress', a.path, 'newAddress', a.target) end
        from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as a(line int, path text, target text)
        where i.import_id = ${importId} and i.line = a.line`)
    })
}

/** Removes the redirects that an import made, of the products that it took back. */
export async function takeAddressesBack(
  database: Database,
  importId: number,
  inTransaction: Writing['inTransaction'],
): Promise<void> {
  const isUndone = sql`${importItems.shelf} ? 'newAddress' and ${importItems.state} = 'undone'`
  for await (const found of addressesOf(database, importId, isUndone))
    await inTransaction(async database => {
      await removeRedirects(
        database,
        found.map(({ from, to }) => ({ path: from, target: to })),
      )
      await forget(
        database,
        importId,
        found.map(({ line }) => line),
      )
    })
}
