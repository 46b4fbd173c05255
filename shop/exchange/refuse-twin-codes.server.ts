import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { shownCode } from '../catalogue/codes/gtin.rules.ts'
import { m } from '../messages/m.ts'
import { importItems } from './imports.tables.server.ts'

/** The number of products refused at once. */
const BATCH = 500

/**
 * Refuses each product of a checked file that would get a code of an earlier line: a code belongs to one product. The database compares the
 * whole file at once, so that its size does not matter to memory.
 */
export async function refuseTwinCodes(database: Database, importId: number): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    const { rows } = await database.execute<{ line: number; code: string; first: number }>(sql`
      select distinct on (line) line, code, first from (
        select i.line, c ->> 'code' as code, min(i.line) over (partition by c ->> 'code') as first
        from ${importItems} i, jsonb_array_elements(i.row -> 'codes') c
        where i.import_id = ${importId} and i.outcome in ('create', 'change')) named
      where line > first order by line, code limit ${BATCH}`)
    const refused = rows.map(({ line, code, first }) => ({
      line,
      reasons: { codes: m.exchange_import_code_twice({ line: first, code: shownCode(code) }) },
    }))
    await database.execute(sql`
      update ${importItems} i
      set outcome = 'refuse', reasons = r.reasons, row = null, shelf = null, changes = null, notes = null, marks = '{}'
      from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as r(line int, reasons jsonb)
      where i.import_id = ${importId} and i.line = r.line`)
    found = rows.length
  }
}
