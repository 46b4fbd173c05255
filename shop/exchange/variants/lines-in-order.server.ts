import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Desk } from '../desk.server.ts'
import { importItems } from '../imports.tables.server.ts'

/** The number of products written together. */
const BATCH = 200
/** A number before that of any line: a product that shares a line with its first variant has that with a minus. */
const FIRST = -(2 ** 31)

type OneImport = { importId: number }

/**
 * Yields the lines of the products in a state, some at a time. Variants are written after all other products, which may have them, and
 * undone before them.
 */
export async function* linesInOrder(
  one: OneImport,
  desk: Pick<Desk, 'database'>,
  state: 'waiting' | 'written',
): AsyncGenerator<number[]> {
  for (const areVariants of state === 'waiting' ? [false, true] : [true, false])
    for (let last = FIRST; ; ) {
      const lines = await nextLines(one, desk, { state, areVariants, last })
      if (lines.length === 0) break
      yield lines
      last = lines.at(-1) ?? last
    }
}

/** Returns the lines of the next products after this one. */
async function nextLines(
  { importId }: OneImport,
  { database }: Pick<Desk, 'database'>,
  { state, areVariants, last }: { state: 'waiting' | 'written'; areVariants: boolean; last: number },
): Promise<number[]> {
  const found = await database
    .select({ line: importItems.line })
    .from(importItems)
    .where(
      and(
        eq(importItems.importId, importId),
        eq(importItems.state, state),
        inArray(importItems.outcome, ['create', 'change']),
        gt(importItems.line, last),
        sql`coalesce(${importItems.shelf} ? 'variantOf', false) = ${areVariants}`,
      ),
    )
    .orderBy(asc(importItems.line))
    .limit(BATCH)
  return found.map(({ line }) => line)
}
