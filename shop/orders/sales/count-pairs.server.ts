import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { bookingTypes } from '../order-types.rules.ts'
import { orderItems, orders } from '../orders.tables.server.ts'
import { leftOut } from './sales-period.server.ts'

type Limits = { since: Date; leastBuyers: number; mostPairs: number; products: number }

/** The pairs of some products, and the last of these; null if there are no more. */
export type CountedPairs = {
  pairs: { productId: number; otherId: number; baskets: number }[]
  last: number | null
}

/**
 * Counts for the next sold products after one by how many buyers each was bought with others in one order. Variants count as their product.
 * A buyer is an account, or a mail address: of both numbers the smaller one counts, so that a person who orders in both ways is one.
 */
export async function countPairs(
  database: Database,
  after: number,
  { since, leastBuyers, mostPairs, products: atOnce }: Limits,
): Promise<CountedPairs> {
  const { rows: next } = await database.execute<{ productId: number }>(sql`
    select p.product_id as "productId" from products p
    where p.product_id > ${after} and p.variant_of is null and p.shown and (
      exists (select from ${orderItems} i where i.product_id = p.product_id)
      or exists (select from products v join ${orderItems} i using (product_id) where v.variant_of = p.product_id))
    order by p.product_id limit ${atOnce}`)
  const ids = next.map(({ productId }) => productId)
  if (ids.length === 0) return { pairs: [], last: null }
  const { rows: pairs } = await database.execute<CountedPairs['pairs'][number]>(sql`
    with sold as (
      select coalesce(p.variant_of, p.product_id) as whole, i.order_id
      from products p join ${orderItems} i using (product_id)
      where (p.product_id = any(${sql.param(ids)}::int[]) or p.variant_of = any(${sql.param(ids)}::int[])) and i.item_status not in ${leftOut}
    ), baskets as (
      select distinct sold.whole, o.order_id, o.cust_id, lower(c.email) as mail
      from sold join ${orders} o using (order_id) join contacts c using (contact_id)
      where o.create_date >= ${since} and o.order_status <> 'REJECTED' and o.pay_until is null
        and o.order_type not in (${sql.join(
          bookingTypes.map(type => sql`${type}`),
          sql`, `,
        )})
    ), counted as (
      select b.whole, coalesce(q.variant_of, q.product_id) as other,
        least(count(distinct b.mail), count(distinct coalesce(b.cust_id::text, b.mail)))::int as buyers
      from baskets b join ${orderItems} i using (order_id) join products q using (product_id)
      where q.shown and i.item_status not in ${leftOut} and coalesce(q.variant_of, q.product_id) <> b.whole
      group by 1, 2
      having least(count(distinct b.mail), count(distinct coalesce(b.cust_id::text, b.mail))) >= ${leastBuyers}
    ), ranked as (
      select *, row_number() over (partition by whole order by buyers desc, other) as place from counted
    )
    select whole as "productId", other as "otherId", buyers as baskets from ranked where place <= ${mostPairs}`)
  return { pairs, last: ids.at(-1) ?? null }
}
