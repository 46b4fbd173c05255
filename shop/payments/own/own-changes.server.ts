import { Failure, refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { Limit } from '../../lib/limits.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { refuseAge } from '../../orders/ages/refuse-age.server.ts'
import { readEditable } from '../../orders/desk/plan-edit.server.ts'
import { lackOf } from '../../orders/desk/short-of.server.ts'
import { writeChange } from '../../orders/desk/write-edit.server.ts'
import { cancelOrder } from '../../orders/own/cancel-order.server.ts'
import { mayCancel } from '../../orders/own/own-change.rules.ts'
import { cancelOwn, editOwn, previewOwnEdit } from '../../orders/own/own-changes.contract.ts'
import { isCancelled } from '../../orders/own/own-event.rules.ts'
import { readFixed, refuseOwn } from '../../orders/own/plan-own-edit.server.ts'
import { readOwnEvents } from '../../orders/own/read-own-events.server.ts'
import { isUnpaid } from '../../orders/payment-states.rules.ts'
import { closePayment } from '../close-payment.server.ts'
import { byLink, costOf, outcomeOfOwn, planWithCover, refuseCost, refuseShort } from './own-plan.server.ts'

/** The rate limits of an order's previews and of its changes by the link. */
const previews: Limit = { name: 'preview-own-edit', most: 300, seconds: 900 }
const changes: Limit = { name: 'change-own-order', most: 30, seconds: 900 }

export const answerPreviewOwnEdit = handlePrepared(
  previewOwnEdit,
  byLink(previews),
  async (edit, shop, orderId) => {
    const { database } = shop
    const found = await readEditable(database, orderId, { lock: false, branches: 'all' })
    if (!found) return refuse(previewOwnEdit, 'NOT_FOUND', undefined)
    const plan = await planWithCover(shop, found, edit)
    if (plan instanceof Failure) return plan
    const { planned, toPay } = plan
    const short = await lackOf(database, orderId, [...planned.wishes, ...planned.ofSlot])
    const refused = refuseShort(planned, short)
    return refused ?? { ...outcomeOfOwn(planned), toPay: toDecimal(toPay, found.order.exponent) }
  },
)

export const answerEditOwn = handlePrepared(editOwn, byLink(changes), async (edit, shop, orderId) => {
  const found = await readEditable(shop.database, orderId, { lock: true, branches: 'all' })
  if (!found) return refuse(editOwn, 'NOT_FOUND', undefined)
  const { version, exponent } = found.order
  if (edit.items.length + edit.removed.length + edit.added.length === 0)
    return refuse(editOwn, 'BAD_INPUT', undefined)
  const plan = await planWithCover(shop, found, edit)
  if (plan instanceof Failure) return plan
  const { planned, toPay } = plan
  const tooYoung = refuseAge(planned)
  if (tooYoung) return tooYoung
  if (toPay > 0) return refuseCost(costOf(planned) - toPay, exponent)
  const editor = { name: 'customer' as const, custId: null }
  const short = await writeChange(shop, planned, { note: null, editor, ofSlot: planned.ofSlot })
  return refuseShort(planned, short) ?? { ...outcomeOfOwn(planned), version: version + 1 }
})

export const answerCancelOwn = handlePrepared(
  cancelOwn,
  byLink(changes),
  async ({ version }, shop, orderId) => {
    const { database } = shop
    const found = await readEditable(database, orderId, { lock: true, branches: 'all' })
    if (!found) return refuse(cancelOwn, 'NOT_FOUND', undefined)
    const events = (await readOwnEvents(database, [orderId])).get(orderId) ?? []
    if (isCancelled(events)) return { orderStatus: 'REJECTED' as const }
    const { fixed } = await readFixed(database, found, shop.clock())
    const refused = refuseOwn(found, mayCancel(fixed) ? undefined : fixed, version)
    if (refused) return refused as Failure<Exclude<typeof refused.name, 'UNPAID'>>
    await cancelOrder(shop, found.order)
    if (isUnpaid(found.order.paymentState)) await closePayment(shop, orderId)
    return { orderStatus: 'REJECTED' as const }
  },
)
