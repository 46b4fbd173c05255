// SQL as text, for the start of a shop, which loads no tables.

/** The seconds after which a node that is silent does not count. */
export const SILENT_AFTER = 90

/** The condition for a row of `nodes` that serves now. */
export const IS_SERVING = `nodes.seen_at > now() - interval '${SILENT_AFTER} seconds'`

/** A query with a row if any node serves now. */
export const SERVING = `select from nodes where ${IS_SERVING} limit 1`

/** A query with a row if a node serves now that does not know the migration of a moment, an expression. */
export const servingWithout = (migration: string): string =>
  `select from nodes where ${IS_SERVING} and coalesce(migration, 0) < ${migration}`
