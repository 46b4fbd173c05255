import type { Database } from '../../database/pool.ts'
import { writeAudit } from '../customers/write-audit.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import type { Importer } from './desk.server.ts'

/** What handlers of the catalogue need of the shop, for an import that goes on when nobody calls. */
export const shopOf = (
  database: Database,
  importer: Importer,
  now: Date,
): Pick<Shop, 'database' | 'caller' | 'clock' | 'audit'> => ({
  database,
  clock: () => now,
  caller: { ...importer, roles: [], needsSecondFactor: false, sessionId: 0 },
  audit: { add: entry => writeAudit(database, importer.custId, entry, now) },
})
