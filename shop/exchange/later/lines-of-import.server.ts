import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { importItems } from '../imports.tables.server.ts'

/** The number of lines that are refused or written at once. */
export const BATCH = 100
/** A number before that of any line. */
const FIRST = -(2 ** 31)

/** Yields the lines of an import that meet a condition, `size` at a time: the number of each, and `more` of it. */
export async function* linesOfImport<More extends Record<string, SQL<string>>>(
  database: Database,
  importId: number,
  condition: SQL,
  { more, size = BATCH }: { more?: More; size?: number } = {},
): AsyncGenerator<({ line: number } & Record<keyof More, string>)[]> {
  for (let last = FIRST; ; ) {
    const found = await database
      .select({ line: importItems.line, ...more })
      .from(importItems)
      .where(and(eq(importItems.importId, importId), gt(importItems.line, last), condition))
      .orderBy(asc(importItems.line))
      .limit(size)
    if (found.length === 0) return
    yield found as ({ line: number } & Record<keyof More, string>)[]
    last = found.at(-1)?.line ?? last
  }
}

type Lost = { line: number; reasons: Record<string, string> }

/** Refuses the lines of a checked file that `readLost` finds, at most `BATCH` at a time, until it finds no more. */
export async function refuseLost(
  database: Database,
  importId: number,
  readLost: () => Promise<readonly Lost[]>,
): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    const refused = await readLost()
    await database.execute(sql`
      update ${importItems} i
      set outcome = 'refuse', reasons = r.reasons, row = null, shelf = null, changes = null, notes = null, marks = '{}'
      from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as r(line int, reasons jsonb)
      where i.import_id = ${importId} and i.line = r.line`)
    found = refused.length
  }
}
