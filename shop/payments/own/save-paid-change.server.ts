import { inSavepoint } from '../../../database/pool.ts'
import { Failure } from '../../lib/call.ts'
import { isAgeConfirmed } from '../../orders/ages/refuse-age.server.ts'
import { readEditable } from '../../orders/desk/plan-edit.server.ts'
import { writeChange } from '../../orders/desk/write-edit.server.ts'
import type { orders } from '../../orders/orders.tables.server.ts'
import { planOwnEdit } from '../../orders/own/plan-own-edit.server.ts'
import type { Settling } from '../../orders/settle-order.server.ts'
import type { paymentRequests } from '../payments.tables.server.ts'
import { costOf } from './own-plan.server.ts'

/** Takes back what was written of a change for which something is short. */
class RanOut extends Error {}

/**
 * Saves a change by the customer of a held order that was paid for, if the order is as they saw it and the change costs no more than
 * was agreed. Returns false, and changes nothing, if it cannot be saved: another person changed the order, the shop has begun with it,
 * or a product ran out.
 */
export async function savePaidChange(
  shop: Settling,
  order: typeof orders.$inferSelect,
  { change, ofVersion, upTo }: typeof paymentRequests.$inferSelect,
): Promise<boolean> {
  if (!change || order.version !== ofVersion) return false
  const { database, clock } = shop
  // Read again: the payment itself can have raised the version.
  const found = await readEditable(database, order.orderId, { lock: true, branches: 'all' })
  if (!found) return false
  const { orderNum, version } = found.order
  const planned = await planOwnEdit(database, found, { ...change, orderNum, link: '', version }, clock())
  if (planned instanceof Failure || !isAgeConfirmed(planned) || costOf(planned) > (upTo ?? 0)) return false
  const editor = { name: 'customer' as const, custId: null }
  try {
    await inSavepoint(database, async () => {
      const short = await writeChange(shop, planned, { note: null, editor, ofSlot: planned.ofSlot })
      if (short.length) throw new RanOut()
    })
    return true
  } catch (error) {
    if (error instanceof RanOut) return false
    throw error
  }
}
