import { Failure, refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { Limit } from '../../lib/limits.server.ts'
import { toDecimal } from '../../lib/money.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { outcomeOf } from '../../orders/desk/edit-order.server.ts'
import { type Editable, readEditable } from '../../orders/desk/plan-edit.server.ts'
import { lackOf, namesOf } from '../../orders/desk/short-of.server.ts'
import { writeChange } from '../../orders/desk/write-edit.server.ts'
import { cancelOrder } from '../../orders/own/cancel-order.server.ts'
import { orderOfLink } from '../../orders/own/order-of-link.server.ts'
import { mayCancel } from '../../orders/own/own-change.rules.ts'
import { cancelOwn, editOwn, type OwnEdit, previewOwnEdit } from '../../orders/own/own-changes.contract.ts'
import { isCancelled } from '../../orders/own/own-event.rules.ts'
import { type OwnPlan, planOwnEdit, readFixed, refuseOwn } from '../../orders/own/plan-own-edit.server.ts'
import { readOwnEvents } from '../../orders/own/read-own-events.server.ts'
import { isUnpaid } from '../../orders/payment-states.rules.ts'
import { closePayment } from '../close-payment.server.ts'
import { readCover } from './card-cover.server.ts'

/** The rate limits of an order's previews and of its changes by the link. */
const previews: Limit = { name: 'preview-own-edit', most: 300, seconds: 900 }
const changes: Limit = { name: 'change-own-order', most: 30, seconds: 900 }

/** Finds the order of a link before the transaction, and counts the request. */
const byLink =
  (limit: Limit) =>
  async (input: { orderNum: string; link: string }, { database, limits }: Shop) => {
    const orderId = await orderOfLink(database, input)
    if (orderId === undefined) return refuse(cancelOwn, 'NOT_FOUND', undefined)
    await limits.spend(limit, String(orderId))
    return orderId
  }

type Refused = Failure<keyof typeof previewOwnEdit.failures & string>

/** Computes a change by the customer, and refuses one that their card does not cover. */
async function plan({ database, clock }: Shop, found: Editable, edit: OwnEdit): Promise<OwnPlan | Refused> {
  const planned = await planOwnEdit(database, found, edit, clock())
  if (planned instanceof Failure) return planned
  const most = await readCover(database, found.order)
  if (most !== undefined && (planned.sums.ceiling ?? planned.sums.total) > most)
    return refuse(previewOwnEdit, 'MORE_THAN_CARD', { most: toDecimal(most, found.order.exponent) })
  return planned
}

/** Refuses a change for which something is short: products, or the minutes of work of its window. */
function refuseShort(
  planned: OwnPlan,
  short: readonly { availabilityId: number; left: number }[],
): Refused | undefined {
  if (short.length === 0) return undefined
  const lines = namesOf(planned, short)
  if (lines.length) return refuse(previewOwnEdit, 'OUT_OF_STOCK', { lines })
  return refuse(previewOwnEdit, 'TOO_SOON', { lines: [] })
}

/** Returns the result of a change, in decimals of the order's currency. */
function outcomeOfOwn(planned: OwnPlan) {
  const { farOff: _, ...outcome } = outcomeOf(planned)
  return outcome
}

export const answerPreviewOwnEdit = handlePrepared(
  previewOwnEdit,
  byLink(previews),
  async (edit, shop, orderId) => {
    const { database } = shop
    const found = await readEditable(database, orderId, { lock: false, branches: 'all' })
    if (!found) return refuse(previewOwnEdit, 'NOT_FOUND', undefined)
    const planned = await plan(shop, found, edit)
    if (planned instanceof Failure) return planned
    const short = await lackOf(database, orderId, [...planned.wishes, ...planned.ofSlot])
    return refuseShort(planned, short) ?? outcomeOfOwn(planned)
  },
)

export const answerEditOwn = handlePrepared(editOwn, byLink(changes), async (edit, shop, orderId) => {
  const found = await readEditable(shop.database, orderId, { lock: true, branches: 'all' })
  if (!found) return refuse(editOwn, 'NOT_FOUND', undefined)
  if (edit.items.length + edit.removed.length + edit.added.length === 0)
    return refuse(editOwn, 'BAD_INPUT', undefined)
  const planned = await plan(shop, found, edit)
  if (planned instanceof Failure) return planned
  const editor = { name: 'customer' as const, custId: null }
  const { ofSlot } = planned
  const short = await writeChange(shop, planned, { note: null, editor, ofSlot })
  return refuseShort(planned, short) ?? { ...outcomeOfOwn(planned), version: found.order.version + 1 }
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
