import { and, eq, inArray } from 'drizzle-orm'
import { readShelves } from '../catalogue/shelves/shelves.server.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { missingColumns } from './import-columns.rules.ts'
import { atWork, type ImportState, statesBeforeImport } from './import-states.rules.ts'
import { cancelImport, checkImport, discardImport, runImport, undoImport } from './imports.contract.ts'
import { importItems, importLines, importPictures, imports } from './imports.tables.server.ts'
import { showImport } from './show-import.server.ts'

/** Moves an import to a state that its present state allows; returns the import, or a refusal. */
async function move(
  { database, audit, clock }: Pick<Shop, 'database' | 'audit' | 'clock'>,
  importId: number,
  state: ImportState,
  more: Partial<typeof imports.$inferInsert> = {},
) {
  const [moved] = await database
    .update(imports)
    .set({
      ...more,
      state,
      done: 0,
      startedAt: clock(),
      finishedAt: null,
      problem: null,
      cancelAskedAt: null,
    })
    .where(and(eq(imports.importId, importId), inArray(imports.state, [...statesBeforeImport(state)])))
    .returning({ importId: imports.importId, fileName: imports.fileName })
  if (!moved) return (await showImport(database, importId)) ? 'NOT_NOW' : 'NOT_FOUND'
  await audit.add({
    action: state,
    subject: 'import',
    subjectId: importId,
    after: { fileName: moved.fileName },
  })
  return (await showImport(database, importId)) ?? 'NOT_FOUND'
}

export const answerCheckImport = handle(checkImport, async (input, shop) => {
  const { importId, format, mapping, options } = input
  const { database } = shop
  const [found] = await database
    .select({ headers: imports.headers, format: imports.format })
    .from(imports)
    .where(eq(imports.importId, importId))
  if (!found) return refuse(checkImport, 'NOT_FOUND', undefined)
  // It has no columns to choose.
  if (found.format === 'many') return refuse(checkImport, 'NOT_NOW', undefined)
  const wrong: Record<string, string> = {}
  for (const field of missingColumns(mapping)) wrong[`mapping.${field}`] = m.exchange_import_column_missing()
  for (const [field, name] of Object.entries(mapping))
    if (name && !found.headers.includes(name))
      wrong[`mapping.${field}`] = m.exchange_import_column_unknown({ name })
  const { department } = options
  if (department.trim() && !options.makeMissing && !(await readShelves(database)).departmentOf(department))
    wrong['options.department'] = m.catalogue_no_such_department()
  if (!options.subCategory.trim()) wrong['options.subCategory'] = m.exchange_import_category_needed()
  if (Object.keys(wrong).length > 0) return refuse(checkImport, 'BAD_INPUT', undefined, wrong)
  const moved = await move(shop, importId, 'check', { format, mapping, options })
  return typeof moved === 'string' ? refuse(checkImport, moved, undefined) : moved
})

export const answerRunImport = handle(runImport, async ({ importId, free }, shop) => {
  const moved = await move(shop, importId, 'import')
  if (typeof moved === 'string') return refuse(runImport, moved, undefined)
  return moved.marked.free > 0 && !free ? refuse(runImport, 'COSTS_NOTHING', undefined) : moved
})

export const answerUndoImport = handle(undoImport, async ({ importId }, shop) => {
  const moved = await move(shop, importId, 'undo')
  return typeof moved === 'string' ? refuse(undoImport, moved, undefined) : moved
})

export const answerCancelImport = handle(cancelImport, async ({ importId }, { database, audit, clock }) => {
  const at = eq(imports.importId, importId)
  const [asked] = await database
    .update(imports)
    .set({ cancelAskedAt: clock() })
    .where(and(at, inArray(imports.state, ['check', 'import'])))
    .returning({ fileName: imports.fileName })
  const shown = await showImport(database, importId)
  if (!shown) return refuse(cancelImport, 'NOT_FOUND', undefined)
  if (!asked) return refuse(cancelImport, 'NOT_NOW', undefined)
  await audit.add({ action: 'cancel', subject: 'import', subjectId: importId, after: asked })
  return shown
})

export const answerDiscardImport = handle(discardImport, async ({ importId }, { database, audit }) => {
  const at = eq(imports.importId, importId)
  const [found] = await database.select().from(imports).where(at).for('update')
  if (!found) return refuse(discardImport, 'NOT_FOUND', undefined)
  const written = await database.$count(
    importItems,
    and(eq(importItems.importId, importId), inArray(importItems.state, ['written', 'not undone'])),
  )
  if (written > 0 || atWork.includes(found.state)) return refuse(discardImport, 'NOT_NOW', undefined)
  await database.delete(importPictures).where(eq(importPictures.importId, importId))
  await database.delete(importItems).where(eq(importItems.importId, importId))
  await database.delete(importLines).where(eq(importLines.importId, importId))
  await database.delete(imports).where(at)
  await audit.add({
    action: 'discard',
    subject: 'import',
    subjectId: importId,
    before: { fileName: found.fileName },
  })
  return { discarded: true as const }
})
