import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { SaidLot } from './lots.fields.ts'

/** A lot as a statement reads it, which `sayLot` puts in words. */
type ReadLot = Omit<SaidLot, 'says'>

/** The counts of a lot that a line of an order has. */
export type LotOfLine = { orderItemId: number; lotId: number; counts: number }

/** Reads the lots that lines of orders have, each line's in the order in which it got them first. */
export async function readLotsOfLines(
  database: Database,
  orderItemIds: readonly number[],
): Promise<LotOfLine[]> {
  const { rows } = await database.execute<LotOfLine>(sql`
    select order_item_id::int as "orderItemId", lot_id as "lotId", -sum(change)::int as counts
    from lot_movements where order_item_id = any(${sql.param([...orderItemIds])}::bigint[])
    group by 1, 2 having sum(change) < 0 order by 1, min(movement_id)`)
  return rows
}

/**
 * A part of a statement of another capability: the lines that have something of one of these lots, as `order_item_id`, `lot_id` and
 * `counts`, a row for each lot. `among`: a statement that selects the ids of the lines that are looked at; without it all are.
 */
export const linesOfLots = (lotIds: readonly number[], among?: SQL): SQL => sql`(
  select order_item_id, lot_id, -sum(change)::int as counts from lot_movements
  where lot_id = any(${sql.param([...lotIds])}::int[]) and ${among ? sql`order_item_id in (${among})` : sql`order_item_id is not null`}
  group by 1, 2 having sum(change) < 0)`

/** An expression for the counts that the line of an order has of all lots. */
export const countsOfLine = (orderItemId: SQLWrapper): SQL<number> => sql<number>`(
  select -sum(change)::int from lot_movements where order_item_id = ${orderItemId})`

/** An expression for the lots that the line of an order has, the first to end first. */
export const lotsOfLine = (orderItemId: SQLWrapper): SQL<ReadLot[]> => sql<ReadLot[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('code', l.code, 'dateKind', l.date_kind, 'expiresOn', l.expires_on, 'recalled', l.recalled_at is not null)
    order by l.expires_on nulls last, l.lot_id), '[]')
  from lots l where l.lot_id in (
    select lot_id from lot_movements where order_item_id = ${orderItemId} group by 1 having sum(change) < 0))`
