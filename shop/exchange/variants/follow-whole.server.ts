import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { SetProduct } from '../../catalogue/editing/change-product.server.ts'
import { holdVariants } from '../../catalogue/variants/hold-variants.server.ts'
import { importItems } from '../imports.tables.server.ts'

/**
 * Changes a locked product by an import. Its variants change with it: those that the import has seen, or written, are
 * remembered as they are then, so that the change does not count as that of a person.
 */
export async function followWhole<Answer>(
  database: Database,
  importId: number,
  whole: SetProduct,
  change: () => Promise<Answer>,
): Promise<Answer> {
  if (!whole.variantOptions) return change()
  const before = await holdVariants(database, whole.productId)
  const answer = await change()
  const after = new Map(
    (await holdVariants(database, whole.productId)).map(({ productId, updatedDate }) => [
      productId,
      updatedDate,
    ]),
  )
  const dates = before.map(({ productId, sku, updatedDate }) => ({
    ...{ id: productId, sku, was: updatedDate, now: after.get(productId) },
  }))
  await database.execute(sql`
    update ${importItems} i set
      seen_date = case when i.seen_date = v.was then v.now else i.seen_date end,
      written_date = case when i.written_date = v.was then v.now else i.written_date end
    from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as v(id int, sku text, was timestamptz, now timestamptz)
    where i.import_id = ${importId} and i.sku = v.sku and i.product_id = v.id`)
  return answer
}
