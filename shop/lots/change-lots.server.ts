import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { LotCause } from './lot-causes.ts'
import { lots } from './lots.tables.server.ts'

/** A lot as it is stored. */
export type LotRow = typeof lots.$inferSelect

/** A change of a lot, in counts of its product's stock; `orderItemId`: the line that it was picked for, or came back from. */
export type LotChange = {
  lotId: number
  change: number
  cause: LotCause
  orderItemId?: number | null
  receiptId?: number | null
  note?: string | null
}

/**
 * Locks lots until the running transaction ends, in order of their ids. Code that changes lots and the stock locks the lots first:
 * two transactions then never wait for each other.
 */
export const holdLots = (database: Database, where: SQL | undefined): Promise<LotRow[]> =>
  database.select().from(lots).where(where).orderBy(asc(lots.lotId)).for('no key update')

/** Locks the lots of products at a branch of which something is left, and further ones, as `holdLots` does. */
export const holdLotsOf = (
  database: Database,
  { branchId, productIds }: { branchId: number; productIds: readonly number[] },
  further: readonly number[] = [],
): Promise<LotRow[]> =>
  holdLots(
    database,
    or(
      and(inArray(lots.productId, [...productIds]), eq(lots.branchId, branchId), gt(lots.onHand, 0)),
      inArray(lots.lotId, [...further]),
    ),
  )

/**
 * Changes the amounts of lots and notes each change in their ledger, in one statement. The caller has locked the lots (`holdLots`) and
 * changes the stock. The database refuses an amount below 0.
 */
export async function changeLots(
  database: Database,
  changes: readonly LotChange[],
  { movedBy, movedAt }: { movedBy: number | null; movedAt: Date },
): Promise<void> {
  if (changes.length === 0) return
  const column = (of: (one: LotChange) => string | number | null | undefined) =>
    sql.param(changes.map(one => of(one) ?? null))
  await database.execute(sql`
    with given as (
      select * from unnest(
        ${column(one => one.lotId)}::int[], ${column(one => one.change)}::int[], ${column(one => one.cause)}::text[],
        ${column(one => one.orderItemId)}::bigint[], ${column(one => one.receiptId)}::int[], ${column(one => one.note)}::text[]
      ) with ordinality as g(lot_id, change, cause, order_item_id, receipt_id, note, at)
    ), changed as (
      update lots l set on_hand = l.on_hand + s.change, updated_date = ${movedAt.toISOString()}::timestamptz
      from (select lot_id, sum(change)::int as change from given group by 1) s where s.lot_id = l.lot_id
    )
    insert into lot_movements (lot_id, change, cause, order_item_id, receipt_id, note, moved_by, moved_at)
    select lot_id, change, cause, order_item_id, receipt_id, note, ${movedBy}::int, ${movedAt.toISOString()}::timestamptz
    from given order by at`)
}
