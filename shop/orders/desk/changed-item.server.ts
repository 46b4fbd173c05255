import { toSteps } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'
import type { orderItems } from '../orders.tables.server.ts'
import type { OrderEdit } from './edit-order.contract.ts'

/** A line of an order as it is stored. */
export type EditableItem = typeof orderItems.$inferSelect

type Change = OrderEdit['items'][number]
type Wrong = { field: 'quantity' | 'packedQuantity'; says: string }

/** Weights are stored in thousandths of a pound. */
const THOUSAND = 1000

/** Returns a line with a change applied, not priced yet; or the name of the quantity that is not a whole number of steps. */
export function changedItem(item: EditableItem, change: Change): EditableItem | Wrong {
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
  return {
    ...item,
    wantedSteps,
    packedSteps,
    finalWeight:
      typeof change.finalWeight === 'number'
        ? Math.max(1, Math.round(change.finalWeight * THOUSAND))
        : change.finalWeight === null
          ? null
          : item.finalWeight,
    itemStatus,
    // A line that is available after all was not replaced.
    replacedByItemId: itemStatus === 'SUBSTITUTED' ? item.replacedByItemId : null,
  }
}
