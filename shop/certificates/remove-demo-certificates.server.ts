import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { certificates } from './certificates.tables.server.ts'

/** Removes the certificates of the demo shop that no member of staff has saved; returns their number. */
export async function removeDemoCertificates(database: Database): Promise<number> {
  const gone = await database
    .delete(certificates)
    .where(eq(certificates.demo, true))
    .returning({ id: certificates.certificateId })
  return gone.length
}
