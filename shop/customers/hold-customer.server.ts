import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { customers } from './customers.tables.server.ts'

/** Locks an account until the running transaction ends: two changes of what it has, up to a limit, wait for each other. */
export const holdCustomer = (database: Database, custId: number): Promise<unknown> =>
  database
    .select({ custId: customers.custId })
    .from(customers)
    .where(eq(customers.custId, custId))
    .for('no key update')
