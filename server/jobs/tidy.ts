import type { Pool } from 'pg'
import { tidying } from '../../shop/tidy.server.ts'

/** The number of rows deleted by one statement, so that shoppers' writes never wait long for it. */
const AT_ONCE = 5_000

/** Deletes expired rows; returns the number per table. */
export async function tidy(pool: Pool): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [table, condition] of Object.entries(tidying)) {
    counts[table] = 0
    for (let deleted = AT_ONCE; deleted === AT_ONCE; counts[table] += deleted) {
      const { rowCount } = await pool.query(
        `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${AT_ONCE}))`,
      )
      deleted = rowCount ?? 0
    }
  }
  return counts
}
