import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { OutputOf } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { countWaiting } from '../mails/count-waiting.server.ts'
import { numbersOfOrders } from '../orders/numbers-of-orders.server.ts'
import { askForAudit } from './ask-for-audit.server.ts'
import type { AuditFacts } from './audited.ts'
import { checkBooks, findHealth } from './health.contract.ts'
import { isOverdue, needsOwner, stateOfRun } from './health.rules.ts'
import { invariants } from './invariants.server.ts'
import { JOBS_SCHEMA } from './jobs-schema.ts'
import { servingNodes } from './nodes.server.ts'
import { latestRuns, type UpkeepRun } from './note-run.server.ts'
import { upkeepRuns } from './upkeep.tables.server.ts'
import { type UpkeepKind, upkeepKinds } from './upkeep-kinds.ts'

type Health = OutputOf<typeof findHealth>
type Runs = Awaited<ReturnType<typeof latestRuns>>

/** Reads the state of audits, backups and drills. */
export async function readRuns(
  database: Database,
  now: Date,
): Promise<{ runs: Health['runs']; found: Runs }> {
  const [found, since] = await Promise.all([latestRuns(database), firstAudit(database)])
  const runs = upkeepKinds.map(kind => showRun(kind, found[kind], { now, since: since ?? now }))
  return { runs, found }
}

/** Returns the kinds of runs that need the owner; an audit is overdue, or it found something or failed. */
export async function readTroubles(database: Database, now: Date) {
  const { runs } = await readRuns(database, now)
  return runs
    .filter(run => run.needsOwner)
    .map(({ kind, state, overdue }) => ({ kind, isLate: overdue && state === 'GOOD' }))
}

function showRun(
  kind: UpkeepKind,
  { latest, latestGood }: Runs[UpkeepKind],
  times: { now: Date; since: Date },
): Health['runs'][number] {
  const state = stateOfRun(latest, times.now)
  const overdue = isOverdue(kind, { latest, latestGood }, times)
  const facts = Object.entries(latest?.facts ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? [{ name, value }] : [],
  )
  return {
    ...{ kind, state, overdue, needsOwner: needsOwner(state, overdue) },
    ...{
      startedAt: latest?.startedAt.toISOString() ?? null,
      endedAt: latest?.endedAt?.toISOString() ?? null,
    },
    ...{ goodAt: latestGood?.startedAt.toISOString() ?? null, problem: latest?.problem ?? null, facts },
  }
}

/** The moment of the first audit: the next ones can be expected from then on. */
async function firstAudit(database: Database): Promise<Date | undefined> {
  const { rows } = await database.execute<{ at: string | null }>(
    sql`select min(started_at) as at from ${upkeepRuns} where kind = 'AUDIT'`,
  )
  return rows[0]?.at ? new Date(rows[0].at) : undefined
}

/** Two lines of an order may be wrong by the same numbers: one sample says so. */
const distinct = <Sample extends { orderNum: string | null; text: string }>(samples: Sample[]): Sample[] => [
  ...new Map(samples.map(sample => [`${sample.orderNum} ${sample.text}`, sample])).values(),
]

/** The findings of an audit in words, with the numbers of the orders that they name. */
async function readWrong(database: Database, run: UpkeepRun | undefined): Promise<Health['wrong']> {
  const found = (run?.facts as Partial<AuditFacts> | undefined)?.wrong ?? []
  const ids = found.flatMap(({ rows }) =>
    rows.flatMap(({ order_id }) => (order_id ? [Number(order_id)] : [])),
  )
  const numbers = await numbersOfOrders(database, ids)
  return found.map(({ name, count, rows }) => ({
    ...{ name, count, says: invariants.find(one => one.name === name)?.says ?? name },
    rows: distinct(
      rows.map(({ order_id, ...rest }) => ({
        orderNum: numbers.get(Number(order_id)) ?? null,
        text: Object.entries(
          numbers.has(Number(order_id)) || order_id === undefined ? rest : { order_id, ...rest },
        )
          .map(([column, value]) => `${column} ${String(value)}`)
          .join(', '),
      })),
    ),
  }))
}

/** The jobs that failed in the last seven days; the shop may not have run a job yet. */
async function readFailedJobs(database: Database): Promise<Health['jobs']> {
  const there = await database.execute(sql`select 1 where to_regclass(${`${JOBS_SCHEMA}.job`}) is not null`)
  if (there.rows.length === 0) return []
  const { rows } = await database.execute<{ name: string; failures: number; lastAt: string }>(sql`
    select name, count(*)::int as failures, max(completed_on) as "lastAt" from ${sql.identifier(JOBS_SCHEMA)}.job
    where state = 'failed' and completed_on > now() - interval '7 days' group by name order by name`)
  return rows.map(row => ({ ...row, lastAt: new Date(row.lastAt).toISOString() }))
}

export const answerFindHealth = handle(findHealth, async (_input, { database, clock }) => {
  const [{ runs, found }, messages, jobs, size, alive] = await Promise.all([
    readRuns(database, clock()),
    countWaiting(database),
    readFailedJobs(database),
    database.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`),
    servingNodes(database),
  ])
  const { latest } = found.AUDIT
  return {
    well: runs.every(run => !run.needsOwner) && messages.parked === 0 && jobs.length === 0,
    runs,
    wrong: await readWrong(database, latest?.outcome === 'WRONG' ? latest : undefined),
    messages: {
      waiting: messages.waiting,
      parked: messages.parked,
      oldestAt: messages.oldestAt?.toISOString() ?? null,
    },
    jobs,
    databaseBytes: Number(size.rows[0]?.bytes ?? 0),
    nodes: alive.map(({ name, version, startedAt }) => ({
      name,
      version,
      startedAt: startedAt.toISOString(),
    })),
  }
})

export const answerCheckBooks = handle(checkBooks, async (_input, { database, audit }) => {
  const runId = await askForAudit(database)
  if (runId) await audit.add({ action: 'check', subject: 'books', subjectId: String(runId) })
  return { asked: true as const }
})
