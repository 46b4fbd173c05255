import { sql } from 'drizzle-orm'
import { branchOfStock } from '../../catalogue/stock/branch-of-stock.server.ts'
import { handle } from '../../lib/handler.server.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { readBranches } from '../../settings/branches/read-branches.server.ts'
import { findStockMovements, type StockMovement } from './stock-ledger.contract.ts'

type Row = Omit<StockMovement, 'movedAt' | 'otherBranch'> & {
  movedAt: string
  step: number
  otherId: number | null
} & Record<string, unknown>

/** Returns the movements with the stock after each: the stock now minus all later movements. */
export const answerFindStockMovements = handle(
  findStockMovements,
  async ({ productId, branchId, page, size }, shop) => {
    const { database } = shop
    const known = await branchOfStock(shop, branchId)
    const place = sql`(select availability_id from stock where product_id = ${productId} and branch_id = ${known ?? null}::int)`
    const [{ rows }, counted, branches] = await Promise.all([
      database.execute<Row>(sql`
        with page as (
          select * from movements where availability_id = ${place}
          order by movement_id desc limit ${size} offset ${(page - 1) * size}
        ), later as (
          select coalesce(sum(change), 0) as change from movements
          where availability_id = ${place} and movement_id > (select max(movement_id) from page)
        )
        select movement_id::int as "movementId", page.change, cause, note, moved_at::text as "movedAt",
          (a.on_hand - later.change - coalesce(sum(page.change) over (order by movement_id desc rows between unbounded preceding and 1 preceding), 0))::int as "onHand",
          o.order_num as "orderNum", c.login_id as "movedBy", s.count_step as step,
          (select other.branch_id from stock other where other.availability_id = page.other_availability_id) as "otherId"
        from page join availabilities a using (availability_id) cross join later
        join stock s using (availability_id) left join customers c on c.cust_id = page.moved_by left join orders o using (order_id)
        order by page.movement_id desc`),
      database.execute<{ total: number }>(
        sql`select count(*)::int as total from movements where availability_id = ${place}`,
      ),
      readBranches(database),
    ])
    return {
      total: counted.rows[0]?.total ?? 0,
      rows: rows.map(({ step, otherId, ...row }) => ({
        ...row,
        otherBranch: branches.find(({ branchId }) => branchId === otherId)?.branchName ?? null,
        change: toQuantity(row.change, step),
        onHand: toQuantity(row.onHand, step),
        movedAt: new Date(row.movedAt).toISOString(),
      })),
    }
  },
)
