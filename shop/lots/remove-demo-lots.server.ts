import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'

const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`

/**
 * Returns those of some products that must stay for their lots and deliveries: the shop's own lots, and deliveries with more than lots of
 * the demo shop.
 */
export async function productsWithOwnLots(
  database: Database,
  productIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await database.execute<{ id: number }>(sql`
    select product_id as id from lots where product_id = any(${list(productIds)}) and not demo
    union select l.product_id from receipt_lines l where l.product_id = any(${list(productIds)}) and exists (
      select from receipt_lines o left join lots t using (lot_id)
      where o.receipt_id = l.receipt_id and t.demo is not true)`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Deletes the demo lots of products that are about to go, with their ledgers, the deliveries that had nothing else, and the demo suppliers
 * that no lot and no delivery names any more.
 */
export async function removeDemoLots(database: Database, productIds: readonly number[]): Promise<void> {
  const gone = sql`(select lot_id from lots where demo and product_id = any(${list(productIds)}))`
  await database.execute(sql`delete from receipt_lines where lot_id in ${gone}`)
  await database.execute(sql`delete from receipts r where not exists (
    select from receipt_lines l where l.receipt_id = r.receipt_id)`)
  await database.execute(sql`delete from lot_movements where lot_id in ${gone}`)
  await database.execute(sql`delete from lots where lot_id in ${gone}`)
  await database.execute(sql`delete from suppliers s where demo
    and not exists (select from lots l where l.supplier_id = s.supplier_id)
    and not exists (select from receipts r where r.supplier_id = s.supplier_id)`)
}
