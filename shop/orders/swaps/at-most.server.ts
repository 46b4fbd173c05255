import type { ChosenGoods } from '../../cart/read-lines.server.ts'
import type { ProductContent } from '../../catalogue/contents.server.ts'
import { measureOf } from '../../catalogue/measures.rules.ts'
import type { EditableItem } from '../desk/changed-item.server.ts'
import type { OrderLine } from '../placing/write-order.server.ts'
import { orderedPrice } from '../show-item.server.ts'
import { type Contents, capOfSubstitute } from './substitute.rules.ts'

type Known = ReadonlyMap<number, ProductContent>

const contentOf = (known: Known, productId: number) =>
  known.get(productId) ?? { content: null, contentUnit: null }

/** Returns what a line of an order has. */
const contentsOfItem = (item: EditableItem, known: Known): Contents => ({
  measure: measureOf(item.wantedSteps, item),
  unit: item.pricedUnit ?? item.measuringUnit,
  sold: item.wantedSteps * item.quantityStep,
  ...contentOf(known, item.productId),
})

/** Returns what so many steps of a product have. */
const contentsOfSold = (sold: ChosenGoods, steps: number, known: Known): Contents => ({
  measure: measureOf(steps, sold),
  unit: sold.pricedUnit ?? sold.unitName,
  sold: steps * sold.quantityStep,
  ...contentOf(known, sold.productId),
})

/**
 * Returns a new line that costs no more than the line it replaces, and for less content no more than that part of it; the shop
 * bears the rest. `most`: what its customer agreed to, in minor units. A line that replaces nothing stays as it is.
 */
export function atMost<L extends OrderLine>(
  line: L,
  { replaced, most, known }: { replaced: EditableItem | undefined; most: number | undefined; known: Known },
): L {
  if (!replaced) return line
  const lineCap = capOfSubstitute(
    replaced.lineCap ?? orderedPrice(replaced),
    contentsOfItem(replaced, known),
    contentsOfSold(line.sold, line.steps, known),
  )
  const cap = Math.min(line.priced.cap ?? lineCap, lineCap, most ?? lineCap)
  return { ...line, priced: { ...line.priced, cap } }
}
