import { Failure } from '../../lib/call.ts'
import { type Editable, planEdit } from '../desk/plan-edit.server.ts'
import { writeChange } from '../desk/write-edit.server.ts'
import type { Settling } from '../settle-order.server.ts'

/**
 * Makes picked lines of a locked order lines to pick again, in the running transaction: their lots come back, and a line on the scales
 * is weighed again. Nobody is notified. The order keeps its goods even if less is there than it needs.
 */
export async function pickAgain(
  shop: Settling,
  found: Editable,
  orderItemIds: readonly number[],
): Promise<void> {
  const items = orderItemIds.map(orderItemId => ({
    ...{ orderItemId, itemStatus: 'NEW' as const },
    ...{ packedQuantity: null, finalWeight: null },
  }))
  const plan = await planEdit(
    shop.database,
    found,
    { items, removed: [], added: [] },
    { agreed: false, by: 'shop' },
  )
  if (plan instanceof Failure)
    throw new Error(`Order ${found.order.orderId} cannot be picked again: ${plan.name}`)
  await writeChange(shop, plan, { weighed: true, editor: { name: 'shop', custId: null } })
}
