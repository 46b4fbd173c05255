import type { Pool } from 'pg'

/** The products that are looked at, and those that are written, in one statement: with more, caches would be dropped as a whole. */
const LOOKED_AT = 5_000
const WRITTEN = 100
/** The milliseconds that it waits for people who are writing products, while others wait for it. */
const PATIENCE = 2_000

/** The collections whose products are to be found: they changed, or products have become too old for them. */
const waiting = `select collection_id as id, updated_date::text as version from collections
  where found_at is null or (rule ? 'newDays' and found_at < now() - interval '1 day')`

/** A statement that returns a row if the products of a collection are to be found, or if deleted ones have left keys. */
export const COLLECTIONS_WAIT = `(${waiting} limit 1)
  union all (select 0, '' where cardinality(gone_collections()) > 0) limit 1`

/** Finds the products of collections that changed, and takes the keys of deleted ones away: a few products at a time. */
export async function fillCollections(pool: Pool, isStopping: () => boolean): Promise<{ found: number }> {
  let found = 0
  const { rows } = await pool.query<{ id: number; version: string }>(`${waiting} order by 1`)
  if (rows.length > 0 && !(await lastWritersEnded(pool))) return { found }
  for (const { id, version } of rows) {
    if (!(await find(pool, id, isStopping))) return { found }
    // One that changed again meanwhile is found again.
    const { rowCount } = await pool.query(
      'update collections set found_at = now() where collection_id = $1 and updated_date = $2::timestamptz',
      [id, version],
    )
    found += rowCount ?? 0
  }
  for (let left = true; left && !isStopping(); ) {
    const gone = await pool.query(`select products_of_gone_collections(${WRITTEN}) as ids`)
    left = gone.rows[0].ids.length > 0
    if (left) await pool.query('select refresh_filter_keys($1)', [gone.rows[0].ids])
  }
  return { found }
}

/**
 * Waits until all who were writing products have ended: they may have read the rules of before. Those who write a product from now on read
 * the present ones. False if that takes too long.
 */
async function lastWritersEnded(pool: Pool): Promise<boolean> {
  try {
    await pool.query(`do $$ begin
      perform set_config('lock_timeout', '${PATIENCE}', true);
      lock table products in share mode;
    end $$`)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '55P03') return false
    throw error
  }
}

/** The next products that a collection wrongly has or lacks. */
type Astray = { last: number | null; ids: number[] }

async function lookAt(pool: Pool, id: number, after: number): Promise<Astray | undefined> {
  const { rows } = await pool.query<Astray>('select * from collection_astray($1, $2, $3)', [
    ...[id, after, LOOKED_AT],
  ])
  return rows[0]
}

/** Gives the key of a collection to the products that it has, and takes it from the others. False if it had to stop. */
async function find(pool: Pool, id: number, isStopping: () => boolean): Promise<boolean> {
  for (let last: number | null = 0; last !== null; ) {
    if (isStopping()) return false
    const next = await lookAt(pool, id, last)
    for (let at = 0; next && at < next.ids.length; at += WRITTEN)
      await pool.query('select refresh_filter_keys($1)', [next.ids.slice(at, at + WRITTEN)])
    last = next?.last ?? null
  }
  return true
}
