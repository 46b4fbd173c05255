import { addLine, type CartLine, lineKey, setQuantity } from '../cart-lines.ts'

/** A line to add, and the most that its line of the cart may have. */
export type Added = { line: CartLine; most: number }

/** Adds lines to a cart, one after the other; those that find no room are left out. */
export const addLines = (lines: readonly CartLine[], added: readonly Added[]): readonly CartLine[] =>
  added.reduce((all: readonly CartLine[], { line, most }) => addLine(all, line, most), lines)

/** Takes back what was added between two states of a cart; what was changed afterwards stays. */
export function takeBack(
  lines: readonly CartLine[],
  before: readonly CartLine[],
  after: readonly CartLine[],
): readonly CartLine[] {
  return after.reduce((left: readonly CartLine[], line) => {
    const key = lineKey(line)
    const added = line.quantity - quantityIn(before, key)
    if (added === 0) return left
    return setQuantity(left, key, Math.round((quantityIn(left, key) - added) * 1000) / 1000)
  }, lines)
}

const quantityIn = (lines: readonly CartLine[], key: string): number =>
  lines.find(line => lineKey(line) === key)?.quantity ?? 0
