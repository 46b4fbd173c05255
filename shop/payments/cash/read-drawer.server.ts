import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { firstNameOf } from '../../customers/first-name-of.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { cashCounts } from './cash-counts.tables.server.ts'
import type { CashCount, Drawer } from './drawer.contract.ts'

/** The number of last counts that are shown. */
const LAST = 7

const DAY = 24 * 60 * 60 * 1000

/**
 * The cash of the counter in two spans that end now, in minor units: since 24 hours before the last count, and in the last 24 hours. No
 * transaction lasts that long, so that an entry which is seen late is in the first span. Cash that was taken out by mistake after its run was
 * counted was never in the drawer.
 */
async function sumCash(
  database: Database,
  of: { branchId: number; currency: string; exponent: number },
  spans: { since: Date; day: Date },
) {
  const { rows } = await database.execute<{ since: string; day: string }>(sql`
    select coalesce(sum(amount) filter (where written_at >= ${spans.since}), 0) as since,
      coalesce(sum(amount) filter (where written_at >= ${spans.day}), 0) as day
    from (
      select e.written_at, case e.kind when 'IN' then e.amount when 'ROUNDED' then 0 else -e.amount end as amount
      from cash_entries e join orders o using (order_id)
      where e.written_at >= least(${spans.since}::timestamptz, ${spans.day}::timestamptz) and e.run_id is null
        and o.branch_id = ${of.branchId} and o.currency = ${of.currency} and o.exponent = ${of.exponent}
        and not (e.kind = 'UNDONE' and exists (
          select from cash_entries i where i.order_id = e.order_id and i.kind = 'IN' and i.run_id is not null))
    ) moved`)
  return { since: Number(rows[0]?.since), day: Number(rows[0]?.day) }
}

/** Reads the cash drawer of a branch: what came since its last count, which cash of the last 24 hours that is, and the last counts. */
export async function readDrawer(database: Database, branchId: number, now: Date) {
  const [{ currency }, found] = await Promise.all([
    readSettings(database),
    database
      .select({ count: cashCounts, by: firstNameOf(cashCounts.countedBy) })
      .from(cashCounts)
      .where(eq(cashCounts.branchId, branchId))
      .orderBy(desc(cashCounts.number))
      .limit(LAST),
  ])
  const { code, exponent } = currency
  const last = found[0]?.count
  // The shop may have had another currency by then.
  const isSame = last?.currency === code && last.exponent === exponent
  const day = new Date(now.getTime() - DAY)
  const since = last ? new Date(last.countedAt.getTime() - DAY) : day
  const sums = await sumCash(database, { branchId, currency: code, exponent }, { since, day })
  return {
    ...{ branchId, currency: code, exponent, after: last?.number ?? 0 },
    moved: sums.since - (isSame ? last.covered : 0),
    float: isSame ? last.kept : 0,
    covered: sums.day,
    counts: found.map(({ count, by }) => shown(count, by)),
  }
}
type ReadDrawer = Awaited<ReturnType<typeof readDrawer>>

function shown(count: typeof cashCounts.$inferSelect, by: string | null): CashCount {
  const decimal = (minor: number) => toDecimal(minor, count.exponent)
  return {
    ...{
      number: count.number,
      countedAt: count.countedAt.toISOString(),
      by: by || null,
      reason: count.reason,
    },
    ...{ float: decimal(count.float), expected: decimal(count.expected), counted: decimal(count.counted) },
    ...{ difference: decimal(count.counted - count.expected), kept: decimal(count.kept) },
  }
}

/** Converts a drawer as the calls answer it. */
export const showDrawer = ({ branchId, after, moved, float, exponent, counts }: ReadDrawer): Drawer => ({
  ...{ branchId, after, counts },
  moved: toDecimal(moved, exponent),
  float: toDecimal(float, exponent),
  expected: toDecimal(float + moved, exponent),
})
