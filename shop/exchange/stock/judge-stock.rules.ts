import { wrongStock } from '../../catalogue/editing/opening-steps.rules.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'

/** The stock that a line of a file sets. `countStep`: how it will be counted. */
type Wanted = { quantity: number | undefined; stockTracked: boolean | undefined; countStep: number }
/** The stock that the shop has, in counts. */
type Known = {
  onHand: number
  held: number
  countStep: number
  inLots: boolean
  product: { variantOptions: readonly string[] | null }
}

/** Returns what is wrong with the stock that a line of a file sets, by column. */
export function wrongStockOfLine(
  { quantity, stockTracked, countStep }: Wanted,
  known: Known | undefined,
): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (known?.inLots && stockTracked === false) wrong.stockTracked = m.catalogue_in_lots_counted()
  if (quantity === undefined) return wrong
  const inUnits = (counts: number | undefined) => toQuantity(counts ?? 0, known?.countStep ?? 1)
  const uncounted = wrongStock(quantity, countStep, m.catalogue_quantity_whole)
  if (uncounted) wrong.quantity = uncounted
  const held = inUnits(known?.held)
  if (quantity < held) wrong.quantity = m.exchange_import_promised({ held })
  if (known?.inLots && quantity !== inUnits(known.onHand)) wrong.quantity = m.exchange_in_lots()
  if (known?.product.variantOptions && quantity !== 0) wrong.quantity = m.catalogue_product_has_variants()
  return wrong
}
