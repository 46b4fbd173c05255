import { and, count, eq, or, sql } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { anywhere, listRows } from '../lib/list-rows.server.ts'
import { findImport, findImportItems, findImports, type OneImport } from './imports.contract.ts'
import { importItems, imports } from './imports.tables.server.ts'
import { showImport } from './show-import.server.ts'

export const answerFindImport = handle(
  findImport,
  async ({ id }, { database }) =>
    (await showImport(database, id)) ?? refuse(findImport, 'NOT_FOUND', undefined),
)

export const answerFindImports = handle(findImports, async (input, { database }) => {
  const words = input.q.trim()
  // A file that is still being read is not an import yet.
  const wanted = and(
    sql`(cardinality(${imports.headers}) > 0 or ${imports.format} = 'many')`,
    words ? sql`${imports.fileName} ilike ${anywhere(words)}` : undefined,
  )
  const { orderBy, limit, offset } = listRows(input, { time: imports.importId }, imports.importId)
  const [found, [counted]] = await Promise.all([
    database
      .select({ importId: imports.importId })
      .from(imports)
      .where(wanted)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    database.select({ all: count() }).from(imports).where(wanted),
  ])
  const rows = await Promise.all(found.map(({ importId }) => showImport(database, importId)))
  return { rows: rows.filter((row): row is OneImport => row !== undefined), total: counted?.all ?? 0 }
})

export const answerFindImportItems = handle(findImportItems, async (input, { database }) => {
  if (!(await showImport(database, input.id))) return refuse(findImportItems, 'NOT_FOUND', undefined)
  const words = input.q.trim()
  const wanted = and(
    eq(importItems.importId, input.id),
    input.outcome && eq(importItems.outcome, input.outcome),
    input.state && eq(importItems.state, input.state),
    input.mark && sql`${input.mark} = any(${importItems.marks})`,
    words
      ? or(
          sql`${importItems.sku} ilike ${anywhere(words)}`,
          sql`${importItems.productName} ilike ${anywhere(words)}`,
        )
      : undefined,
  )
  // A product that shares a line with its first variant is before it.
  const line = sql`abs(${importItems.line})`
  const { orderBy, limit, offset } = listRows(input, { line }, importItems.line)
  const [rows, [counted]] = await Promise.all([
    database
      .select()
      .from(importItems)
      .where(wanted)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    database.select({ all: count() }).from(importItems).where(wanted),
  ])
  return {
    rows: rows.map(row => ({
      ...row,
      line: Math.abs(row.line),
      variantOf: row.shelf?.variantOf ?? null,
      options: (row.row?.variantOptions ?? []) as string[],
      changes: row.changes ?? {},
      reasons: row.reasons ?? {},
      notes: row.notes ?? {},
    })),
    total: counted?.all ?? 0,
  }
})
