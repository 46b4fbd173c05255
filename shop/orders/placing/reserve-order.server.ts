import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { prepareSql } from '../../../database/prepared-statement.ts'

/**
 * The ids of an order and its contact, and the order's number: they are known first, so that all rows are written together.
 */
export type Reserved = { orderId: number; contactId: number; orderNum: string }

const reserve = prepareSql<Reserved>(
  'reserve order',
  () => sql`select nextval('orders_order_id_seq')::int as "orderId",
    nextval('contacts_contact_id_seq')::int as "contactId",
    nextval('order_numbers')::text as "orderNum"`,
)

/** Reserves the ids and the number of an order that is about to be written. */
export async function reserveOrder(database: Database): Promise<Reserved> {
  const [reserved] = await reserve(database)
  return reserved as Reserved
}
