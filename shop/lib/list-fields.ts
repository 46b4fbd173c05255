import { z } from 'zod'
import { line, wholeNumber } from './fields.ts'

/** The maximum number of rows on a page of a list, and the default. */
const MOST_ROWS = 100
const USUAL_ROWS = 25

/**
 * The fields that every staff list takes: words to search for, a sort order (`-` before it reverses it; the default is
 * `usual`, else the first), a page counted from 1, and the number of rows per page.
 */
export const listFields = <const Sorts extends readonly [string, ...string[]]>(
  sorts: Sorts,
  usual: Sorts[number] | `-${Sorts[number]}` = sorts[0],
) => ({
  q: line(100).default(''),
  sort: z
    .enum([...sorts, ...sorts.map(name => `-${name}` as const)] as [Sorts[number], ...`-${Sorts[number]}`[]])
    .default(usual as never),
  page: wholeNumber(1, 100_000).default(1),
  size: wholeNumber(1, MOST_ROWS).default(USUAL_ROWS),
})

/** A page of a list, and the total number of rows. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row).max(MOST_ROWS), total: z.int() })
