import { and, asc, eq, inArray } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { m } from '../../messages/m.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { ageNotChecked } from '../ages/age-check-failure.ts'
import { checkAge, readAgedLines } from '../ages/check-age.server.ts'
import { holdRecalledGoods } from '../lots/hold-recalled-goods.server.ts'
import { needsReason, type OrderState, statesBefore } from '../order-states.rules.ts'
import { goodsTypes, isBooking } from '../order-types.rules.ts'
import { orders } from '../orders.tables.server.ts'
import { changeOrderStatus } from '../own/own-orders.contract.ts'
import { isUnpaid } from '../payment-states.rules.ts'
import { markPrinted } from './staff-order.contract.ts'
import { takeStep } from './take-step.server.ts'

export const answerChangeOrderStatus = handle(changeOrderStatus, async (input, shop) => {
  const { orderId, orderStatus } = input
  const reason = input.reason?.trim() || null
  if (needsReason(orderStatus) && !reason)
    return refuse(changeOrderStatus, 'BAD_INPUT', undefined, { reason: m.orders_reason_required() })
  const [before] = await shop.database
    .select({
      orderId: orders.orderId,
      branchId: orders.branchId,
      orderStatus: orders.orderStatus,
      orderType: orders.orderType,
      paymentState: orders.paymentState,
    })
    .from(orders)
    .where(and(eq(orders.orderId, orderId), ofBranches(orders.branchId, branchesWith(shop.caller, 'orders'))))
    .for('no key update')
  if (!before) return refuse(changeOrderStatus, 'NOT_FOUND', undefined)
  if (isBooking(before.orderType)) return refuse(changeOrderStatus, 'BOOKING', undefined)
  if (isUnpaid(before.paymentState)) return refuse(changeOrderStatus, 'UNPAID', undefined)
  if (orderStatus === 'CLOSED' && statesBefore(orderStatus).includes(before.orderStatus as OrderState)) {
    const recalled = await holdRecalledGoods(shop, before)
    if (recalled.length > 0) return refuse(changeOrderStatus, 'RECALLED_GOODS', { goods: recalled })
    const lines = await readAgedLines(shop.database, orderId)
    const handed = { orderId, orderStatus: before.orderStatus, lines, ageChecked: input.ageChecked }
    const unchecked = await checkAge(shop, handed)
    if (unchecked) return refuse(changeOrderStatus, 'AGE_CHECK', unchecked, ageNotChecked(unchecked))
  }
  const moved = await takeStep(shop, { orderId, before: before.orderStatus, orderStatus, reason })
  return moved
    ? { orderId, orderStatus }
    : refuse(changeOrderStatus, 'NO_SUCH_STEP', { orderStatus: before.orderStatus })
})

export const answerMarkPrinted = handle(markPrinted, async ({ orderIds, seen }, shop) => {
  const waiting = await shop.database
    .select({ orderId: orders.orderId, version: orders.version })
    .from(orders)
    .where(
      and(
        inArray(orders.orderId, orderIds),
        eq(orders.orderStatus, 'NEW'),
        inArray(orders.orderType, [...goodsTypes]),
        ofBranches(orders.branchId, branchesWith(shop.caller, 'orders')),
      ),
    )
    .orderBy(asc(orders.orderId))
    .for('no key update')
  const versions = new Map(seen.map(({ orderId, version }) => [orderId, version]))
  const isSeen = ({ orderId, version }: { orderId: number; version: number }) =>
    (versions.get(orderId) ?? version) === version
  const printed: number[] = []
  for (const { orderId } of waiting.filter(isSeen))
    if (await takeStep(shop, { orderId, before: 'NEW', orderStatus: 'PRINTED', reason: null }))
      printed.push(orderId)
  return { printed, changed: waiting.filter(one => !isSeen(one)).map(({ orderId }) => orderId) }
})
