import type { Pool } from 'pg'
import { inTransaction } from '../../database/pool.ts'
import { warnOfCertificates } from '../../shop/certificates/warn-of-certificates.server.ts'
import { outboxOn } from '../../shop/mails/outbox-on.server.ts'
import { derivedFrom } from '../process/secret.ts'
import type { JobFacts, JobWatch } from './job.ts'

/** The job that warns of certificates that end soon, hourly in the daytime. Returns the number of those that it warned of. */
export const warnOfCertificatesOf = (
  pool: Pool,
  _watch: JobWatch,
  { secret }: Pick<JobFacts, 'secret'>,
  clock = () => new Date(),
): Promise<{ warned: number }> =>
  inTransaction(pool, database =>
    warnOfCertificates({ database, outbox: outboxOn(database, { derive: derivedFrom(secret) }), clock }),
  )
