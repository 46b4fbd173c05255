import { type SQL, sql } from 'drizzle-orm'

/**
 * A part of a statement of another capability: joins the counter that a column names, as an alias with `on_hand`, `held` and
 * `over`; null if the column is.
 */
export const joinCounter = (alias: SQL, column: SQL): SQL =>
  sql`left join availabilities ${alias} on ${alias}.availability_id = ${column}`

/** A part of a statement of another capability: what is free of the counter that a column names; null if the column is. */
export const freeOf = (column: SQL): SQL =>
  sql`(select c.on_hand - c.held from availabilities c where c.availability_id = ${column})`
