import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareQuery } from '../../database/prepared-statement.ts'
import { momentOf } from '../hours/openings.server.ts'
import type { Span } from '../hours/spans.rules.ts'
import type { OpenTime } from './lead-time.rules.ts'
import { openSpans } from './slots.tables.server.ts'

/** Returns spans in minutes from the midnight of a day as moments. The clock can leave some out. */
export const openTimesOf = (open: readonly Span[], day: string, timeZone: string): OpenTime[] =>
  open
    .map(({ from, to }) => ({
      opensAt: momentOf(day, from, timeZone),
      closesAt: momentOf(day, to, timeZone),
    }))
    .filter(({ opensAt, closesAt }) => closesAt > opensAt)

/** Writes when a branch is open in place of what was written before. */
export async function writeOpenTimes(
  database: Database,
  branchId: number,
  openTimes: readonly OpenTime[],
): Promise<void> {
  await database.delete(openSpans).where(eq(openSpans.branchId, branchId))
  if (openTimes.length)
    await database.insert(openSpans).values(openTimes.map(time => ({ ...time, branchId })))
}

const select = prepareQuery('open times', database =>
  database
    .select({ opensAt: openSpans.opensAt, closesAt: openSpans.closesAt })
    .from(openSpans)
    .where(
      and(
        eq(openSpans.branchId, sql.placeholder('branchId')),
        gt(openSpans.closesAt, sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .orderBy(asc(openSpans.opensAt)),
)

/** Reads when a branch is open from now on, in order. */
export const readOpenTimes = (
  database: Database,
  { branchId, now }: { branchId: number; now: Date },
): Promise<OpenTime[]> => select(database, { branchId, now: now.toISOString() })
