import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'

/**
 * Gives the further branches of the demo shop less of everything than the main one: Clifton asks a little more for meat, and North
 * Nazimabad has no fashion.
 */
export async function seedGoodsOf(
  database: Database,
  { clifton, nazimabad }: { clifton: number; nazimabad: number },
): Promise<void> {
  for (const [branchId, share] of [
    [clifton, 0.4],
    [nazimabad, 0.25],
  ] as const)
    await database.execute(sql`
      with goods as (
        select s.product_id, s.count_step, s.low_at, floor(a.on_hand * ${share}::numeric)::int as on_hand,
          nextval(pg_get_serial_sequence('availabilities', 'availability_id'))::int as availability_id
        from stock s join availabilities a using (availability_id) where s.branch_id not in (${clifton}, ${nazimabad})
      ), counters as (
        insert into availabilities (availability_id, kind, on_hand) select availability_id, 'stock', on_hand from goods
      ), opened as (
        insert into movements (availability_id, change, cause) select availability_id, on_hand, 'OPENING' from goods where on_hand > 0
      )
      insert into stock (product_id, branch_id, availability_id, count_step, low_at)
        select product_id, ${branchId}::int, availability_id, count_step, low_at from goods`)
  // Rs 20.00 more for meat; amounts in minor units.
  await database.execute(sql`
    insert into branch_products (product_id, branch_id, unit_price, sale_price, demo)
      select p.product_id, ${clifton}::int, p.unit_price + 2000, p.sale_price + 2000, true
      from products p join categories c using (category_id) where c.category = 'MEAT'`)
  await database.execute(sql`
    insert into branch_products (product_id, branch_id, sold, demo)
      select p.product_id, ${nazimabad}::int, false, true
      from products p join categories c using (category_id) where c.category in ('LADIES', 'WEDDING')`)
}
