import type { Pool } from 'pg'

/** How long a repeat with the same `Idempotency-Key` is known; the address of an order needs no key after that. */
const KEPT_KEYS = '7 days'
/** Rows that are deleted by one statement: what shoppers write never waits long for it. */
const AT_ONCE = 5_000

/** Files that were being read when a process ended: what is kept of them goes after a day. */
const HALF_READ =
  "select import_id from imports where cardinality(headers) = 0 and created_at < now() - interval '1 day'"

/** What may go, by table: rows that nothing asks for any more. */
const gone: Record<string, string> = {
  sessions: 'expires_at < now()',
  verifications: 'expires_at < now()',
  rate_limits: 'expire < extract(epoch from now()) * 1000',
  search_misses: "day < now() - interval '90 days'",
  import_lines: `import_id in (${HALF_READ})`,
  imports: `import_id in (${HALF_READ})`,
  // Stripe tells an event again for three days, and what it signed is believed for minutes.
  payment_events: "handled_at < now() - interval '90 days'",
  map_answers: 'expires_at < now()',
  idempotency_keys: `created_at < now() - interval '${KEPT_KEYS}'`,
}

/** Deletes what has run out; answers how many rows of each table. */
export async function tidy(pool: Pool): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [table, condition] of Object.entries(gone)) {
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
