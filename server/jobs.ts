import { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import { describeError } from '../shop/lib/describe-error.ts'
import type { Configuration } from './configuration.ts'
import { tidy } from './tidy.ts'

/** Something the shop does by itself, at the times of `cron` (UTC) or when it is asked for. */
type Job = { name: string; cron: string; work: (pool: Pool) => Promise<object> }

const jobs: readonly Job[] = [{ name: 'tidy', cron: '17 * * * *', work: tidy }]

/** The schema of the rows that pg-boss keeps: what is to be done, by whom it is being done, what came of it. */
export const JOBS_SCHEMA = 'jobs'
/** From the least talkative on. */
const levels: readonly Configuration['LOG_LEVEL'][] = ['silent', 'fatal', 'error', 'warn', 'info', 'debug']
/** A job that takes longer has failed, in seconds; it is tried again so often. */
const LONGEST = 600
const RETRIES = 3
/** How often a node looks for work, in seconds. */
const LOOK_EVERY = 2
/** A job that runs when the shop stops has this long, in milliseconds. */
const LAST_JOB = 10_000
/** Waited before another attempt where the database does not answer. */
const TRY_AGAIN = 10_000

/**
 * Runs the jobs of the shop, each once however many nodes there are: one node takes a job at a time. `log` gets a JSON line
 * for each one that is done, with its name and id, and for what goes wrong.
 */
export function runJobs(
  url: string,
  level: Configuration['LOG_LEVEL'],
  log: (line: string) => void,
): { stop(): Promise<void> } {
  const say = (lineLevel: 'error' | 'info', msg: string, about: object) => {
    if (levels.indexOf(lineLevel) <= levels.indexOf(level))
      log(JSON.stringify({ level: lineLevel, time: new Date().toISOString(), msg, ...about }))
  }
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    application_name: 'souk jobs',
    max: 2,
  })
  boss.on('error', error => say('error', 'jobs cannot be looked after', { error: describeError(error) }))
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5_000,
    query_timeout: 60_000,
  })
  pool.on('error', () => {}) // the next job connects anew
  let stopped = false
  let again: NodeJS.Timeout | undefined
  const start = async () => {
    try {
      await boss.start()
      for (const { name, cron, work } of jobs) {
        await boss.createQueue(name, { retryLimit: RETRIES, retryBackoff: true, expireInSeconds: LONGEST })
        await boss.schedule(name, cron)
        await boss.work(name, { pollingIntervalSeconds: LOOK_EVERY }, async ([job]) => {
          const done = await work(pool)
          say('info', 'a job is done', { job: name, id: job?.id, ...done })
          return done
        })
      }
    } catch (error) {
      say('error', 'jobs cannot be started', { error: describeError(error) })
      if (!stopped) again = setTimeout(() => void start(), TRY_AGAIN)
    }
  }
  const starting = start()
  return {
    async stop() {
      stopped = true
      clearTimeout(again)
      await starting
      await boss.stop({ graceful: true, timeout: LAST_JOB }).catch(() => {})
      await pool.end()
    },
  }
}
