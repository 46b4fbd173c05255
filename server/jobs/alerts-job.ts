import type { Pool } from 'pg'
import { inTransaction } from '../../database/pool.ts'
import { writeAlerts } from '../../shop/catalogue/alerts/write-alerts.server.ts'
import { outboxOn } from '../../shop/mails/outbox-on.server.ts'
import { derivedFrom } from '../process/secret.ts'
import type { JobFacts, JobWatch } from './job.ts'

export { ALERTS_WAIT } from '../../shop/catalogue/alerts/write-alerts.server.ts'

/** The job that writes to people who wait for a product that can be bought again. Returns the number of letters. */
export const writeAlertsOf = (
  pool: Pool,
  { isStopping }: Pick<JobWatch, 'isStopping'>,
  { secret }: Pick<JobFacts, 'secret'>,
  atOnce?: number,
): Promise<{ written: number }> => {
  const derive = derivedFrom(secret)
  return writeAlerts(
    {
      isStopping,
      inTransaction: work =>
        inTransaction(pool, database => work({ database, outbox: outboxOn(database, { derive }) })),
    },
    atOnce,
  )
}
