import { sql } from 'drizzle-orm'
import type { Client } from 'pg'
import type { Database } from '../../database/pool.ts'
import { describeError } from '../lib/describe-error.ts'
import { type Audit, auditHere } from './audit.server.ts'
import { type AuditFacts, factsOf } from './audited.ts'
import { beginRun, endRun } from './note-run.server.ts'

/** The key of the lock that an audit has until it ends: there is one at a time. */
const ONE_AT_A_TIME = `hashtextextended('audit of the books', 0)`

type How = { checked?: (name: string, milliseconds: number, count: number) => void }

/**
 * Checks the books on a connection of its own, `client`, and notes the run on `database`: also one that staff have asked for. Runs that
 * did not end are noted as failed. Returns nothing, and notes nothing, if another audit runs.
 */
export async function runAudit(
  client: Client,
  database: Database,
  { checked }: How = {},
): Promise<Audit | undefined> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const { rows } = await client.query(`select pg_try_advisory_xact_lock(${ONE_AT_A_TIME}) as alone`)
    if (!rows[0]?.alone) return undefined
    const runId = await takeRun(database)
    try {
      const found = await auditHere(client, checked ? { checked } : {})
      await endRun(database, runId, endOf(found))
      return found
    } catch (error) {
      const { type, code } = describeError(error)
      await endRun(database, runId, { outcome: 'FAILED', problem: `The audit ended early: ${code ?? type}.` })
      throw error
    }
  } finally {
    await client.query('rollback').catch(() => {})
  }
}

/** Takes the run that staff have asked for, or begins one, and ends all others: nothing else can be at work. */
async function takeRun(database: Database): Promise<number> {
  const { rows } = await database.execute<{ runId: number }>(sql`
    with open as (
      select run_id, row_number() over (partition by facts ? 'asked' order by run_id desc) = 1 and facts ? 'asked' as wanted
      from upkeep_runs where kind = 'AUDIT' and ended_at is null
    ), taken as (
      update upkeep_runs u set facts = '{}' from open where u.run_id = open.run_id and wanted returning u.run_id
    ), ended as (
      update upkeep_runs u set ended_at = now(), outcome = 'FAILED', problem = 'It did not end: its process was stopped.'
      from open where u.run_id = open.run_id and not wanted
    )
    select run_id as "runId" from taken`)
  return rows[0]?.runId ?? beginRun(database, 'AUDIT')
}

function endOf({ checked, wrong, milliseconds }: Audit) {
  const facts: AuditFacts = factsOf({ checked, wrong, milliseconds })
  if (wrong.length === 0) return { outcome: 'GOOD' as const, facts }
  return {
    outcome: 'WRONG' as const,
    facts,
    problem: `${wrong.length} of ${checked} checks found something wrong.`,
  }
}
