import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { holdRun } from '../../orders/runs/hold-run.server.ts'
import { cashEntries } from '../payments.tables.server.ts'

/** Reads the cash that the driver of each run should have, in minor units; a run without cash is missing. */
export async function readRunCash(
  database: Database,
  runIds: readonly number[],
): Promise<Map<number, number>> {
  if (runIds.length === 0) return new Map()
  const sums = await database
    .select({
      runId: cashEntries.runId,
      expected: sql<string>`sum(case ${cashEntries.kind} when 'IN' then ${cashEntries.amount} when 'ROUNDED' then 0 else -${cashEntries.amount} end)`,
    })
    .from(cashEntries)
    .where(inArray(cashEntries.runId, [...runIds]))
    .groupBy(cashEntries.runId)
  return new Map(sums.flatMap(({ runId, expected }) => (runId === null ? [] : [[runId, Number(expected)]])))
}

/**
 * Returns the run by which an order's latest cash came, locked so that it is not settled now; null if there is none, or if its cash was
 * counted already.
 */
export async function holdRunOfCash(database: Database, orderId: number): Promise<number | null> {
  const [entry] = await database
    .select({ runId: cashEntries.runId })
    .from(cashEntries)
    .where(and(eq(cashEntries.orderId, orderId), eq(cashEntries.kind, 'IN'), isNotNull(cashEntries.runId)))
    .orderBy(desc(cashEntries.entryId))
    .limit(1)
  if (!entry?.runId) return null
  const run = await holdRun(database, entry.runId)
  return run && run.state !== 'SETTLED' ? run.runId : null
}
