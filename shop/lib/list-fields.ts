import { z } from 'zod'
import { line, wholeNumber } from './fields.ts'

/** Rows of a page of a list at most, and where nobody says how many. */
const MOST_ROWS = 100
const USUAL_ROWS = 25

/**
 * What every list of the office may be asked for: words to look for, one of these orders (with `-` before it the other way
 * round; `usual` where none is named, else the first), a page counted from 1, and how many rows it has.
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

/** A page of a list, and how many rows there are in all. */
export const listOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: z.int() })
