import type { OfBox } from '../../boxes/box.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'

type Item = { orderItemId: number; ofBox: OfBox | null }
type Edit = { items: readonly { orderItemId: number }[]; removed: readonly number[] }

/**
 * Returns what is wrong with a customer's change of the boxes in an order, by field: a box has one price, so that its parts stay as they
 * are, or all leave. `open`: the lines of the order that are not left out.
 */
export function brokenBoxes(open: readonly Item[], { items, removed }: Edit): WrongFields {
  const boxOf = new Map(open.map(({ orderItemId, ofBox }) => [orderItemId, ofBox?.no]))
  const leaves = (id: number) => removed.includes(id)
  const isBroken = (id: number) =>
    open.some(other => other.ofBox?.no === boxOf.get(id) && !leaves(other.orderItemId))
  const ofBox = (id: number) => boxOf.get(id) !== undefined
  return Object.fromEntries([
    ...items.flatMap(({ orderItemId }, at) =>
      ofBox(orderItemId) ? [[`items.${at}.quantity`, m.orders_box_whole()]] : [],
    ),
    ...removed.flatMap((id, at) =>
      ofBox(id) && isBroken(id) ? [[`removed.${at}`, m.orders_box_whole()]] : [],
    ),
  ])
}
