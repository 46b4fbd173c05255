import { showSums } from '../../cart/show-sums.ts'
import { Failure, refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { shownAmount } from '../order-lines.rules.ts'
import { mostOf } from '../own/order-words.rules.ts'
import { type EditOutcome, editOrder, previewOrderEdit } from './edit-order.contract.ts'
import { farOff } from './far-off.server.ts'
import { type EditPlan, planEdit, readEditable, whyNot } from './plan-edit.server.ts'
import { shortOf } from './short-of.server.ts'
import { writeEdit } from './write-edit.server.ts'

export const answerPreviewOrderEdit = handle(previewOrderEdit, async (edit, { database, caller }) => {
  const branches = branchesWith(caller, 'orders')
  const found = await readEditable(database, edit.orderId, { lock: false, branches })
  if (!found) return refuse(previewOrderEdit, 'NOT_FOUND', undefined)
  const plan = whyNot(found, edit.version) ?? (await planEdit(database, found, edit, { agreed: true }))
  if (plan instanceof Failure) return plan
  const short = await shortOf(database, plan)
  return short.length ? refuse(previewOrderEdit, 'OUT_OF_STOCK', { lines: short }) : outcomeOf(plan)
})

export const answerEditOrder = handle(editOrder, async (edit, shop) => {
  const branches = branchesWith(shop.caller, 'orders')
  const found = await readEditable(shop.database, edit.orderId, { lock: true, branches })
  if (!found) return refuse(editOrder, 'NOT_FOUND', undefined)
  const plan = whyNot(found, edit.version) ?? (await planEdit(shop.database, found, edit, { agreed: true }))
  if (plan instanceof Failure) return plan
  const short = await writeEdit(shop, plan, { note: edit.note?.trim() || null })
  if (short.length) return refuse(editOrder, 'OUT_OF_STOCK', { lines: short })
  return { ...outcomeOf(plan), version: plan.order.version + 1 }
})

/** Returns the result of a plan, in decimals of the order's currency. */
export function outcomeOf({ order, remaining, added, sums }: EditPlan): EditOutcome {
  const decimal = (minor: number) => toDecimal(minor, order.exponent)
  const lines = [
    ...remaining.map(({ after }) => after),
    ...added.map(({ row }) => ({ weighed: row.weighed ?? false, finalWeight: null, itemStatus: 'NEW' })),
  ]
  const { orderStatus } = order
  const most = mostOf({ orderStatus, ceiling: sums.ceiling, grandTotal: sums.total }, lines)
  return {
    before: decimal(order.grandTotal),
    ...showSums(sums, order.exponent),
    most: most === undefined ? null : decimal(most),
    farOff: remaining.flatMap(({ before, after }) => {
      const { productName, finalWeight } = after
      if (finalWeight === null || finalWeight === before.finalWeight) return []
      const off = farOff(after)
      return off ? [{ productName, weight: toQuantity(1, finalWeight), ...off }] : []
    }),
    lines: [
      ...remaining.map(({ after }) => {
        const { steps, quantityStep } = shownAmount(after)
        const { orderItemId, productId, productName, itemStatus } = after
        const quantity = toQuantity(steps, quantityStep)
        return {
          orderItemId,
          productId,
          productName,
          itemStatus,
          quantity,
          lineTotal: decimal(after.linePrice),
        }
      }),
      ...added.map(({ row }) => ({
        orderItemId: null,
        productId: row.productId,
        productName: row.productName,
        itemStatus: 'NEW',
        quantity: toQuantity(row.wantedSteps, row.quantityStep),
        lineTotal: decimal(row.linePrice),
      })),
    ],
  }
}
