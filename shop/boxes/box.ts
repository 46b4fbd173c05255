import type { Chosen } from '../catalogue/option-prices.rules.ts'

/** A product in a box: `amount` thousandths of its unit for each box, with the options that the shop chose for it. */
export type BoxPart = Chosen & { productId: number; amount: number }

/**
 * A group of a box: if `choose` is null, all of its parts are in the box; otherwise its buyer chooses so many of them, with `again` also
 * the same one more than once.
 */
export type BoxGroup = { name: string; choose: number | null; again: boolean; parts: BoxPart[] }

/**
 * The contents of a box. `price`: it costs its own price, whatever its buyer chooses (`OWN`), or what its parts cost, less `lessBp`
 * hundredths of a per cent (`PARTS`). A product is in one group only.
 */
export type Box = { price: 'OWN' | 'PARTS'; lessBp: number; groups: BoxGroup[] }

/** Returns the products that can be in a box, in their order, each once. */
export const productsOfBox = ({ groups }: Box): number[] => [
  ...new Set(groups.flatMap(({ parts }) => parts.map(({ productId }) => productId))),
]

/**
 * The box that a line of an order belongs to: the line of the cart that it came from (`no`, from 0), the box as it was then, how many
 * of it, and what its buyer chose for it.
 */
export type OfBox = {
  no: number
  productId: number
  productName: string
  quantity: number
  parts?: number[] | undefined
}
