import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * How a list of the office is read: its order, and which rows a page has. `columns` says what each order of
 * `listFields` sorts by; `last` makes the order whole where rows are alike.
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

/** Words as a pattern of `ilike` that finds them anywhere; its own signs are taken as letters. */
export const anywhere = (words: string): SQL => sql`${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`}`
