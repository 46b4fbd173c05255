import { sql } from 'drizzle-orm'
import { keepSql } from '../../database/kept-statement.ts'
import type { Database } from '../../database/pool.ts'

const hold = keepSql<{ custId: number }>(
  'hold accounts',
  () => sql`select cust_id as "custId" from customers
    where cust_id = any(${sql.placeholder('custIds')}::int[]) and closed_at is null order by cust_id for key share`,
)

/**
 * Those of these accounts that are open; none of them is closed before this transaction ends. Whoever is erased at the same
 * moment either waits, so that what is written now goes too, or is no longer among them.
 */
export async function holdAccounts(database: Database, custIds: readonly number[]): Promise<number[]> {
  const held = await hold(database, { custIds: `{${custIds.join()}}` })
  return held.map(({ custId }) => custId)
}

/** Whether the account is open; if so it is not closed before this transaction ends. */
export const holdAccount = async (database: Database, custId: number): Promise<boolean> =>
  (await holdAccounts(database, [custId])).length > 0
