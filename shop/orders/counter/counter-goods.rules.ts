import type { CartLine } from '../../cart/cart-lines.ts'
import { firstChoices, type OptionKind } from '../../catalogue/option-prices.rules.ts'
import type { CounterItem } from './counter.contract.ts'

/** The facts about a product that a counter needs. */
type Goods = Record<OptionKind, readonly string[]> & {
  weighed: boolean
  nominalMeasure: number | null
  quantityStep: number
  minimumSteps: number
  maximumSteps: number
}

/** The most thousandths of a product that one line has. */
const MOST = 100_000_000

/** True if a product is sold by its weight, so that its quantity is its weight. */
export const isByWeight = ({ weighed, nominalMeasure }: Goods): boolean => weighed && nominalMeasure === null

/** True if an item has no weight and needs one, or one that is not that of a single piece. */
export const lacksWeight = (goods: Goods, { quantity, weight }: CounterItem): boolean =>
  goods.weighed && goods.nominalMeasure !== null && (weight === null || quantity !== 1)

/** Returns an item as a line of an order, with the first choice of each kind: what is on the counter is as it is. */
export const lineOf = (goods: Goods, { productId, quantity, weight }: CounterItem): CartLine => ({
  productId,
  quantity: isByWeight(goods) ? (weight ?? quantity) : quantity,
  ...firstChoices(goods),
})

/**
 * Returns a product as it lies on the counter. Its weight is known: it is not a multiple of the steps in which shoppers order, nor about
 * what such a piece usually has, and so it costs exactly its weight.
 */
export function asWeighed<Sold extends Goods>(goods: Sold, { weight }: Pick<CounterItem, 'weight'>): Sold {
  if (!goods.weighed) return goods
  if (goods.nominalMeasure === null) return { ...goods, quantityStep: 1, minimumSteps: 1, maximumSteps: MOST }
  return weight === null ? goods : { ...goods, nominalMeasure: Math.max(1, Math.round(weight * 1000)) }
}
