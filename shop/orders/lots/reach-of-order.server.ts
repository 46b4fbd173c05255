import { sql } from 'drizzle-orm'

/** The ways in which the shop can reach the customer of an order: by mail or text message, only by phone, or not at all. */
export const reaches = ['MESSAGE', 'PHONE', 'NONE'] as const
export type Reach = (typeof reaches)[number]

/** The rows that `reachOfOrder` reads, for the order `o`. */
export const reachRows = sql`join contacts p on p.contact_id = o.contact_id
  left join customers c on c.cust_id = o.cust_id
  left join contacts own on own.contact_id = c.contact_id`

/** An expression for the way in which the shop can reach the customer of the order `o`, as `notifyCustomers` does. */
export const reachOfOrder = sql<Reach>`case
  when coalesce(p.email, '') <> '' or o.send_sms_flag and trim(coalesce(p.phone1, '')) <> ''
    or c.send_sms_flag and c.closed_at is null and trim(coalesce(own.phone1, '')) <> '' then 'MESSAGE'
  when trim(coalesce(p.phone1, '')) <> '' then 'PHONE'
  else 'NONE' end`
