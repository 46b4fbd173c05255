import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { products } from '../../catalogue/catalogue.tables.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { anywhere, listRows } from '../../lib/list-rows.server.ts'
import { m } from '../../messages/m.ts'
import { findImportPictures, retryImportPictures } from '../imports.contract.ts'
import { importPictures, imports } from '../imports.tables.server.ts'
import { showImport } from '../show-import.server.ts'

export const answerFindImportPictures = handle(findImportPictures, async (input, { database }) => {
  if (!(await showImport(database, input.id))) return refuse(findImportPictures, 'NOT_FOUND', undefined)
  const words = input.q.trim()
  const { pictureId, productId, address, problem } = importPictures
  const wanted = and(
    eq(importPictures.importId, input.id),
    isNotNull(importPictures.givenUpAt),
    words
      ? sql`${products.productName} || ' ' || ${products.sku} || ' ' || ${address} ilike ${anywhere(words)}`
      : undefined,
  )
  const { orderBy, limit, offset } = listRows(input, { product: products.productName }, pictureId)
  const ofProduct = eq(products.productId, productId)
  const [rows, [counted]] = await Promise.all([
    database
      .select({
        pictureId,
        productId,
        productName: products.productName,
        sku: products.sku,
        address,
        problem: sql<string>`coalesce(${problem}, ${m.exchange_import_no_room()})`,
      })
      .from(importPictures)
      .innerJoin(products, ofProduct)
      .where(wanted)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    database.select({ all: count() }).from(importPictures).innerJoin(products, ofProduct).where(wanted),
  ])
  return { rows, total: counted?.all ?? 0 }
})

/** Puts the pictures that were given up back in the queue of the job, as if they had never been tried. */
export const answerRetryImportPictures = handle(
  retryImportPictures,
  async ({ importId }, { database, audit }) => {
    const [found] = await database
      .select({ fileName: imports.fileName })
      .from(imports)
      .where(and(eq(imports.importId, importId), inArray(imports.state, ['imported', 'cancelled'])))
      .for('update')
    const shown = await showImport(database, importId)
    if (!shown) return refuse(retryImportPictures, 'NOT_FOUND', undefined)
    if (!found) return refuse(retryImportPictures, 'NOT_NOW', undefined)
    await database
      .update(importPictures)
      .set({ attempts: 0, givenUpAt: null, problem: null })
      .where(and(eq(importPictures.importId, importId), isNotNull(importPictures.givenUpAt)))
    await audit.add({ action: 'fetch again', subject: 'import', subjectId: importId, after: found })
    return (await showImport(database, importId)) ?? shown
  },
)
