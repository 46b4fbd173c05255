import { linePrice } from '../../cart/cart.rules.ts'
import type { StatedAllergens } from '../../catalogue/facts/stated-allergens.fields.ts'
import { toDecimal } from '../../lib/money.ts'
import { toQuantity } from '../../lib/quantity.ts'
import type { SaidLot } from '../../lots/lots.fields.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { showSlotTimes } from '../../slots/read-slots.server.ts'
import { pricedLine } from '../order-lines.rules.ts'
import type { orders } from '../orders.tables.server.ts'
import { paymentOf } from '../payment-of.server.ts'
import { orderedPrice, showMeasures } from '../show-item.server.ts'
import type { EditableItem } from './changed-item.server.ts'
import type { StaffItem, StaffOrder } from './staff-order.fields.ts'

/** Turns the header of an order into what staff see, in decimals. */
export function showStaffHeader(
  order: typeof orders.$inferSelect,
  branchName: string | null,
): StaffOrder['orders'] {
  const decimal = (minor: number) => toDecimal(minor, order.exponent)
  return {
    ...{ ...order, branchName },
    createDate: order.createDate.toISOString(),
    ...paymentOf(order),
    ...showSlotTimes(order),
    price: decimal(order.price),
    tax: decimal(order.tax),
    shippingHandling: decimal(order.shippingHandling),
    discount: decimal(order.discount),
    grandTotal: decimal(order.grandTotal),
    ceiling: order.ceiling === null ? null : decimal(order.ceiling),
    paid: decimal(order.paid),
    link: order.linkKey,
  }
}

/** Turns a line into what staff see, in decimals of the order's currency. */
export function showStaffItem(
  item: EditableItem & {
    hash: string | null
    allergens: StatedAllergens
    substituteName: string | null
    pickerName: string | null
    lots: SaidLot[]
  },
  exponent: number,
): StaffItem {
  const { quantityStep, packedSteps, estimatedWeight, finalWeight, pickedAt, pickerName } = item
  const priced = pricedLine(item)
  return {
    ...item,
    department: item.deptName,
    image: item.hash === null ? null : pictureAddress(item.hash),
    quantity: toQuantity(item.wantedSteps, quantityStep),
    packedQuantity: packedSteps === null ? null : toQuantity(packedSteps, quantityStep),
    step: toQuantity(1, quantityStep),
    estimatedWeight: estimatedWeight === null ? null : toQuantity(1, estimatedWeight),
    finalWeight: finalWeight === null ? null : toQuantity(1, finalWeight),
    ...showMeasures(item, exponent),
    effectivePrice: toDecimal(item.chargedPrice, exponent),
    lineTotal: toDecimal(item.linePrice, exponent),
    orderedTotal: toDecimal(orderedPrice(item), exponent),
    flat: toDecimal(priced.flat ?? 0, exponent),
    picked: pickedAt && { at: pickedAt.toISOString(), by: pickerName || null },
    capped: linePrice({ ...priced, cap: null }) > linePrice(priced),
  }
}
