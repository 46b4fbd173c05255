import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { prepareSql } from '../../../database/prepared-statement.ts'

const hold = prepareSql<{ custId: number }>(
  'hold accounts',
  () => sql`select cust_id as "custId" from customers
    where cust_id = any(${sql.placeholder('custIds')}::int[]) and closed_at is null order by cust_id for key share`,
)

/**
 * Returns those of the accounts that are open, locked against closing until the transaction ends. A simultaneous erasure
 * either waits, and then also erases what is written now, or has already removed the account.
 */
export async function holdAccounts(database: Database, custIds: readonly number[]): Promise<number[]> {
  const held = await hold(database, { custIds: `{${custIds.join()}}` })
  return held.map(({ custId }) => custId)
}

/** True if the account is open; it then cannot be closed before the transaction ends. */
export const holdAccount = async (database: Database, custId: number): Promise<boolean> =>
  (await holdAccounts(database, [custId])).length > 0
