import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { databaseOn, inTransaction } from '../database/pool.ts'
import type { Thing } from '../shop/lib/things.ts'
import { comparePayments } from '../shop/payments/compare-payments.server.ts'
import { type Desk, workOnPayments } from '../shop/payments/work-on-payments.server.ts'
import { cardServiceOf } from './card-service.ts'
import { CHANNEL } from './changes.ts'
import type { JobFacts, JobWatch } from './jobs.ts'
import { outboxOn } from './outbox.ts'
import { derivedFrom } from './secret.ts'

export { PAYMENTS_WAIT } from '../shop/payments/work-on-payments.server.ts'

/** What the jobs of the payments work with: each transaction tells all nodes of what it changed when it is committed. */
export function paymentsDesk(
  pool: Pool,
  watch: JobWatch,
  { configuration, secret }: Pick<JobFacts, 'configuration' | 'secret'>,
  clock = () => new Date(),
): Desk {
  return {
    database: databaseOn(pool),
    cards: cardServiceOf(configuration),
    derive: derivedFrom(secret),
    clock,
    ...watch,
    inTransaction: work =>
      inTransaction(pool, async database => {
        const changes = new Set<Thing>()
        const changed = (...things: Thing[]) => {
          for (const thing of things) changes.add(thing)
        }
        const answer = await work({ database, clock, outbox: outboxOn(database), changed })
        if (changes.size)
          await database.execute(sql`select pg_notify(${CHANNEL}, ${[...changes].join('\n')})`)
        return answer
      }),
  }
}

/** The job of the payments: events, payments under way, orders that were not paid in time, what providers are asked for. */
export const workOnPaymentsOf = (pool: Pool, watch: JobWatch, facts: JobFacts) =>
  workOnPayments(paymentsDesk(pool, watch, facts))

/** The nightly comparison of the ledger with the provider. */
export const comparePaymentsOf = (pool: Pool, watch: JobWatch, facts: JobFacts) =>
  comparePayments(paymentsDesk(pool, watch, facts))
