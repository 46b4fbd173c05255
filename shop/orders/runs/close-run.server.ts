import { eq, sql } from 'drizzle-orm'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { runs } from './runs.tables.server.ts'

/** Writes that the cash of a locked run was counted by the caller; amounts in minor units. */
export const closeRun = (
  { database, caller, clock }: Pick<SignedInShop, 'database' | 'caller' | 'clock'>,
  runId: number,
  { counted, difference, reason }: { counted: number; difference: number; reason: string },
) =>
  database
    .update(runs)
    .set({
      ...{ state: 'SETTLED', counted, difference, reason },
      ...{ settledAt: clock(), settledBy: caller.custId, version: sql`${runs.version} + 1` },
    })
    .where(eq(runs.runId, runId))
