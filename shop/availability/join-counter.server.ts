import { type SQL, sql } from 'drizzle-orm'

/**
 * A part of a statement of another capability: joins the counter that a column names, as an alias with `on_hand`, `held` and
 * `over`; null if the column is.
 */
export const joinCounter = (alias: SQL, column: SQL): SQL =>
  sql`left join availabilities ${alias} on ${alias}.availability_id = ${column}`
