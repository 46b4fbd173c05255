import type { Database } from '../../database/pool.ts'
import { writeAudit } from '../../shop/customers/staff/write-audit.server.ts'
import type { Caller, Shop } from '../../shop/lib/shop.server.ts'

/** The audit for handlers: a row in their own transaction, in the name of the caller. */
export function auditOn(database: Database, caller: Caller | undefined, clock: () => Date): Shop['audit'] {
  return {
    async add(entry) {
      if (!caller) throw new Error('Only a signed-in person can write to the audit')
      await writeAudit(database, caller.custId, entry, clock())
    },
  }
}
