import type { Database } from '../../database/pool.ts'
import { writeAudit } from '../customers/staff/write-audit.server.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import type { Importer } from './desk.server.ts'

/** The parts of the shop that catalogue handlers need, for an import that runs outside a call. */
export const shopOf = (
  database: Database,
  importer: Importer,
  now: Date,
): Pick<SignedInShop, 'database' | 'caller' | 'clock' | 'audit'> => ({
  database,
  clock: () => now,
  caller: { ...importer, roles: [], branchRoles: [], needsSecondFactor: false, sessionId: 0 },
  audit: { add: entry => writeAudit(database, importer.custId, entry, now) },
})
