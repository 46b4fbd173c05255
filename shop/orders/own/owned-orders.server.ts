import { inArray, type SQL, sql } from 'drizzle-orm'
import { orders } from '../orders.tables.server.ts'

/**
 * Selects the orders that belong to a customer: those placed while signed in, and those of a guest who gave a mailbox that
 * the customer has verified.
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
