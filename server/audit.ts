import type { Database } from '../database/pool.ts'
import type { Caller, Shop } from '../shop/lib/shop.server.ts'
import { auditEntries } from './ledger.tables.server.ts'

/** The audit as handlers see it: a row in their own transaction, in the name of who calls. */
export function auditOn(database: Database, caller: Caller | undefined, clock: () => Date): Shop['audit'] {
  return {
    async add({ subjectId, ...entry }) {
      if (!caller) throw new Error('Only who is signed in can leave a row in the audit')
      await database
        .insert(auditEntries)
        .values({ ...entry, subjectId: String(subjectId), custId: caller.custId, happenedAt: clock() })
    },
  }
}
