import type { Database } from '../../../database/pool.ts'
import { readContents } from '../../catalogue/contents.server.ts'
import type { EditableItem } from '../desk/changed-item.server.ts'
import { type Swap, swapOf } from './substitute.rules.ts'

/** Returns how a product may replace a line of an order, by the shopper's wish. */
export async function readSwap(database: Database, item: EditableItem, productId: number): Promise<Swap> {
  const known = await readContents(database, [item.productId, productId])
  const categoryOf = (id: number) => known.get(id)?.categoryId ?? 0
  const product = { productId, categoryId: categoryOf(productId) }
  return swapOf({ ...item, categoryId: categoryOf(item.productId) }, product)
}
