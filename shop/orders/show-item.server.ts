import { linePrice } from '../cart/cart.rules.ts'
import { measureOf, perUnit } from '../catalogue/measures.rules.ts'
import { flatOf } from '../catalogue/preparations.rules.ts'
import { showQuantityUnit, showReady } from '../catalogue/show-measures.ts'
import { toDecimal } from '../lib/money.ts'
import { toQuantity } from '../lib/quantity.ts'
import { pictureAddress } from '../media/picture-address.ts'
import { type Line, shownAmount } from './order-lines.rules.ts'
import type { SavedItem } from './orders.contract.ts'
import type { orderItems } from './orders.tables.server.ts'

type Shown =
  | 'orderItemId'
  | 'productId'
  | 'productName'
  | 'wantedSteps'
  | 'quantityStep'
  | 'measuringUnit'
  | 'unitPrice'
  | 'salePrice'
  | 'chargedPrice'
  | 'linePrice'
  | 'itemStatus'
  | 'attributes'
  | 'ofBox'
  | 'notes'
  | 'substitution'
  | 'substituteProductId'
  | 'deptName'
  | 'pricedUnit'
  | 'pricedPer'
  | 'nominalMeasure'
  | 'weighed'
  | 'toleranceBp'
  | 'pieceSurcharge'
  | 'lineSurcharge'
  | 'yieldBp'
  | 'weighedAfter'
  | 'lineCap'
  | 'reducedFrom'
  | 'ageFrom'

/** Turns a stored line into what the API shows, in decimals of the order's currency: the amount that is paid for. */
export function showItem(
  item: Pick<typeof orderItems.$inferSelect, Shown> &
    Partial<Line & { replacedByItemId: number | null }> & { hash: string | null },
  exponent: number,
): SavedItem {
  const { packedSteps = null, finalWeight = null, replacedByItemId = null } = item
  const { steps, quantityStep } = shownAmount({ ...item, packedSteps, finalWeight })
  return {
    orderItemId: item.orderItemId,
    productId: item.productId,
    productName: item.productName,
    quantity: toQuantity(steps, quantityStep),
    measuringUnit: item.measuringUnit,
    unitPrice: toDecimal(item.unitPrice, exponent),
    salePrice: toDecimal(item.salePrice, exponent),
    effectivePrice: toDecimal(item.chargedPrice, exponent),
    lineTotal: toDecimal(item.linePrice, exponent),
    ...showMeasures(item, exponent),
    finalWeight: finalWeight === null ? null : toQuantity(1, finalWeight),
    itemStatus: item.itemStatus,
    attributes: item.attributes,
    ofBox: item.ofBox,
    notes: item.notes,
    substitution: item.substitution,
    substituteProductId: item.substituteProductId,
    replacedByItemId,
    orderedTotal: toDecimal(orderedPrice(item), exponent),
    ageFrom: item.ageFrom,
    department: item.deptName,
    image: item.hash === null ? null : pictureAddress(item.hash),
  }
}

type Ordered = Pick<
  typeof orderItems.$inferSelect,
  | 'chargedPrice'
  | 'wantedSteps'
  | 'quantityStep'
  | 'nominalMeasure'
  | 'pricedPer'
  | 'pieceSurcharge'
  | 'lineSurcharge'
  | 'yieldBp'
  | 'weighedAfter'
>

/** Returns the price of a line as it was ordered, before it was weighed, replaced or left out, in minor units. */
export const orderedPrice = (item: Ordered): number =>
  linePrice({
    ...item,
    measure: measureOf(item.wantedSteps, item),
    flat: flatOf(item.wantedSteps, item),
    cap: null,
  })

/** Turns what a line says about its measure and its reduction into what the API shows. */
export function showMeasures(
  item: Ordered &
    Pick<
      typeof orderItems.$inferSelect,
      'measuringUnit' | 'pricedUnit' | 'weighed' | 'lineCap' | 'reducedFrom'
    > & {
      finalWeight?: number | null
    },
  exponent: number,
) {
  const pricedUnit = item.pricedUnit ?? item.measuringUnit
  return {
    steps: item.wantedSteps,
    quantityUnit: showQuantityUnit(item.measuringUnit, item.quantityStep),
    weighed: item.weighed,
    pricedUnit,
    priceUnit: perUnit(pricedUnit, item.pricedPer),
    estimatedMeasure: toQuantity(1, measureOf(item.wantedSteps, item)),
    weighedAfter: item.weighedAfter,
    readyMeasure: showReady(item.finalWeight ?? measureOf(item.wantedSteps, item), item),
    lineCap: item.lineCap === null ? null : toDecimal(item.lineCap, exponent),
    reducedFrom: item.reducedFrom === null ? null : toDecimal(item.reducedFrom, exponent),
  }
}
