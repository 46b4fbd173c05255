import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { recogniseColumns } from './import-columns.rules.ts'
import type { ColumnMapping, FileLine, ImportFormat } from './import-fields.ts'
import { importLines } from './imports.tables.server.ts'
import { readCsv, UnreadableCsv } from './read-csv.server.ts'

/** The number of lines written at once. */
const BATCH = 500

/** A file that has been read: its column names, and the fields that they seem to match. */
export type StagedFile = {
  headers: string[]
  format: ImportFormat
  mapping: ColumnMapping
  lines: number
}

/** Stores the lines of a file under an import as they arrive: memory holds no more than one batch. */
export async function stageFile(database: Database, importId: number, path: string): Promise<StagedFile> {
  let headers: string[] = []
  const lines = await readCsv(path, {
    batch: BATCH,
    onHeaders: names => {
      const named = names.filter(Boolean)
      if (new Set(named).size < named.length) throw new UnreadableCsv('no header')
      headers = names
    },
    onLines: batch => storeLines(database, importId, batch),
  })
  return { headers, ...recogniseColumns(headers), lines }
}

async function storeLines(database: Database, importId: number, lines: readonly FileLine[]): Promise<void> {
  const rows = lines.map(({ line, cells }) => ({ line, cells: cells.map(storable) }))
  await database.execute(sql`
    insert into ${importLines} (import_id, line, cells)
    select ${importId}::int, l.line, array(select jsonb_array_elements_text(l.cells))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(line int, cells jsonb)
    on conflict do nothing`)
}

/** Unpaired surrogates cannot be stored. */
const storable = (cell: string) => (cell.isWellFormed() ? cell : cell.toWellFormed())
