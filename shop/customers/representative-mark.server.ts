import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { customers } from './customers.tables.server.ts'

/** Makes an account a representative from a time on, or revokes that; either way its request is settled. */
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

/** Withdraws the request of an account; returns false if none was waiting. */
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
