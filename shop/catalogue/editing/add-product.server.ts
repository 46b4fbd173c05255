import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { openAvailability } from '../../availability/open-availability.server.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { branchOr } from '../../settings/branches/main-branch.server.ts'
import { products, stock } from '../catalogue.tables.server.ts'
import { newStock } from '../stock/count-step.rules.ts'
import { editorOf, setColumns } from './change-product.server.ts'

type NewProduct = Omit<typeof products.$inferInsert, 'updatedBy' | 'updatedByLogin' | 'updatedDate'> & {
  productId: number
}

/** Takes the next product id. */
export async function nextProductId(database: Database): Promise<number> {
  const { rows } = await database.execute<{ next: number }>(
    sql`select nextval(pg_get_serial_sequence('products', 'product_id'))::int as next`,
  )
  return rows[0]?.next ?? 0
}

/** Adds a product with its opening stock in counts (`countStepOf`), and an audit row. */
export async function addProduct(
  shop: Pick<SignedInShop, 'database' | 'caller' | 'clock' | 'audit'>,
  row: NewProduct,
  { onHand, action }: { onHand: number; action: string },
): Promise<void> {
  const { database, clock, audit, caller } = shop
  const [after] = await database
    .insert(products)
    .values({ ...row, ...editorOf(shop) })
    .returning(setColumns)
  const { productId } = row
  const opening = { kind: 'stock', onHand, movedAt: clock(), movedBy: caller.custId } as const
  const availabilityId = await openAvailability(database, opening)
  await database
    .insert(stock)
    .values({ productId, branchId: await branchOr(database, undefined), availabilityId, ...newStock(row) })
  await audit.add({ action, subject: 'product', subjectId: productId, after })
}
