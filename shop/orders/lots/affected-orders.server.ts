import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { countsOfLine, type LotOfLine, linesOfLots } from '../../lots/lots-of-lines.server.ts'
import { leftOutStates } from '../order-lines.rules.ts'
import { type Reach, reachOfOrder, reachRows } from './reach-of-order.server.ts'

/** The condition that the line `i` comes to its customer. */
const comes = sql`i.item_status not in (${sql.join(
  leftOutStates.map(state => sql`${state}`),
  sql`, `,
)})`

/** Selects the lines of some orders, if any are named. */
const linesOf = (orderIds: readonly number[] | undefined) =>
  orderIds &&
  sql`select order_item_id from order_items where order_id = any(${sql.param([...orderIds])}::int[])`

/** A part of a statement of another capability: the ids of the orders that have something of these lots. */
export const ordersOfLots = (lotIds: readonly number[]): SQL => sql`(
  select distinct i.order_id from ${linesOfLots(lotIds)} l join order_items i on i.order_item_id = l.order_item_id where ${comes})`

/** The lines of these orders that have something of these lots, as `order_id` and `lines`, the counts of each lot of each line. */
const linesOfOrders = (lotIds: readonly number[], orderIds: readonly number[]) => sql`(
  select i.order_id, jsonb_agg(jsonb_build_object('orderItemId', l.order_item_id, 'lotId', l.lot_id, 'counts', l.counts)
    order by l.order_item_id, l.lot_id) as lines
  from ${linesOfLots(lotIds, linesOf(orderIds))} l join order_items i on i.order_item_id = l.order_item_id
  where ${comes} group by 1)`

/** Reads the counts of these lots that the lines of orders have, by the id of the order. */
export async function readLinesOfOrders(
  database: Database,
  lotIds: readonly number[],
  orderIds: readonly number[],
): Promise<Map<number, LotOfLine[]>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await database.execute<{ orderId: number; lines: LotOfLine[] }>(
    sql`select order_id as "orderId", lines from ${linesOfOrders(lotIds, orderIds)} f`,
  )
  return new Map(rows.map(({ orderId, lines }) => [orderId, lines]))
}

/**
 * The lines that have something of these lots, with its price and its tax in minor units: the part of the line's that the lots are of all
 * lots of the line, half up.
 */
const affectedLines = (lotIds: readonly number[], orderIds?: readonly number[]) => sql`(
  select i.order_id, i.order_item_id,
    round(i.line_price::numeric * l.counts / a.counts) + round(i.line_tax::numeric * l.counts / a.counts) as amount
  from (select order_item_id, sum(counts)::int as counts from ${linesOfLots(lotIds, linesOf(orderIds))} each group by 1) l
  join order_items i on i.order_item_id = l.order_item_id
  cross join lateral (select ${countsOfLine(sql`i.order_item_id`)} as counts) a
  where ${comes})`

/** The numbers of orders that have something of lots. `refund`: what their customers would get back at most, in minor units. */
export type Affected = Record<
  'orders' | 'lines' | 'open' | 'handedOver' | 'byMessage' | 'onlyByPhone' | 'unreachable' | 'refund',
  number
>

/** Counts the orders that have something of these lots, in one statement. Refunds under way are not subtracted. */
export async function countAffected(database: Database, lotIds: readonly number[]): Promise<Affected> {
  const { rows } = await database.execute<Affected>(sql`
    with affected as (
      select o.order_status = 'CLOSED' as handed, o.grand_total, o.paid, o.payment_state, n.lines, n.amount, ${reachOfOrder} as reach
      from (select order_id, count(*)::int as lines, sum(amount) as amount from ${affectedLines(lotIds)} s group by 1) n
      join orders o on o.order_id = n.order_id ${reachRows}
      where o.order_status <> 'REJECTED'
    )
    select count(*)::int as orders, coalesce(sum(lines), 0)::int as lines, (count(*) filter (where not handed))::int as open,
      (count(*) filter (where handed))::int as "handedOver",
      (count(*) filter (where handed and reach = 'MESSAGE'))::int as "byMessage",
      (count(*) filter (where handed and reach = 'PHONE'))::int as "onlyByPhone",
      (count(*) filter (where handed and reach = 'NONE'))::int as unreachable,
      coalesce(sum(greatest(0, least(amount, grand_total) - case payment_state when 'AUTHORISED' then 0
        else greatest(0, grand_total - paid) end)) filter (where handed), 0)::float8 as refund
    from affected`)
  return rows[0] as Affected
}

/** The part of an order that is of some lots: its lines, its price with the tax in minor units, and the way to its customer. */
export type AffectedPart = { lines: LotOfLine[]; amount: number; reach: Reach }

/** Reads the part of an order that is of these lots. Without lines, it has nothing of them, or left it out. */
export async function readAffected(
  database: Database,
  orderId: number,
  lotIds: readonly number[],
): Promise<AffectedPart> {
  const { rows } = await database.execute<AffectedPart>(sql`
    select coalesce((select lines from ${linesOfOrders(lotIds, [orderId])} w), '[]') as lines,
      coalesce((select sum(amount) from ${affectedLines(lotIds, [orderId])} s), 0)::float8 as amount,
      ${reachOfOrder} as reach
    from orders o ${reachRows} where o.order_id = ${orderId}`)
  return rows[0] as AffectedPart
}
