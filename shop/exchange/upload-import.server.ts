import { eq } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import { m } from '../messages/m.ts'
import { usualOptions } from './import-options.ts'
import { uploadImport } from './imports.contract.ts'
import { importLines, imports } from './imports.tables.server.ts'
import { UnreadableCsv } from './read-csv.server.ts'
import { showImport } from './show-import.server.ts'
import { stageFile } from './stage-file.server.ts'

const LONGEST_NAME = 200

const says = (error: UnreadableCsv) =>
  error.why === 'not text'
    ? m.exchange_import_not_text()
    : error.why === 'no header'
      ? m.exchange_import_no_header()
      : m.exchange_import_line_wrong({ line: error.line })

/** A file name that can be stored and shown. */
const nameOf = (name: string) =>
  name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, LONGEST_NAME)

/** The file is read before the transaction, because it may be long. The rows of an unreadable file are deleted again. */
export const answerUploadImport = handlePrepared(
  uploadImport,
  async ({ file }, { database, caller, clock }) => {
    const [begun] = await database
      .insert(imports)
      .values({
        custId: caller.custId,
        fileName: nameOf(file.name),
        format: 'souk',
        state: 'cancelled',
        headers: [],
        mapping: {},
        options: usualOptions,
        createdAt: clock(),
      })
      .returning({ importId: imports.importId })
    const importId = begun?.importId as number
    const forget = async () => {
      await database.delete(importLines).where(eq(importLines.importId, importId))
      await database.delete(imports).where(eq(imports.importId, importId))
    }
    try {
      const staged = await stageFile(database, importId, file.path as string)
      if (staged.lines > 0) return { importId, staged }
      await forget()
      return refuse(uploadImport, 'BAD_FILE', undefined, { file: m.exchange_import_no_lines() })
    } catch (error) {
      await forget()
      if (error instanceof UnreadableCsv)
        return refuse(uploadImport, 'BAD_FILE', undefined, { file: says(error) })
      throw error
    }
  },
  async (_input, { database, audit }, { importId, staged }) => {
    const at = eq(imports.importId, importId)
    const [read] = await database
      .update(imports)
      .set({ ...staged, state: 'ready' })
      .where(at)
      .returning({ fileName: imports.fileName })
    const after = { fileName: read?.fileName, lines: staged.lines }
    await audit.add({ action: 'upload', subject: 'import', subjectId: importId, after })
    const shown = await showImport(database, importId)
    return shown ?? refuse(uploadImport, 'BAD_FILE', undefined)
  },
)
