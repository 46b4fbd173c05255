import type { Database } from '../../../database/pool.ts'
import { readContents } from '../../catalogue/contents.server.ts'
import { unknownFacts } from '../../catalogue/facts/facts.rules.ts'
import type { EditableItem } from '../desk/changed-item.server.ts'
import { type Swap, swapOf } from './substitute.rules.ts'

/** Returns how each product may replace its line of an order, by the shopper's wish. Without lines it sends no statement. */
export async function readSwaps(
  database: Database,
  swaps: readonly { item: EditableItem; productId: number }[],
): Promise<Swap[]> {
  const known = await readContents(
    database,
    swaps.flatMap(({ item, productId }) => [item.productId, productId]),
  )
  const goodsOf = (id: number) => known.get(id) ?? { categoryId: 0, facts: unknownFacts }
  return swaps.map(({ item, productId }) =>
    swapOf({ ...goodsOf(item.productId), ...item }, { ...goodsOf(productId), productId }),
  )
}

/** Returns how a product may replace a line of an order, by the shopper's wish. */
export const readSwap = async (database: Database, item: EditableItem, productId: number) =>
  (await readSwaps(database, [{ item, productId }]))[0]
