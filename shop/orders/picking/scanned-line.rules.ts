import { isLeftOut } from '../order-lines.rules.ts'

type Line = { productId: number; itemStatus: string; weighed: boolean; finalWeight: number | null }

/** How soon a scan should go to a line: those that are still to be picked first, then those to be weighed. */
const turn = ({ itemStatus, weighed, finalWeight }: Line): number =>
  itemStatus === 'NEW' ? 0 : weighed && finalWeight === null ? 1 : 2

/**
 * Returns the line of an order to which a scanned product belongs: the first that still needs it. `LEFT_OUT` if its only lines are left
 * out, undefined if the order has none.
 */
export function scannedLine<L extends Line>(
  lines: readonly L[],
  productId: number,
): L | 'LEFT_OUT' | undefined {
  const same = lines.filter(line => line.productId === productId && line.itemStatus !== 'REMOVED')
  const [first] = same
    .filter(({ itemStatus }) => !isLeftOut(itemStatus))
    .sort((one, other) => turn(one) - turn(other))
  return first ?? (same.length > 0 ? 'LEFT_OUT' : undefined)
}
