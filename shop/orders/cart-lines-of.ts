import type { OfBox } from '../boxes/box.ts'
import { lineOfBox } from '../boxes/line-of-box.ts'
import type { CartLine } from '../cart/cart-lines.ts'

type Item = {
  productId: number
  quantity: number
  attributes: Readonly<Record<string, string>>
  notes: string
  ofBox: OfBox | null
}

/** Turns the lines of an order back into those of the cart that it came from: the parts of a box become one line for the box. */
export function cartLinesOf(items: readonly Item[]): CartLine[] {
  const boxes = new Set<number>()
  return items.flatMap(({ productId, quantity, attributes, notes, ofBox }) => {
    const more = notes ? { notes } : {}
    if (!ofBox) return [{ productId, quantity, ...attributes, ...more }]
    if (boxes.has(ofBox.no)) return []
    boxes.add(ofBox.no)
    return [{ ...lineOfBox(ofBox), ...more }]
  })
}
