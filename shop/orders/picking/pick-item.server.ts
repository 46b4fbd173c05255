import { toCounts } from '../../catalogue/stock/count-step.rules.ts'
import { Failure, type ParsedOf, refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { toQuantity } from '../../lib/quantity.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import type { EditableItem } from '../desk/changed-item.server.ts'
import { farOff } from '../desk/far-off.server.ts'
import { type EditPlan, planEdit, readEditable } from '../desk/plan-edit.server.ts'
import type { Short } from '../desk/short-of.server.ts'
import { takeStep } from '../desk/take-step.server.ts'
import { writeEdit } from '../desk/write-edit.server.ts'
import { assignLotsOfPlan } from '../lots/lots-of-plan.server.ts'
import { namedLot } from '../lots/named-lot.server.ts'
import { farMore, retainedAmount } from '../order-lines.rules.ts'
import { isPickedIn } from '../order-states.rules.ts'
import { isToWeigh } from '../own/order-words.rules.ts'
import { readSwap } from '../swaps/read-swap.server.ts'
import { readPicking } from './find-picking.server.ts'
import { saySwapped } from './notify-swap.server.ts'
import { openPicked, pickItem } from './picking.contract.ts'
import { claimOfOther, readLine } from './read-line.server.ts'

export const answerPickItem = handle(pickItem, async (input, shop) => {
  const { database, caller, clock } = shop
  const branches = branchesWith(caller, 'picking')
  const { orderItemId, itemStatus, packedQuantity, finalWeight, instead, agreed } = input
  if ((itemStatus === 'SUBSTITUTED') !== (instead !== undefined))
    return refuse(pickItem, 'BAD_INPUT', undefined)
  const line = await readLine(database, orderItemId, branches)
  if (!line) return refuse(pickItem, 'NOT_FOUND', undefined)
  const { found, item } = line
  const { orderId, orderStatus } = found.order
  if (!isPickedIn(orderStatus)) return refuse(pickItem, 'NOT_TO_PICK', { orderStatus })
  const claim = await claimOfOther(line, shop)
  if (claim) return refuse(pickItem, 'CLAIMED', claim)
  if (isStale(item, input)) return refuse(pickItem, 'CHANGED', showLine(item))
  // A product that never may replace it (`UNFIT`) is refused with the reason when the change is planned.
  const swap =
    instead &&
    !agreed &&
    (await readSwap(database, { ...{ item, instead }, ageConfirmed: found.order.ageConfirmed }))
  if (swap === 'ASK' || swap === 'NOT') return refuse(pickItem, 'ASK_FIRST', undefined)
  const change = {
    items: itemStatus === 'SUBSTITUTED' ? [] : [{ orderItemId, itemStatus, packedQuantity, finalWeight }],
    removed: [],
    added: instead ? [{ ...instead, replaces: orderItemId }] : [],
  }
  const plan = await planEdit(database, found, change, { agreed: false })
  if (plan instanceof Failure)
    return plan.name === 'NOT_SOLD'
      ? refuse(pickItem, 'NOT_SOLD', undefined)
      : refuse(pickItem, 'BAD_INPUT', undefined, plan.fields)
  const picked = plan.remaining.find(({ after }) => after.orderItemId === orderItemId)?.after
  // The first one: who packs it, or weighs it again, has not picked it.
  if (picked && itemStatus !== 'NEW' && item.pickedBy === null)
    Object.assign(picked, { pickedBy: caller.custId, pickedAt: clock() })
  const tooMuch = picked && farMore(picked)
  // Checks only the new amount: one that another person allowed stays.
  if (tooMuch && typeof input[tooMuch] === 'number')
    return refuse(pickItem, 'BAD_INPUT', undefined, { [tooMuch]: m.orders_far_more() })
  const offBy = picked && typeof finalWeight === 'number' && !input.anyway && farOff(picked)
  if (offBy) return refuse(pickItem, 'FAR_OFF', offBy)
  // A swap comes without a weight of its own: its goods are taken from the stock like any other.
  const weighed = !instead && typeof finalWeight === 'number'
  const lots = await pickLotsOf(shop, plan, input)
  if (lots instanceof Failure) return lots
  const short = await writeEdit(shop, plan, { weighed, lots })
  if (weighed) await noteMissing(shop, short)
  else if (short.length) return refuse(pickItem, 'OUT_OF_STOCK', { lines: short })
  if (instead) await saySwapped(shop, plan)
  return readPicking(shop, orderId)
})

/**
 * Gives the line its lots, if its product is kept in them: the one that the picker named first. Goods on the scales are there, whatever
 * the lots say.
 */
async function pickLotsOf(
  shop: SignedInShop,
  plan: EditPlan,
  { orderItemId, itemStatus, lot, finalWeight }: ParsedOf<typeof pickItem>,
) {
  const line = plan.remaining.find(({ after }) => after.orderItemId === orderItemId)?.after
  const place = plan.lotPlaces.find(({ productId }) => productId === line?.productId)
  if (!line || !place) return undefined
  const isPicked = itemStatus === 'PICKED' || itemStatus === 'PACKED'
  const named = lot && isPicked ? await namedLot(shop, plan.order, { ...line, code: lot }) : undefined
  if (named && 'why' in named) return refuse(pickItem, 'LOT_UNFIT', named)
  const assigned = await assignLotsOfPlan(shop, plan, {
    movedBy: shop.caller.custId,
    first: named && { orderItemId, lotId: named.lotId },
    isStrict: typeof finalWeight !== 'number',
  })
  const missing = assigned.missing.find(one => one.orderItemId === orderItemId)?.counts ?? 0
  if (missing === 0 || typeof finalWeight === 'number') return assigned
  const needs = toCounts(retainedAmount(line), place.countStep)
  return refuse(pickItem, 'NO_LOT', { left: toQuantity(Math.max(0, needs - missing), place.countStep) })
}

/** Notes for the owner that more of a product was on the scales than its stock had. */
async function noteMissing({ audit }: SignedInShop, short: readonly Short[]): Promise<void> {
  for (const { productId, left } of short)
    await audit.add({
      action: 'weigh more than counted',
      subject: 'stock',
      subjectId: productId,
      before: { onHand: left },
      after: { onHand: 0 },
    })
}

/** True if a line has changed since the picker saw it. */
function isStale(item: EditableItem, { version, seen }: ParsedOf<typeof pickItem>): boolean {
  return version === undefined ? item.itemStatus !== seen : item.version !== version
}

/** Turns a line into what a picker is shown who saw an older version. */
export const showLine = ({ itemStatus, finalWeight, packedSteps, quantityStep, version }: EditableItem) => ({
  itemStatus,
  finalWeight: finalWeight === null ? null : toQuantity(1, finalWeight),
  packedQuantity: packedSteps === null ? null : toQuantity(packedSteps, quantityStep),
  version,
})

export const answerOpenPicked = handle(openPicked, async ({ orderId }, shop) => {
  const branches = branchesWith(shop.caller, 'picking')
  const found = await readEditable(shop.database, orderId, { lock: true, branches })
  if (!found) return refuse(openPicked, 'NOT_FOUND', undefined)
  const before = found.order.orderStatus
  if (found.items.some(({ itemStatus }) => itemStatus === 'NEW'))
    return refuse(openPicked, 'NOT_PICKED', undefined)
  if (found.items.some(isToWeigh)) return refuse(openPicked, 'NOT_WEIGHED', undefined)
  const moved = await takeStep(shop, { orderId, before, orderStatus: 'OPEN', reason: null })
  return moved
    ? { orderId, orderStatus: 'OPEN' }
    : refuse(openPicked, 'NO_SUCH_STEP', { orderStatus: before })
})
