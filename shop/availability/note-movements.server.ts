import type { Database } from '../../database/pool.ts'
import { movements } from './availability.tables.server.ts'

/** Writes changes of what is there into the ledger; `change` is negative where something was taken. */
export async function noteMovements(
  database: Database,
  rows: (typeof movements.$inferInsert)[],
): Promise<void> {
  if (rows.length) await database.insert(movements).values(rows)
}
