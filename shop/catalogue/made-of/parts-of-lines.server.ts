import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { prepareSql } from '../../../database/prepared-statement.ts'
import type { Box } from '../../boxes/box.ts'
import { partsOfBox } from '../../boxes/chosen-parts.rules.ts'
import { toQuantity } from '../../lib/quantity.ts'
import type { ChosenLine } from '../chosen-line.ts'

const select = prepareSql<{ productId: number; box: Box }>(
  'boxes',
  () => sql`select product_id as "productId", box from products
    where box is not null and product_id = any(${sql.placeholder('productIds')}::int[])`,
)

/** Reads the parts of the boxes that some lines order, as lines; those of a box whose choices do not fit are left out. */
export async function readPartsOfLines(
  database: Database,
  lines: readonly ChosenLine[],
): Promise<ChosenLine[]> {
  if (lines.length === 0) return []
  const found = await select(database, { productIds: [...new Set(lines.map(({ productId }) => productId))] })
  const boxOf = new Map(found.map(({ productId, box }) => [productId, box]))
  return lines.flatMap(({ productId, quantity, parts }) => {
    const box = boxOf.get(productId)
    const opened = (box && partsOfBox(box, parts)) ?? []
    return opened.map(({ amount, times, ...part }) => ({
      ...part,
      quantity: toQuantity(quantity * times, amount),
    }))
  })
}
