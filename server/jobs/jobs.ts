import { hostname } from 'node:os'
import { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import type { Later } from '../../database/later-migrations.ts'
import { databaseOn, outliving } from '../../database/pool.ts'
import { describeError } from '../../shop/lib/describe-error.ts'
import { JOBS_SCHEMA } from '../../shop/upkeep/jobs-schema.ts'
import type { Configuration } from '../process/configuration.ts'
import type { Files } from '../process/files-of.ts'
import { derivedFrom } from '../process/secret.ts'
import { type LiveServices, liveServices } from '../services/live-services.ts'
import { countOne, openWatch } from '../watch/watch.ts'
import { ALERTS_WAIT, writeAlertsOf } from './alerts-job.ts'
import { AUDIT_ASKED, auditBooks, LONGEST_AUDIT } from './audit-job.ts'
import { backUpWith, backupDueIn, changesWaitIn, drillOf, shipWalOf } from './backup-job.ts'
import { BOXES_WAIT, priceBoxesOf } from './boxes-job.ts'
import { warnOfCertificatesOf } from './certificates-job.ts'
import { COLLECTIONS_WAIT, fillCollectionsOf } from './collections-job.ts'
import { ERASURES_DUE, eraseAgainOf } from './erasures-job.ts'
import { FILTERS_WAIT, fillFiltersOf } from './filters-job.ts'
import { IMPORTS_WAIT, workOnImportsOf } from './imports-job.ts'
import type { JobFacts, JobWatch } from './job.ts'
import { keepAssets } from './keep-assets.ts'
import { keepNode } from './keep-node.ts'
import { laterJob } from './later-job.ts'
import { reportLowStock } from './low-stock-job.ts'
import { messagesJob } from './messages-job.ts'
import { beginDayOf, NEW_DAY } from './new-day-job.ts'
import { expireOffersOf, OFFERS_WAIT } from './offers-job.ts'
import { comparePaymentsOf, PAYMENTS_WAIT, workOnPaymentsOf } from './payments-job.ts'
import { FAMILIES_WAIT, settleFamiliesOf } from './qurbani-job.ts'
import { RECALLS_WAIT, workOnRecallsOf } from './recalls-job.ts'
import { countPairsOf } from './related-job.ts'
import { SALES_DUE, turnSalesOf } from './sales-job.ts'
import { STANDING_WAITS, workOnStandingOf } from './standing-job.ts'
import { tidy } from './tidy.ts'

/** A background job that runs at the times of `cron` (UTC), and soon after `due` finds work. */
type Job = {
  name: string
  cron: string
  work: (pool: Pool, watch: JobWatch, facts: JobFacts) => Promise<object>
  /** A query that returns a row if there is work, or undefined if nothing can be done now. */
  due?: () => string | undefined
  /** The longest duration in seconds; while it runs it sends heartbeats. */
  longest?: number
}

/** The same, with the files of this node, and the address of links in mails for as long as the shop's public address is not set. */
type ShopFacts = JobFacts & {
  address: string
  files: Files
  later: readonly Later[]
  /** The folder of the built files to keep stored for the nodes of other releases. */
  assets: string | undefined
}

const jobsWith = ({ now }: LiveServices, { address, secret, files, later }: ShopFacts): readonly Job[] => [
  { name: 'tidy', cron: '17 * * * *', work: tidy },
  { name: 'imports', cron: '* * * * *', work: workOnImportsOf, due: () => IMPORTS_WAIT, longest: 86_400 },
  { name: 'payments', cron: '* * * * *', work: workOnPaymentsOf, due: () => PAYMENTS_WAIT },
  { name: 'compare-payments', cron: '23 2 * * *', work: comparePaymentsOf, longest: 3600 },
  { name: 'audit', cron: '37 2 * * *', work: auditBooks, due: () => AUDIT_ASKED, longest: LONGEST_AUDIT },
  {
    ...{ name: 'backup', cron: '53 1 * * *', work: backUpWith(files.version) },
    ...{ due: () => backupDueIn(now()), longest: 21_600 },
  },
  { name: 'backup-wal', cron: '* * * * *', work: shipWalOf, due: () => changesWaitIn(now()), longest: 3600 },
  { name: 'erasures', cron: '* * * * *', work: eraseAgainOf, due: () => ERASURES_DUE },
  { name: 'drill', cron: '47 3 * * 0', work: drillOf, longest: 21_600 },
  { name: 'filters', cron: '* * * * *', work: fillFiltersOf, due: () => FILTERS_WAIT, longest: 86_400 },
  {
    ...{ name: 'collections', cron: '* * * * *', work: fillCollectionsOf },
    ...{ due: () => COLLECTIONS_WAIT, longest: 86_400 },
  },
  { name: 'sales', cron: '* * * * *', work: turnSalesOf, due: () => SALES_DUE },
  { name: 'boxes', cron: '* * * * *', work: priceBoxesOf, due: () => BOXES_WAIT },
  { name: 'offers', cron: '* * * * *', work: expireOffersOf, due: () => OFFERS_WAIT },
  { name: 'recalls', cron: '* * * * *', work: workOnRecallsOf, due: () => RECALLS_WAIT, longest: 86_400 },
  { name: 'standing', cron: '* * * * *', work: workOnStandingOf, due: () => STANDING_WAITS },
  { name: 'qurbani', cron: '* * * * *', work: settleFamiliesOf, due: () => FAMILIES_WAIT },
  { name: 'new-day', cron: '* * * * *', work: beginDayOf, due: () => NEW_DAY },
  { name: 'stock-alerts', cron: '* * * * *', work: writeAlertsOf, due: () => ALERTS_WAIT },
  { name: 'low-stock', cron: '7 * * * *', work: reportLowStock },
  { name: 'bought-together', cron: '41 1 * * *', work: countPairsOf, longest: 86_400 },
  { name: 'certificates', cron: '11 * * * *', work: warnOfCertificatesOf },
  laterJob(later),
  messagesJob({ now, publicAddress: () => now().PUBLIC_ADDRESS ?? address, secret }),
]

/** From the least verbose. */
const levels: readonly Configuration['LOG_LEVEL'][] = ['silent', 'fatal', 'error', 'warn', 'info', 'debug']
/** The longest duration of a job in seconds, and the number of retries after a failure. */
const LONGEST = 600
const RETRIES = 3
/** The seconds without a heartbeat after which another node takes over. */
const SILENT = 20
/** The seconds between a node's checks for work. */
const LOOK_EVERY = 2
/** The time that a running job has when the shop stops, in milliseconds. */
const LAST_JOB = 10_000
/** The wait before another attempt if the database does not answer. */
const TRY_AGAIN = 10_000

/**
 * Runs the jobs of the shop, each once however many nodes there are: one node takes a job at a time. `log` gets a JSON line
 * for each finished job, with its name and id, and for each error. `watch` counts the runs.
 */
export function runJobs(
  url: string,
  facts: ShopFacts,
  log: (line: string) => void,
  watch = openWatch(),
): { stop(): Promise<void> } {
  const { LOG_LEVEL: level, NODE_NAME: node } = facts.configuration
  const say = (lineLevel: 'error' | 'info', msg: string, about: object) => {
    if (levels.indexOf(lineLevel) <= levels.indexOf(level))
      log(JSON.stringify({ level: lineLevel, time: new Date().toISOString(), node, msg, ...about }))
  }
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    application_name: 'souk jobs',
    max: 2,
  })
  boss.on('error', error => say('error', 'jobs cannot be looked after', { error: describeError(error) }))
  const pool = outliving(
    new Pool({
      connectionString: url,
      max: 3,
      connectionTimeoutMillis: 5_000,
      query_timeout: 60_000,
    }),
  )
  const named = { name: node ?? hostname(), ...facts.files }
  const ownNode = keepNode(databaseOn(pool), named, error =>
    say('error', 'this node cannot be noted', { error: describeError(error) }),
  )
  const ownAssets =
    facts.assets &&
    keepAssets(pool, facts.assets, error =>
      say('error', 'the built files of this node cannot be stored', { error: describeError(error) }),
    )
  const live = liveServices(databaseOn(pool), {
    configuration: facts.configuration,
    derive: derivedFrom(facts.secret),
    warn: (says, about) => say('error', says, about),
  })
  /** Reads the services that staff have set in the meantime. */
  const refresh = () => {
    live.mistrust()
    return live.fresh()
  }
  const jobs = jobsWith(live, facts)
  let stopped = false
  let again: NodeJS.Timeout | undefined
  let looking: NodeJS.Timeout | undefined
  /** Queues the jobs that have work now. */
  const look = async () => {
    await refresh()
    for (const { name, due } of jobs) {
      const statement = stopped ? undefined : due?.()
      if (!statement) continue
      const found = await pool.query(statement).catch(() => undefined)
      if (found?.rowCount) await boss.send(name).catch(() => {})
    }
  }
  const start = async () => {
    try {
      await boss.start()
      for (const { name, cron, work, longest = LONGEST } of jobs) {
        const queue = { retryLimit: RETRIES, retryBackoff: true, expireInSeconds: longest }
        // Only one of each job waits or runs, however often it is requested.
        await boss.createQueue(name, { ...queue, heartbeatSeconds: SILENT, policy: 'exclusive' })
        await boss.schedule(name, cron)
        await boss.work(name, { pollingIntervalSeconds: LOOK_EVERY }, async ([job]) => {
          const about = { job: name, id: job?.id }
          const report = (error: unknown) =>
            say('error', 'something in a job failed', { ...about, error: describeError(error) })
          const note: JobWatch['note'] = (says, facts) => say('info', says, { ...about, ...facts })
          try {
            await refresh()
            const now = { ...facts, configuration: live.now() }
            const done = await work(pool, { isStopping: () => stopped, report, note }, now)
            countOne(watch.jobs, `${name} done`)
            say('info', 'a job is done', { ...about, ...done })
            return done
          } catch (error) {
            countOne(watch.jobs, `${name} failed`)
            report(error)
            throw error
          }
        })
      }
      looking = setInterval(() => void look(), LOOK_EVERY * 1000)
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
      clearInterval(looking)
      if (ownAssets) ownAssets.stop()
      await starting
      await boss.stop({ graceful: true, timeout: LAST_JOB }).catch(() => {})
      await ownNode.leave()
      await pool.end()
    },
  }
}
