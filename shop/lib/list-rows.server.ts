import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Returns how to query a staff list: its order, and the rows of a page. `columns` maps each sort order of `listFields` to
 * its column; `last` breaks ties.
 */
export function listRows<Sort extends string>(
  { sort, page, size }: { sort: Sort | `-${Sort}`; page: number; size: number },
  columns: Record<Sort, SQLWrapper>,
  last: SQLWrapper,
): { orderBy: SQL[]; limit: number; offset: number } {
  const name = sort.replace(/^-/, '') as Sort
  const way = sort.startsWith('-') ? desc : asc
  return { orderBy: [way(columns[name]), way(last)], limit: size, offset: (page - 1) * size }
}

/** Returns an `ilike` pattern that finds the words anywhere; wildcards among them are escaped. */
export const anywhere = (words: string): SQL => sql`${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`}`
