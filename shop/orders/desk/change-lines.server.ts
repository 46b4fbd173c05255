import type { Sold } from '../../cart/read-lines.server.ts'
import { type Change, changedItem, type EditableItem } from './changed-item.server.ts'
import type { OrderEdit } from './edit-order.contract.ts'

type Edit = Pick<OrderEdit, 'removed' | 'added'> & { items: readonly Change[] }
type Lines = {
  remaining: { before: EditableItem; after: EditableItem }[]
  /** The fields of the edit that are wrong, with the reason of each. */
  wrong: Record<string, string>
}

/** Applies an edit to the lines of an order, which are not priced yet. `sold`: the products whose choices change, as sold now. */
export function changeLines(
  items: readonly EditableItem[],
  edit: Edit,
  { agreed, sold }: { agreed: boolean; sold: ReadonlyMap<number, Sold> },
): Lines {
  const removed = new Set(edit.removed)
  const replaced = new Set(edit.added.flatMap(({ replaces }) => replaces ?? []))
  const wrong: Lines['wrong'] = {}
  const after = (before: EditableItem): EditableItem => {
    if (replaced.has(before.orderItemId)) return { ...before, itemStatus: 'SUBSTITUTED' }
    if (removed.has(before.orderItemId)) return { ...before, itemStatus: 'REMOVED', replacedByItemId: null }
    const at = edit.items.findIndex(({ orderItemId }) => orderItemId === before.orderItemId)
    const change = edit.items[at]
    // The substitute is removed: the line is unavailable again.
    const orphan = before.replacedByItemId !== null && removed.has(before.replacedByItemId)
    const found = orphan ? { ...before, itemStatus: 'UNAVAILABLE', replacedByItemId: null } : before
    if (!change) return found
    const changed = changedItem(found, change, { agreed, sold: sold.get(found.productId) })
    if ('field' in changed) wrong[`items.${at}.${changed.field}`] = changed.says
    return 'field' in changed ? found : changed
  }
  return { remaining: items.map(before => ({ before, after: after(before) })), wrong }
}
