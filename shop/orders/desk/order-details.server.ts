import { eq } from 'drizzle-orm'
import { putBack } from '../../availability/put-back.server.ts'
import { showSums } from '../../cart/show-sums.ts'
import { changePhone, readPhone } from '../../customers/add-contact.server.ts'
import { consentsBy } from '../../customers/consents/consent-cause.server.ts'
import { Failure, refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith } from '../../lib/permissions.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { orderEvents, orderItems, orders } from '../orders.tables.server.ts'
import { stateAtTotal } from '../payment-states.rules.ts'
import { destinationOf } from '../placing/save-order.server.ts'
import { leaveRun } from '../runs/leave-run.server.ts'
import { notify } from '../settle-order.server.ts'
import {
  type DetailsOutcome,
  editOrderDetails,
  type OrderDetails,
  previewOrderDetails,
} from './order-details.contract.ts'
import { type DetailsPlan, planDetails } from './plan-details.server.ts'
import { readEditable } from './plan-edit.server.ts'

export const answerPreviewOrderDetails = handlePrepared(
  previewOrderDetails,
  async (edit, shop) => destinationOf(edit, shop),
  async (edit, { database, caller }, position) => {
    const branches = branchesWith(caller, 'orders')
    const found = await readEditable(database, edit.orderId, { lock: false, branches })
    if (!found) return refuse(previewOrderDetails, 'NOT_FOUND', undefined)
    const plan = await planDetails(database, found, edit, position)
    return plan instanceof Failure ? plan : outcomeOf(plan)
  },
)

export const answerEditOrderDetails = handlePrepared(
  editOrderDetails,
  async (edit, shop) => destinationOf(edit, shop),
  async ({ grandTotal, note, anyway, ...edit }, shop, position) => {
    const branches = branchesWith(shop.caller, 'orders')
    const found = await readEditable(shop.database, edit.orderId, { lock: true, branches })
    if (!found) return refuse(editOrderDetails, 'NOT_FOUND', undefined)
    const plan = await planDetails(shop.database, found, edit, position)
    if (plan instanceof Failure) return plan
    const outcome = outcomeOf(plan)
    if (plan.tooFar && !anyway) return refuse(editOrderDetails, 'TOO_FAR', undefined)
    if (outcome.belowLeast && !anyway) return refuse(editOrderDetails, 'LEAST_ORDER', outcome.belowLeast)
    if (outcome.grandTotal !== grandTotal)
      return refuse(editOrderDetails, 'PRICE_CHANGED', { grandTotal: outcome.grandTotal })
    await writeDetails(shop, plan, { phone1: edit.phone1.trim(), note: note?.trim() || null })
    return { ...outcome, version: plan.order.version + 1 }
  },
)

/** Returns the result of a plan, in decimals of the order's currency. */
function outcomeOf({ order, header, zoneName, tooFar, belowLeast }: DetailsPlan): DetailsOutcome {
  const decimal = (minor: number) => toDecimal(minor, order.exponent)
  const sums = {
    ...{ subtotal: order.price, discount: header.discount, tax: header.tax },
    ...{ shipping: header.shippingHandling, total: header.grandTotal },
  }
  return {
    before: decimal(order.grandTotal),
    deliveryBefore: decimal(order.shippingHandling),
    ...showSums(sums, order.exponent),
    ...{ zoneName, tooFar, belowLeast },
  }
}

const shown = [
  'pickupType',
  'pickupTime',
  'address',
  'city',
  'stateProvince',
  'country',
  'postalCode',
] as const

/** The details as the audit records them. */
const auditOf = (
  details: Pick<DetailsPlan['order'], (typeof shown)[number]>,
  phone: string,
  total: number,
) => ({
  ...Object.fromEntries(shown.map(name => [name, details[name]])),
  phone,
  grandTotal: total,
})

/**
 * Writes a change of the details in the running transaction, for the caller, who has locked the order's row: order, tax of
 * the lines, phone, event, message and audit. A guest agreed to texts to the former number, so that a new one gets none.
 */
async function writeDetails(
  shop: SignedInShop,
  { order, header, taxed }: DetailsPlan,
  { phone1, note }: Pick<OrderDetails, 'phone1'> & { note: string | null },
): Promise<void> {
  const { database, caller, clock, audit, changed } = shop
  const { orderId, orderStatus, contactId } = order
  const leavesSlot = order.slotId !== null && header.pickupType !== order.pickupType
  const { custId } = caller
  const version = order.version + 1
  const phone = await readPhone(database, contactId)
  const isNewPhone = phone !== phone1
  if (isNewPhone) await changePhone(database, contactId, phone1)
  if (isNewPhone && order.sendSmsFlag) await consentsBy(database, 'NEW NUMBER')
  await database
    .update(orders)
    .set({
      ...header,
      version,
      paymentState: stateAtTotal(order, header.grandTotal),
      updatedBy: 'staff',
      ...(isNewPhone ? { sendSmsFlag: false } : {}),
      ...(leavesSlot ? { slotId: null, slotStartsAt: null, slotEndsAt: null } : {}),
    })
    .where(eq(orders.orderId, orderId))
  if (header.pickupType !== 'DELIVERY') await leaveRun(shop, orderId)
  for (const { orderItemId, lineTax, taxBasisPoints } of taxed)
    await database
      .update(orderItems)
      .set({ lineTax, taxBasisPoints, updatedBy: 'staff' })
      .where(eq(orderItems.orderItemId, orderItemId))
  await database.insert(orderEvents).values({
    ...{ orderId, kind: 'DETAILS', orderStatus, reason: note },
    ...{ happenedBy: 'staff', custId, happenedAt: clock() },
  })
  await notify(shop, order, {
    template: 'order-details',
    data: {
      ...(note ? { note } : {}),
      // The total before, in minor units, if the price has changed.
      ...(header.grandTotal === order.grandTotal ? {} : { amount: order.grandTotal }),
    },
    dedupeKey: `order-details ${orderId} ${version}`,
  })
  const total = (minor: number) => toDecimal(minor, order.exponent)
  await audit.add({
    action: 'edit details',
    subject: 'order',
    subjectId: orderId,
    before: auditOf(order, phone, total(order.grandTotal)),
    after: {
      orderNum: order.orderNum,
      ...auditOf(header, phone1, total(header.grandTotal)),
      ...(note ? { note } : {}),
    },
  })
  if (leavesSlot)
    await putBack(database, { cause: 'DETAILS', orderId, movedAt: clock(), movedBy: custId, ofSlot: true })
  changed('orders')
}
