import { desc, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { upkeepRuns } from './upkeep.tables.server.ts'
import { type UpkeepKind, type UpkeepOutcome, upkeepKinds } from './upkeep-kinds.ts'

export type UpkeepRun = typeof upkeepRuns.$inferSelect

/** The end of a run. */
export type RunEnd = { outcome: UpkeepOutcome; facts?: Record<string, unknown>; problem?: string }

/** Notes that a run begins, with what is known of it; returns its id. */
export async function beginRun(
  database: Database,
  kind: UpkeepKind,
  facts: Record<string, unknown> = {},
): Promise<number> {
  const [row] = await database
    .insert(upkeepRuns)
    .values({ kind, facts })
    .returning({ runId: upkeepRuns.runId })
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
): Promise<Record<UpkeepKind, { latest?: UpkeepRun | undefined; latestGood?: UpkeepRun | undefined }>> {
  const rows = await database
    .select()
    .from(upkeepRuns)
    .where(
      sql`${upkeepRuns.runId} in (
        select latest.run_id from unnest(${sql.param([...upkeepKinds])}::text[]) wanted (kind) cross join unnest('{t,f}'::bool[]) good
        cross join lateral (
          select run_id from upkeep_runs r where r.kind = wanted.kind and (not good or outcome = 'GOOD')
          order by started_at desc limit 1) latest)`,
    )
    .orderBy(desc(upkeepRuns.startedAt))
  const of = (kind: UpkeepKind) => rows.filter(row => row.kind === kind)
  return Object.fromEntries(
    upkeepKinds.map(kind => [
      kind,
      { latest: of(kind)[0], latestGood: of(kind).find(({ outcome }) => outcome === 'GOOD') },
    ]),
  ) as never
}
