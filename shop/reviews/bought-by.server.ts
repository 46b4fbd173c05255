import { type SQL, sql } from 'drizzle-orm'

/**
 * True if the author of a review has ordered its product, signed in or as a guest with their verified email address.
 * Computed on reading, because an order rejected since is no purchase. `verifiedAt` decides if there is no author.
 */
export const isVerified: SQL<boolean> = sql<boolean>`(reviews.verified_at is not null or exists (
  select 1 from customers me
  join orders o on o.order_status <> 'REJECTED' and o.pay_until is null and (o.cust_id = me.cust_id or (o.cust_id is null and o.contact_id in (
    select c.contact_id from contacts c where lower(c.email) = lower(me.proven_email))))
  join order_items i on i.order_id = o.order_id and i.product_id = reviews.product_id and i.item_status <> 'REMOVED'
  where me.cust_id = reviews.cust_id))`
