import { showSums } from '../../cart/show-sums.ts'
import { Failure, refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { toQuantity } from '../../lib/quantity.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { refuseAge } from '../ages/refuse-age.server.ts'
import { shownAmount } from '../order-lines.rules.ts'
import { mostOf } from '../own/order-words.rules.ts'
import { saySwapped } from '../picking/notify-swap.server.ts'
import { readSwaps } from '../swaps/read-swap.server.ts'
import { type EditOutcome, editOrder, type OrderEdit, previewOrderEdit } from './edit-order.contract.ts'
import { farOff } from './far-off.server.ts'
import { type Editable, type EditPlan, planEdit, readEditable, whyNot } from './plan-edit.server.ts'
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
  const tooYoung = refuseAge(plan)
  if (tooYoung) return tooYoung
  const unasked = await toAsk(shop, found, edit)
  if (unasked.length) return refuse(editOrder, 'ASK_FIRST', { lines: unasked })
  const note = edit.note?.trim() || null
  const swaps = edit.added.filter(({ replaces }) => replaces !== undefined)
  const others = edit.items.length + edit.removed.length + (edit.added.length - swaps.length)
  // The messages about replacements say everything, unless something else was changed as well.
  const isAllSaid = swaps.length > 0 && others === 0 && !edit.discount && !note
  const short = await writeEdit(shop, plan, isAllSaid ? {} : { note })
  if (short.length) return refuse(editOrder, 'OUT_OF_STOCK', { lines: short })
  if (swaps.length) await saySwapped(shop, plan)
  return { ...outcomeOf(plan), version: plan.order.version + 1 }
})

/** Returns the lines whose customer must agree to their replacement first, by their wish. */
async function toAsk(
  { database }: SignedInShop,
  { order, items }: Editable,
  { added }: Pick<OrderEdit, 'added'>,
) {
  const swaps = added.flatMap(instead => {
    const item = items.find(({ orderItemId }) => orderItemId === instead.replaces)
    return item && !instead.agreed ? [{ item, instead, ageConfirmed: order.ageConfirmed }] : []
  })
  const allowed = await readSwaps(database, swaps)
  return swaps
    .filter((_, index) => allowed[index] !== 'NOW')
    .map(({ item: { productId, productName } }) => ({ productId, productName }))
}

/** Returns the result of a plan, in decimals of the order's currency. */
export function outcomeOf({ order, remaining, added, sums, ageToConfirm }: EditPlan): EditOutcome {
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
    ageToConfirm,
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
