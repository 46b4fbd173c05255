import type { Pool } from 'pg'
import { databaseOn, inTransaction } from '../../database/pool.ts'
import { fetchPicture } from '../../shop/exchange/pictures/fetch-picture.server.ts'
import { workOnImports } from '../../shop/exchange/work-on-imports.server.ts'
import { sayFieldsInWords } from '../calls/field-words.ts'
import type { JobWatch } from './job.ts'

export { IMPORTS_WAIT } from '../../shop/exchange/work-on-imports.server.ts'

/** The advisory lock of the imports job: any number that nothing else uses. */
const LOCK = 7_061_301

/** The imports job: checks, writes and undoes what staff asked for, and fetches pictures. */
export async function workOnImportsOf(pool: Pool, watch: JobWatch) {
  // This process serves no requests, so nothing else has set the words.
  sayFieldsInWords()
  const client = await pool.connect()
  try {
    // If two nodes both believe that they have the job, one works; the lock ends with its connection.
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (!rows[0]?.mine) return { steps: 0, pictures: 0 }
    return await workOnImports({
      database: databaseOn(pool),
      inTransaction: work => inTransaction(pool, work),
      clock: () => new Date(),
      fetchPicture,
      ...watch,
    })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    client.release()
  }
}
