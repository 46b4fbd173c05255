import type { Sold } from '../../cart/read-lines.server.ts'
import { yieldOf } from '../../catalogue/cut-weight.rules.ts'
import {
  type OptionKind,
  type OptionPrices,
  optionKinds,
  surchargeOf,
} from '../../catalogue/option-prices.rules.ts'
import { minutesOf, unitMinutesOf } from '../../catalogue/preparations.rules.ts'
import { THOUSANDTHS, toSteps } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'
import { capOfLine, isLeftOut, mostSteps } from '../order-lines.rules.ts'
import type { orderItems } from '../orders.tables.server.ts'
import type { OrderEdit } from './edit-order.contract.ts'

/** A line of an order as it is stored. */
export type EditableItem = typeof orderItems.$inferSelect

/** A change of a line; `refusal`: the reason why its customer refused it at the door. */
export type Change = OrderEdit['items'][number] & { refusal?: string }
/** True if the customer hears of the change: an amount above the ordered one may then cost more. */
type Agreed = { agreed: boolean }
type Wrong = { field: 'quantity' | 'packedQuantity' | OptionKind; says: string }

/** Returns the choices that a change leaves a line with. */
const choicesOf = ({ attributes }: EditableItem, change: Change): Record<string, string> => ({
  ...attributes,
  ...Object.fromEntries(optionKinds.flatMap(kind => (change[kind] ? [[kind, change[kind]]] : []))),
})

/** True if a change chooses something else for a line. */
export const isOtherChoice = (item: EditableItem, change: Change): boolean =>
  optionKinds.some(kind => change[kind] !== undefined && change[kind] !== item.attributes[kind])

/**
 * Returns a line with other choices and the difference of their surcharges today; or the kind of which the product has no such
 * choice. `sold`: the product as it is sold now.
 */
function rechosen(item: EditableItem, change: Change, sold: Sold | undefined): EditableItem | Wrong {
  if (!isOtherChoice(item, change)) return item
  const wrong = optionKinds.find(
    kind => change[kind] !== undefined && !sold?.[kind].includes(change[kind] as string),
  )
  if (!sold || wrong) return { field: wrong ?? 'cuttingAttributes', says: m.orders_choice_unknown() }
  const attributes = choicesOf(item, change)
  const difference = (prices: OptionPrices) =>
    surchargeOf(prices, attributes) - surchargeOf(prices, item.attributes)
  const more = difference(sold.optionPrices)
  const { unitPrice, salePrice, chargedPrice, reducedFrom } = item
  return {
    ...{ ...item, attributes },
    ...{ unitPrice: unitPrice + more, salePrice: salePrice + more },
    chargedPrice: Math.max(0, chargedPrice + more),
    reducedFrom: reducedFrom === null ? null : Math.max(0, reducedFrom + more),
    pieceSurcharge: item.pieceSurcharge + difference(sold.piecePrices),
    lineSurcharge: item.lineSurcharge + difference(sold.linePrices),
    yieldBp: yieldOf(sold.choiceYields, attributes),
    unitMinutes: unitMinutesOf(sold.choiceMinutes, attributes),
  }
}

/** Returns a line at the price that it has without the reduction of goods that end soon. */
function withoutReduction(item: EditableItem): EditableItem {
  if (item.reducedFrom === null) return item
  return {
    ...item,
    ...{ chargedPrice: item.reducedFrom, reducedFrom: null },
    discount: item.unitPrice - item.reducedFrom,
  }
}

/**
 * Returns a line with a change applied, not priced yet; or the name of the field that is wrong: a quantity that is not a whole number
 * of steps, or an unknown choice.
 */
export function changedItem(
  before: EditableItem,
  change: Change,
  { agreed, sold }: Agreed & { sold?: Sold | undefined },
): EditableItem | Wrong {
  const item = rechosen(before, change, sold)
  if ('field' in item) return item
  const wantedSteps =
    change.quantity === undefined ? item.wantedSteps : toSteps(change.quantity, item.quantityStep)
  if (wantedSteps === undefined) return { field: 'quantity', says: m.orders_whole_steps() }
  const packedSteps =
    typeof change.packedQuantity === 'number'
      ? toSteps(change.packedQuantity, item.quantityStep)
      : change.packedQuantity === null
        ? null
        : item.packedSteps
  if (packedSteps === undefined) return { field: 'packedQuantity', says: m.orders_whole_steps() }
  const itemStatus = change.itemStatus ?? item.itemStatus
  const isMore = agreed && mostSteps({ wantedSteps, packedSteps }) > mostSteps(before)
  const changed = {
    // The reduced price was for goods that were there: more of them may not be.
    ...(isMore ? withoutReduction(item) : item),
    wantedSteps,
    packedSteps,
    prepMinutes: minutesOf({ ...item, wantedSteps }),
    finalWeight:
      typeof change.finalWeight === 'number'
        ? Math.max(1, Math.round(change.finalWeight * THOUSANDTHS))
        : change.finalWeight === null
          ? null
          : item.finalWeight,
    itemStatus,
    // It is to be picked again.
    ...(itemStatus === 'NEW' ? { pickedBy: null, pickedAt: null } : {}),
    refusal: isLeftOut(itemStatus) ? (change.refusal ?? item.refusal) : null,
    notes: change.notes?.trim() ?? item.notes,
    // A line that is available after all was not replaced.
    replacedByItemId: itemStatus === 'SUBSTITUTED' ? item.replacedByItemId : null,
  }
  const isOther =
    wantedSteps !== item.wantedSteps ||
    packedSteps !== item.packedSteps ||
    changed.chargedPrice !== before.chargedPrice ||
    item.pieceSurcharge !== before.pieceSurcharge ||
    item.lineSurcharge !== before.lineSurcharge ||
    (item.weighedAfter && item.yieldBp !== before.yieldBp)
  return agreed && isOther && item.lineCap !== null ? { ...changed, lineCap: capOfLine(changed) } : changed
}
