import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { customers } from './customers.tables.server.ts'

/** True if an account has proven that this mailbox is its own. */
export const hasProven = async (database: Database, custId: number, email: string): Promise<boolean> =>
  (await database.$count(
    customers,
    and(eq(customers.custId, custId), eq(sql`lower(${customers.provenEmail})`, email.toLowerCase())),
  )) > 0
