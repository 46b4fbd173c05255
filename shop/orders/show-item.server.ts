import { linePrice } from '../cart/cart.rules.ts'
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
  | 'notes'
  | 'substitution'
  | 'deptName'

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
    itemStatus: item.itemStatus,
    attributes: item.attributes,
    notes: item.notes,
    substitution: item.substitution,
    replacedByItemId,
    orderedTotal: toDecimal(orderedPrice(item), exponent),
    department: item.deptName,
    image: item.hash === null ? null : pictureAddress(item.hash),
  }
}

/** Returns the price of a line as it was ordered, before it was weighed, replaced or left out, in minor units. */
export const orderedPrice = ({
  chargedPrice,
  wantedSteps: steps,
  quantityStep,
}: Pick<typeof orderItems.$inferSelect, 'chargedPrice' | 'wantedSteps' | 'quantityStep'>): number =>
  linePrice({ chargedPrice, steps, quantityStep, taxExempt: false })
