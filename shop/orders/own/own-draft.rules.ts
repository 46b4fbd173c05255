import type { CartLine } from '../../cart/cart-lines.ts'
import { optionKinds } from '../../catalogue/option-prices.rules.ts'

/** A line of an order, as far as its customer can change it. */
type Item = {
  orderItemId: number
  productId: number
  quantity: number
  attributes: Readonly<Record<string, string>>
  notes: string
}

/** Changes that are not saved: lines by their id, the ids of those that are taken out, and new ones. */
export type OwnDraft = {
  lines: Readonly<Record<number, CartLine>>
  removed: readonly number[]
  added: readonly CartLine[]
}

/** Returns a line of an order in the form of a cart line. */
export const asCartLine = ({
  productId,
  quantity,
  attributes,
  notes,
}: Omit<Item, 'orderItemId'>): CartLine => ({
  ...{ productId, quantity },
  ...Object.fromEntries(optionKinds.flatMap(kind => (attributes[kind] ? [[kind, attributes[kind]]] : []))),
  ...(notes ? { notes } : {}),
})

/** Turns a draft into the change for the call: only what differs from the order. */
export function ownEditOf(items: readonly Item[], { lines, removed, added }: OwnDraft) {
  const changed = items.flatMap(item => {
    const [was, now] = [asCartLine(item), lines[item.orderItemId]]
    if (!now || removed.includes(item.orderItemId)) return []
    const choices = optionKinds.filter(kind => now[kind] && now[kind] !== was[kind])
    const change = {
      ...(now.quantity === was.quantity ? {} : { quantity: now.quantity }),
      ...Object.fromEntries(choices.map(kind => [kind, now[kind]])),
      ...((now.notes ?? '') === (was.notes ?? '') ? {} : { notes: now.notes ?? '' }),
    }
    return Object.keys(change).length ? [{ orderItemId: item.orderItemId, ...change }] : []
  })
  return { items: changed, removed: [...removed], added: [...added] }
}

/** True if a change changes nothing. */
export const isNoChange = ({ items, removed, added }: ReturnType<typeof ownEditOf>): boolean =>
  items.length + removed.length + added.length === 0
