import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { openAvailabilities } from '../../availability/open-availability.server.ts'
import { writeAudits } from '../../customers/staff/write-audit.server.ts'
import { branchOr } from '../../settings/branches/main-branch.server.ts'
import { products, stock } from '../catalogue.tables.server.ts'
import { newStock } from '../stock/count-step.rules.ts'
import { setColumns } from './change-product.server.ts'

/** The person who adds products, the time, and the action for the audit. */
export type Adding = { custId: number; loginId: string; firstName: string; now: Date; action: string }
type NewProduct = Omit<
  typeof products.$inferInsert,
  'updatedBy' | 'updatedByLogin' | 'updatedDate' | 'productId'
>

/** Takes the next `count` product ids. */
async function nextProductIds(database: Database, count: number): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('products', 'product_id'))::int as id from generate_series(1, ${count})`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Adds many products with their opening stock in counts (`countStepOf`), each with an audit row, in a handful of
 * statements however many there are. Returns their ids in the order of the input.
 */
export async function addManyProducts(
  database: Database,
  added: readonly { row: NewProduct; onHand: number }[],
  { custId, loginId, firstName, now, action }: Adding,
): Promise<number[]> {
  if (added.length === 0) return []
  const ids = await nextProductIds(database, added.length)
  const editor = { updatedBy: firstName, updatedByLogin: loginId, updatedDate: now }
  const written = await database
    .insert(products)
    .values(added.map(({ row }, at) => ({ ...row, productId: ids[at] as number, ...editor })))
    .returning(setColumns)
  const opened = await openAvailabilities(
    database,
    added.map(({ onHand }) => ({ kind: 'stock', onHand, movedAt: now, movedBy: custId })),
  )
  const branchId = await branchOr(database, undefined)
  await database.insert(stock).values(
    ids.map((productId, at) => ({
      productId,
      branchId,
      availabilityId: opened[at] as number,
      ...newStock(added[at]?.row ?? {}),
    })),
  )
  await writeAudits(
    database,
    custId,
    written.map(after => ({ action, subject: 'product', subjectId: after.productId, after })),
    now,
  )
  return ids
}
