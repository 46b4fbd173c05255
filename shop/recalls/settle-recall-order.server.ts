import { and, eq } from 'drizzle-orm'
import { readEditable } from '../orders/desk/plan-edit.server.ts'
import { type AffectedPart, readAffected } from '../orders/lots/affected-orders.server.ts'
import { pickAgain } from '../orders/lots/pick-again.server.ts'
import { mayEdit } from '../orders/order-states.rules.ts'
import type { orders } from '../orders/orders.tables.server.ts'
import { isOnTheRoad } from '../orders/runs/is-on-the-road.server.ts'
import { notify, type Settling } from '../orders/settle-order.server.ts'
import { type RefundedPart, refundPart } from '../payments/refunds/refund-part.server.ts'
import type { OpenRecall } from './open-recall.server.ts'
import { postponeOrder } from './postpone-order.server.ts'
import type { RecallOutcome } from './recall-states.ts'
import { recalledGoods } from './recalled-goods.ts'
import { recallOrders } from './recalls.tables.server.ts'

const NOTHING: RefundedPart = { refunded: 0, way: 'NONE' }

/**
 * Deals with an order of a recall, in the running transaction: lines of an open order are to be picked again; the customer who has the
 * goods is notified, and refunded if the recall says so. An order that a driver has with them waits until it is handed over or
 * comes back. The order is locked first, so that two nodes deal with it once. Returns true if it is done now.
 */
export async function settleRecallOrder(
  shop: Settling,
  recall: OpenRecall,
  orderId: number,
): Promise<boolean> {
  const { database, clock } = shop
  const { recallId } = recall
  const found = await readEditable(database, orderId, { lock: true, branches: 'all' })
  const own = and(eq(recallOrders.recallId, recallId), eq(recallOrders.orderId, orderId))
  const [row] = await database.select({ state: recallOrders.state }).from(recallOrders).where(own)
  if (!found || row?.state !== 'WAITING') return false
  const isOpen = mayEdit(found.order.orderStatus)
  if (isOpen && (await isOnTheRoad(database, orderId))) {
    await postponeOrder(shop, { recallId, orderId })
    return false
  }
  const part = await readAffected(
    database,
    orderId,
    recall.lots.map(({ lotId }) => lotId),
  )
  const outcome: RecallOutcome =
    part.lines.length === 0 || found.order.orderStatus === 'REJECTED'
      ? 'NOTHING'
      : isOpen
        ? 'PICK_AGAIN'
        : 'HANDED_OVER'
  if (outcome === 'PICK_AGAIN')
    await pickAgain(shop, found, [...new Set(part.lines.map(({ orderItemId }) => orderItemId))])
  const isHanded = outcome === 'HANDED_OVER'
  const back = isHanded ? await reachCustomer(shop, recall, found.order, part) : NOTHING
  await database
    .update(recallOrders)
    .set({
      ...{ state: 'DONE', outcome, doneAt: clock(), lines: part.lines, ...back },
      amount: isHanded ? part.amount : 0,
      notified: isHanded && part.reach === 'MESSAGE',
    })
    .where(own)
  return true
}

/** Refunds the customer, if the recall does, and writes to them. */
async function reachCustomer(
  shop: Settling,
  { recallId, reason, advice, refunds, lots }: OpenRecall,
  order: typeof orders.$inferSelect,
  { lines, amount }: AffectedPart,
): Promise<RefundedPart> {
  const cause = `recall ${recallId} ${order.orderId}`
  const back = refunds ? await refundPart(shop, order.orderId, { amount, reason, cause }) : NOTHING
  const { refunded, way } = back
  await notify(shop, order, {
    template: 'order-recalled',
    data: {
      ...{ reason, advice, goods: recalledGoods(lines, lots) },
      ...(refunded > 0 ? { amount: refunded, way } : {}),
    },
    dedupeKey: cause,
  })
  return back
}
