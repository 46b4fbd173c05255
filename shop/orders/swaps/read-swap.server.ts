import type { Database } from '../../../database/pool.ts'
import { highest } from '../../catalogue/ages/ages.rules.ts'
import { unknownFacts } from '../../catalogue/facts/facts.rules.ts'
import { factsWithParts } from '../../catalogue/made-of/facts-with-parts.rules.ts'
import type { Chosen } from '../../catalogue/option-prices.rules.ts'
import type { EditableItem } from '../desk/changed-item.server.ts'
import { readGoods } from './read-goods.server.ts'
import { type Swap, swapOf } from './substitute.rules.ts'
import type { Replacement } from './unfit.server.ts'

/** A product instead of a line; `ageConfirmed`: the age that the customer of the order confirmed. */
type AskedSwap = { item: EditableItem; instead: Replacement; ageConfirmed: number | null }

/** Returns how each product may replace its line of an order, by the shopper's wish. Without lines it sends no statement. */
export async function readSwaps(database: Database, swaps: readonly AskedSwap[]): Promise<Swap[]> {
  const known = await readGoods(
    database,
    swaps.flatMap(({ item, instead }) => [item.productId, instead.productId]),
  )
  const goodsOf = (id: number, chosen: Chosen) => {
    const goods = known.get(id)
    return goods
      ? { ...goods, facts: factsWithParts(goods.stated, chosen) }
      : { categoryId: 0, facts: unknownFacts, proofs: [], ageFrom: null }
  }
  return swaps.map(({ item, instead, ageConfirmed }) =>
    swapOf(
      {
        ...{ ...goodsOf(item.productId, item.attributes), ...item },
        ageFrom: highest(item.ageFrom, ageConfirmed),
      },
      { ...goodsOf(instead.productId, instead), productId: instead.productId },
    ),
  )
}

/** Returns how a product may replace a line of an order, by the shopper's wish. */
export const readSwap = async (database: Database, swap: AskedSwap) => (await readSwaps(database, [swap]))[0]
