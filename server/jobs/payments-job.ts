import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { databaseOn, inTransaction } from '../../database/pool.ts'
import type { Thing } from '../../shop/lib/things.ts'
import { outboxOn } from '../../shop/mails/outbox-on.server.ts'
import { comparePayments } from '../../shop/payments/compare-payments.server.ts'
import type { Desk } from '../../shop/payments/payments-desk.server.ts'
import { cardServiceOf } from '../../shop/payments/providers/providers.server.ts'
import { workOnPayments } from '../../shop/payments/work-on-payments.server.ts'
import { CHANNEL } from '../process/changes.ts'
import { derivedFrom } from '../process/secret.ts'
import type { JobFacts, JobWatch } from './job.ts'

export { PAYMENTS_WAIT } from '../../shop/payments/work-on-payments.server.ts'

/** The dependencies of the payments jobs: after its commit, each transaction announces its changes to all nodes. */
export function paymentsDesk(
  pool: Pool,
  watch: JobWatch,
  { configuration, secret }: Pick<JobFacts, 'configuration' | 'secret'>,
  clock = () => new Date(),
): Desk {
  const derive = derivedFrom(secret)
  return {
    database: databaseOn(pool),
    cards: cardServiceOf(configuration),
    derive,
    clock,
    ...watch,
    inTransaction: work =>
      inTransaction(pool, async database => {
        const changes = new Set<Thing>()
        const changed = (...things: Thing[]) => {
          for (const thing of things) changes.add(thing)
        }
        const answer = await work({ database, clock, outbox: outboxOn(database, { derive }), changed })
        if (changes.size)
          await database.execute(sql`select pg_notify(${CHANNEL}, ${[...changes].join('\n')})`)
        return answer
      }),
  }
}

/** The payments job: events, payments in progress, orders not paid in time, and requests to providers. */
export const workOnPaymentsOf = (pool: Pool, watch: JobWatch, facts: JobFacts) =>
  workOnPayments(paymentsDesk(pool, watch, facts))

/** The nightly comparison of the ledger with the provider. */
export const comparePaymentsOf = (pool: Pool, watch: JobWatch, facts: JobFacts) =>
  comparePayments(paymentsDesk(pool, watch, facts))
