import { THOUSANDTHS, toSteps } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'
import { capOfLine } from '../order-lines.rules.ts'
import type { orderItems } from '../orders.tables.server.ts'
import type { OrderEdit } from './edit-order.contract.ts'

/** A line of an order as it is stored. */
export type EditableItem = typeof orderItems.$inferSelect

type Change = OrderEdit['items'][number]
/** True if the customer hears of the change: an amount above the ordered one may then cost more. */
type Agreed = { agreed: boolean }
type Wrong = { field: 'quantity' | 'packedQuantity'; says: string }

/** Returns a line with a change applied, not priced yet; or the name of the quantity that is not a whole number of steps. */
export function changedItem(item: EditableItem, change: Change, { agreed }: Agreed): EditableItem | Wrong {
  const wantedSteps =
    change.quantity === undefined ? item.wantedSteps : toSteps(change.quantity, item.quantityStep)
  if (wantedSteps === undefined) return { field: 'quantity', says: m.orders_whole_steps() }
  const packedSteps =
    typeof change.packedQuantity === 'number'
      ? toSteps(change.packedQuantity, item.quantityStep)
      : change.packedQuantity === null
        ? null
        : item.packedSteps
  if (packedSteps === undefined) return { field: 'packedQuantity', says: m.orders_whole_steps() }
  const itemStatus = change.itemStatus ?? item.itemStatus
  const changed = {
    ...item,
    wantedSteps,
    packedSteps,
    finalWeight:
      typeof change.finalWeight === 'number'
        ? Math.max(1, Math.round(change.finalWeight * THOUSANDTHS))
        : change.finalWeight === null
          ? null
          : item.finalWeight,
    itemStatus,
    // A line that is available after all was not replaced.
    replacedByItemId: itemStatus === 'SUBSTITUTED' ? item.replacedByItemId : null,
  }
  const isOther = wantedSteps !== item.wantedSteps || packedSteps !== item.packedSteps
  return agreed && isOther && item.lineCap !== null ? { ...changed, lineCap: capOfLine(changed) } : changed
}
