import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether the author of a review has ordered its product, signed in or as a guest with the mailbox that they have proven.
 * Asked when it is read: an order that was rejected since is no purchase. `verifiedAt` says it of reviews without author.
 */
export const isVerified: SQL<boolean> = sql<boolean>`(reviews.verified_at is not null or exists (
  select 1 from customers me
  join orders o on o.order_status <> 'REJECTED' and o.pay_until is null and (o.cust_id = me.cust_id or (o.cust_id is null and o.contact_id in (
    select c.contact_id from contacts c where lower(c.email) = lower(me.proven_email))))
  join order_items i on i.order_id = o.order_id and i.product_id = reviews.product_id
  where me.cust_id = reviews.cust_id))`
