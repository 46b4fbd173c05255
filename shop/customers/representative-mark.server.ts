import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { customers } from './customers.tables.server.ts'

/** Whether there is such an open account; nobody else changes it before this transaction ends. */
export async function holdAccount(database: Database, custId: number): Promise<boolean> {
  const found = await database
    .select({ custId: customers.custId })
    .from(customers)
    .where(and(eq(customers.custId, custId), isNull(customers.closedAt)))
    .for('no key update')
  return found.length > 0
}

/** Gives an account the role of a representative from a moment on, or takes it; what it asked for is answered by that. */
export async function setRepresentative(
  database: Database,
  custId: number,
  since: Date | null,
): Promise<void> {
  await database
    .update(customers)
    .set(
      since === null
        ? { representativeSince: null, representativeAskedAt: null }
        : { representativeSince: since },
    )
    .where(eq(customers.custId, custId))
}

/** Takes back what an account asked for; answers whether it had asked and waited for an answer. */
export async function dropRequest(database: Database, custId: number): Promise<boolean> {
  const asked = await database
    .update(customers)
    .set({ representativeAskedAt: null })
    .where(
      and(
        eq(customers.custId, custId),
        isNull(customers.closedAt),
        isNull(customers.representativeSince),
        isNotNull(customers.representativeAskedAt),
      ),
    )
    .returning({ custId: customers.custId })
  return asked.length > 0
}
