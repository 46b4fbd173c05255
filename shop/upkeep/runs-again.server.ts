import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { describeError } from '../lib/describe-error.ts'
import { beginRun } from './note-run.server.ts'
import type { UpkeepKind } from './upkeep-kinds.ts'

/**
 * A query that returns a row if the database should be copied soon: it never was, the latest copy failed, the shop was restored since then, or
 * it ran for a while without storing its changes. After a try it waits for an hour. For the embedded database.
 */
export const BACKUP_DUE = `
  select 1 from (select timeline_id::text as timeline from pg_control_checkpoint()) now
  where not exists (select from upkeep_runs
      where kind = 'BACKUP' and started_at > now() - interval '1 hour' and facts #>> '{server,timeline}' = timeline)
    and ('gap' in (select pg_ls_dir('../wal-out', true, false))
      or not exists (select from (select outcome, facts from upkeep_runs where kind = 'BACKUP' order by started_at desc limit 1) latest
        where outcome = 'GOOD' and facts #>> '{server,timeline}' = timeline))`

/**
 * Begins a run of a kind that has one at a time, and returns its id. If the latest one failed in the last six hours, it is tried again under
 * the same id, so that a night has one failure. Runs that did not end are noted as failed.
 */
export async function beginAgain(
  database: Database,
  kind: UpkeepKind,
  facts: Record<string, unknown>,
): Promise<number> {
  await database.execute(sql`
    update upkeep_runs set ended_at = now(), outcome = 'FAILED', problem = 'It did not end: its process was stopped.'
    where kind = ${kind} and ended_at is null`)
  const { rows } = await database.execute<{ runId: number }>(sql`
    update upkeep_runs set started_at = now(), ended_at = null, outcome = null, problem = null, facts = ${JSON.stringify(facts)}::jsonb
    where outcome = 'FAILED' and started_at > now() - interval '6 hours' and run_id = (
      select run_id from upkeep_runs where kind = ${kind} order by started_at desc limit 1)
    returning run_id as "runId"`)
  return rows[0]?.runId ?? beginRun(database, kind, facts)
}

/** Returns one sentence about an error, for the owner: that of an Error of the shop, or else only its kind. */
export function sentenceOf(error: unknown): string {
  const { type, code } = describeError(error)
  return error instanceof Error && !code && type === 'Error'
    ? error.message
    : `It ended early: ${code ?? type}.`
}
