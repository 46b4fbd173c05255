import { inArray, type SQL, sql } from 'drizzle-orm'
import { orders } from './orders.tables.server.ts'

/**
 * The orders that belong to a customer: those placed while signed in, and those of a guest who gave the mailbox that the
 * customer has proven to be theirs.
 */
export function ownedBy(custId: number): SQL {
  return inArray(
    orders.orderId,
    sql`(
      select o.order_id from orders o where o.cust_id = ${custId}
      union
      select o.order_id from customers me join contacts c on lower(c.email) = lower(me.proven_email)
      join orders o on o.contact_id = c.contact_id and o.cust_id is null
      where me.cust_id = ${custId}
    )`,
  )
}
