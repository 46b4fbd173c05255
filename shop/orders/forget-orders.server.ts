import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { listed } from '../customers/forget-account.server.ts'

/**
 * Removes texts, addresses and staff notes from a person's orders, in the running transaction. Products, amounts, tax and
 * the state that decided the tax stay, as the law requires; their old links open nothing.
 */
export async function forgetOrders(database: Database, orderIds: readonly number[]): Promise<void> {
  const these = listed(orderIds, 'int')
  await database.execute(sql`update orders set address = null, city = null, postal_code = null, billing_address = null, position = null,
    notes = '', discount_reason = null, link_key = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
    version = version + 1 where order_id = any(${these})`)
  await database.execute(
    sql`update order_items set notes = '' where order_id = any(${these}) and notes <> ''`,
  )
  await database.execute(
    sql`update order_items set refusal = '' where order_id = any(${these}) and refusal <> ''`,
  )
  await database.execute(
    sql`update run_stops set taken_by = '', note = '' where order_id = any(${these}) and (taken_by <> '' or note <> '')`,
  )
  await database.execute(sql`update order_events set reason = null where order_id = any(${these})`)
  await database.execute(sql`delete from order_notes where order_id = any(${these})`)
}

/** Removes a representative's code from the orders that came by it. */
export async function forgetReferrer(database: Database, custId: number): Promise<void> {
  await database.execute(sql`update orders set representative = null where referred_by = ${custId}`)
}
