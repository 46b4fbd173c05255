import type { Pool } from 'pg'
import { databaseOn } from '../../database/pool.ts'
import { lowStockMessage } from '../../shop/mails/low-stock-message.server.ts'
import { outboxOn } from '../../shop/mails/outbox-on.server.ts'
import { derivedFrom } from '../process/secret.ts'
import type { JobFacts, JobWatch } from './job.ts'

/** The daily low-stock job. Returns whether anything was low. */
export async function reportLowStock(
  pool: Pool,
  _watch: JobWatch,
  { secret }: Pick<JobFacts, 'secret'>,
): Promise<{ low: boolean }> {
  const database = databaseOn(pool)
  const message = await lowStockMessage(database, new Date())
  if (message) await outboxOn(database, { derive: derivedFrom(secret) }).add(message)
  return { low: message !== undefined }
}
