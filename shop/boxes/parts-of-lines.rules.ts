import type { ChosenLine } from '../catalogue/chosen-line.ts'
import { toQuantity } from '../lib/quantity.ts'
import type { Box } from './box.ts'
import { partsOfBox } from './chosen-parts.rules.ts'

/** Returns the parts of the boxes that some lines order, as lines; those of a box whose choices do not fit are left out. */
export const partsOfLines = (lines: readonly ChosenLine[], boxOf: ReadonlyMap<number, Box>): ChosenLine[] =>
  lines.flatMap(({ productId, quantity, parts }) => {
    const box = boxOf.get(productId)
    const opened = (box && partsOfBox(box, parts)) ?? []
    return opened.map(({ amount, times, ...part }) => ({
      ...part,
      quantity: toQuantity(quantity * times, amount),
    }))
  })
