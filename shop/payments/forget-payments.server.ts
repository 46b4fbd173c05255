import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { listed } from '../customers/forget-account.server.ts'

/**
 * Removes staff's texts from the payments of a person's orders, in the running transaction. Amounts stay, as the law
 * requires.
 */
export async function forgetPayments(database: Database, orderIds: readonly number[]): Promise<void> {
  await database.execute(sql`update payment_tasks set reason = ''
    where order_id = any(${listed(orderIds, 'int')}) and asked_by is not null`)
  await database.execute(
    sql`update payment_requests set reason = '', change = null, state = case when change is null then state else 'WITHDRAWN' end
      where order_id = any(${listed(orderIds, 'int')})`,
  )
  await database.execute(
    sql`update cash_entries set reason = '' where order_id = any(${listed(orderIds, 'int')})`,
  )
}
