import type { Database } from '../../../database/pool.ts'
import { tryDueErasures } from '../../customers/erasures/erasures.server.ts'
import { writeAudit } from '../../customers/staff/write-audit.server.ts'
import { erase, hinders } from './erase-person.server.ts'
import { erasePerson } from './people.contract.ts'
import { findWhose } from './whose-data.server.ts'

/**
 * Erases the people again whom a restored backup has brought back, each in a transaction of its own. Someone with open orders or a role is tried
 * again an hour later. Returns how many were erased, and how many were not.
 */
export async function eraseAgain(
  inTransaction: <T>(work: (database: Database) => Promise<T>) => Promise<T>,
  clock: () => Date,
): Promise<{ erased: number; hindered: number }> {
  const counts = { erased: 0, hindered: 0 }
  for (const { contactId, erasedBy } of await inTransaction(tryDueErasures)) {
    const isErased = await inTransaction(async database => {
      const whose = await findWhose(database, contactId, { lock: true })
      // Another contact of the same person was erased just now.
      if (!whose) return true
      if (await hinders(database, erasePerson, whose)) return false
      const audit = {
        add: (entry: Parameters<typeof writeAudit>[2]) => writeAudit(database, erasedBy, entry, clock()),
      }
      await erase(whose, { database, clock, audit, caller: { custId: erasedBy } })
      return true
    })
    counts[isErased ? 'erased' : 'hindered'] += 1
  }
  return counts
}
