import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { upkeepRuns } from './upkeep.tables.server.ts'
import { type UpkeepKind, type UpkeepOutcome, upkeepKinds } from './upkeep-kinds.ts'

export type UpkeepRun = typeof upkeepRuns.$inferSelect

/** The end of a run. */
export type RunEnd = { outcome: UpkeepOutcome; facts?: Record<string, unknown>; problem?: string }

/** Notes that a run begins; returns its id. */
export async function beginRun(database: Database, kind: UpkeepKind): Promise<number> {
  const [row] = await database.insert(upkeepRuns).values({ kind }).returning({ runId: upkeepRuns.runId })
  if (!row) throw new Error('A run of upkeep was not saved.')
  return row.runId
}

/** Notes the end of a run, once: the first end stays. */
export async function endRun(database: Database, runId: number, { outcome, facts = {}, problem }: RunEnd) {
  await database
    .update(upkeepRuns)
    .set({ endedAt: sql`now()`, outcome, facts, problem: problem ?? null })
    .where(sql`${upkeepRuns.runId} = ${runId} and ${upkeepRuns.endedAt} is null`)
}

/** The latest run of each kind, and the latest good one of each. */
export async function latestRuns(
  database: Database,
): Promise<Record<UpkeepKind, { latest?: UpkeepRun; latestGood?: UpkeepRun }>> {
  const found = await Promise.all(
    upkeepKinds.map(async kind => {
      const ofKind = database
        .select()
        .from(upkeepRuns)
        .where(eq(upkeepRuns.kind, kind))
        .orderBy(desc(upkeepRuns.startedAt))
        .limit(1)
      const good = database
        .select()
        .from(upkeepRuns)
        .where(sql`${upkeepRuns.kind} = ${kind} and ${upkeepRuns.outcome} = 'GOOD'`)
        .orderBy(desc(upkeepRuns.startedAt))
        .limit(1)
      const [[latest], [latestGood]] = await Promise.all([ofKind, good])
      return [kind, { latest, latestGood }] as const
    }),
  )
  return Object.fromEntries(found) as never
}
