import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { lockAccount } from '../../customers/lock-account.server.ts'
import type { Standing } from './read-standing.server.ts'
import type { Outcome } from './standing.rules.ts'
import { standingDays, standingOrders } from './standing.tables.server.ts'

/** The result of locking a standing order: its account is closed, or it has changed since it was read. */
export type Locked = 'LOCKED' | 'CLOSED' | 'CHANGED'

/**
 * Locks the account of a standing order until the transaction ends: no call of its customer changes the standing order or the list
 * meanwhile.
 */
export async function lockStanding(
  database: Database,
  { standingId, custId, version }: Standing,
): Promise<Locked> {
  const isOpen = await lockAccount(database, custId)
  const found = await database
    .select({ standingId: standingOrders.standingId })
    .from(standingOrders)
    .where(
      and(
        eq(standingOrders.standingId, standingId),
        eq(standingOrders.version, version),
        eq(standingOrders.state, 'ACTIVE'),
      ),
    )
    .for('no key update')
  if (found.length === 0) return 'CHANGED'
  return isOpen ? 'LOCKED' : 'CLOSED'
}

type Day = { standingId: number; day: string }

/** Begins a day, in the running transaction; false if it has a row: another node or its customer was faster. */
export async function beginStandingDay(
  database: Database,
  day: Day,
  result: { outcome: Outcome; reason?: string; happenedAt: Date },
): Promise<boolean> {
  const written = await database
    .insert(standingDays)
    .values({ ...day, ...result })
    .onConflictDoNothing()
    .returning({ day: standingDays.day })
  return written.length > 0
}

/** Locks a day whose mail was sent, in the running transaction; false if it has another result by now. */
export async function claimDay(database: Database, { standingId, day }: Day): Promise<boolean> {
  const found = await database
    .select({ day: standingDays.day })
    .from(standingDays)
    .where(
      and(
        eq(standingDays.standingId, standingId),
        eq(standingDays.day, day),
        eq(standingDays.outcome, 'TOLD'),
      ),
    )
    .for('update')
  return found.length > 0
}

/** Writes the result of a day that was claimed in the running transaction. */
export async function settleDay(
  database: Database,
  { standingId, day }: Day,
  result: { outcome: Outcome; orderId?: number; reason?: string; happenedAt: Date },
): Promise<void> {
  await database
    .update(standingDays)
    .set(result)
    .where(and(eq(standingDays.standingId, standingId), eq(standingDays.day, day)))
}
