import { Pool } from 'pg'
import { type Database, databaseOn, outliving } from '../../database/pool.ts'
import { importsWaiting } from '../../shop/exchange/imports-waiting.server.ts'
import { countWaiting } from '../../shop/mails/count-waiting.server.ts'
import { orderPace } from '../../shop/orders/order-pace.server.ts'
import { paymentPace } from '../../shop/payments/payment-pace.server.ts'
import { countNodes } from '../../shop/upkeep/nodes.server.ts'
import { upkeepAges } from '../../shop/upkeep/upkeep-ages.server.ts'
import { jobLag } from '../jobs/job-lag.ts'
import type { Sample } from './metrics.ts'

/** The shortest time between two readings of the database, and the longest wait for one, in milliseconds. */
const READ_EVERY = 10_000
const PATIENCE = 2_000

const readers: readonly ((database: Database, pool: Pool) => Promise<Sample[]>)[] = [
  async (_, pool) => {
    const { rows } = await pool.query('select pg_database_size(current_database())::float8 as bytes')
    return [['souk_database_bytes', rows[0].bytes]]
  },
  async database => {
    const { due, dueSeconds, parked } = await countWaiting(database)
    return [
      ['souk_outbox_messages{state="due"}', due],
      ['souk_outbox_messages{state="parked"}', parked],
      ['souk_outbox_oldest_seconds', dueSeconds],
    ]
  },
  async database => {
    const { placedInHour, newestSeconds } = await orderPace(database)
    return [
      ['souk_orders_hour', placedInHour],
      ...(newestSeconds === null ? [] : [['souk_order_newest_seconds', newestSeconds] as const]),
    ]
  },
  async database => {
    const { byState, tasksWaiting, oldestTaskSeconds } = await paymentPace(database)
    return [
      ...byState.map(({ state, count }): Sample => [`souk_payments_hour{state="${state}"}`, count]),
      ['souk_payment_tasks_waiting', tasksWaiting],
      ['souk_payment_tasks_oldest_seconds', oldestTaskSeconds],
    ]
  },
  async database => [['souk_imports_waiting', await importsWaiting(database)]],
  async (_, pool) => [['souk_jobs_oldest_seconds', await jobLag(pool)]],
  async database =>
    (await upkeepAges(database)).flatMap(({ kind, ageSeconds, isGood }): Sample[] => [
      [`souk_upkeep_age_seconds{kind="${kind}"}`, ageSeconds ?? Number.POSITIVE_INFINITY],
      ...(isGood === undefined ? [] : [[`souk_upkeep_good{kind="${kind}"}`, Number(isGood)] as const]),
    ]),
  async database => [['souk_nodes', await countNodes(database)]],
]

/** The numbers of the database, read at most every ten seconds, over one connection that closes when nobody asks. */
export function databaseNumbers(url: string): { read(): Promise<Sample[]>; close(): Promise<void> } {
  const pool = outliving(
    new Pool({
      connectionString: url,
      application_name: 'souk metrics',
      max: 1,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      statement_timeout: PATIENCE,
    }),
  )
  const database = databaseOn(pool)
  let last: { at: number; samples: Sample[] } | undefined
  let reading: Promise<Sample[]> | undefined
  const readNow = async (): Promise<Sample[]> => {
    const at = performance.now()
    const read = await Promise.allSettled(readers.map(one => one(database, pool)))
    const isUp = read.some(({ status }) => status === 'fulfilled')
    const samples: Sample[] = [
      ['souk_database_up', Number(isUp)],
      ...read.flatMap(one => (one.status === 'fulfilled' ? one.value : [])),
    ]
    last = { at, samples }
    return samples
  }
  return {
    async read() {
      if (last && performance.now() - last.at < READ_EVERY) return last.samples
      reading ??= readNow().finally(() => {
        reading = undefined
      })
      const { promise: late, resolve } = Promise.withResolvers<Sample[]>()
      const timer = setTimeout(() => resolve([['souk_database_up', 0]]), PATIENCE)
      return Promise.race([reading, late]).finally(() => clearTimeout(timer))
    },
    close: () => pool.end(),
  }
}
