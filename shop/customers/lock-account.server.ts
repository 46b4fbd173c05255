import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { customers } from './customers.tables.server.ts'

/** Locks an open account until the transaction ends: two changes of it, or of what it has, wait for each other. Returns false if there is none. */
export async function lockAccount(database: Database, custId: number): Promise<boolean> {
  const found = await database
    .select({ custId: customers.custId })
    .from(customers)
    .where(and(eq(customers.custId, custId), isNull(customers.closedAt)))
    .for('no key update')
  return found.length > 0
}
