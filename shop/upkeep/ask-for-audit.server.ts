import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { LOST_AFTER } from './health.rules.ts'

/** A query that returns a row if staff have asked for an audit that has not begun. */
export const AUDIT_ASKED = `select 1 from upkeep_runs where kind = 'AUDIT' and ended_at is null and facts ? 'asked' limit 1`

/** The longest duration of an audit in seconds, as of the job that runs it: later, its run is lost. */
export const LONGEST_AUDIT = LOST_AFTER / 1000

/**
 * Asks for an audit in the running transaction, unless one waits or runs: the job begins it within seconds. Returns the id of the run that
 * was asked for now.
 */
export async function askForAudit(database: Database): Promise<number | undefined> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended('asking for an audit', 0))`)
  const { rows } = await database.execute<{ runId: number }>(sql`
    insert into upkeep_runs (kind, facts) select 'AUDIT', '{"asked": true}'
    where not exists (select from upkeep_runs where kind = 'AUDIT' and ended_at is null
      and started_at > now() - make_interval(secs => ${LONGEST_AUDIT}))
    returning run_id as "runId"`)
  return rows[0]?.runId
}
