import { inArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { priceLines } from '../../cart/cart.rules.ts'
import { readCharges } from '../../cart/charges.server.ts'
import { withSlotFee } from '../../cart/slot-fee.rules.ts'
import { products } from '../../catalogue/catalogue.tables.server.ts'
import { checkAddress } from '../../customers/address.rules.ts'
import { belowLeast } from '../../delivery/show-reach.ts'
import { type Failure, refuse } from '../../lib/call.ts'
import type { Position } from '../../near/providers/distance.rules.ts'
import { pricedLine } from '../order-lines.rules.ts'
import { mayEdit } from '../order-states.rules.ts'
import { isBooking } from '../order-types.rules.ts'
import type { orders } from '../orders.tables.server.ts'
import { isUnpaid } from '../payment-states.rules.ts'
import type { EditableItem } from './changed-item.server.ts'
import { takenOff } from './discount-of.server.ts'
import { type OrderDetails, previewOrderDetails } from './order-details.contract.ts'
import type { Editable } from './plan-edit.server.ts'

type Order = typeof orders.$inferSelect
type Where = Pick<Order, (typeof places)[number]>
type Refused = Failure<keyof typeof previewOrderDetails.failures & string>

/** The result of a change of the details: the order's new columns, its lines with their tax, and what speaks against it. */
export type DetailsPlan = Editable & {
  header: Where &
    Pick<
      Order,
      | 'pickupType'
      | 'pickupTime'
      | 'slotFee'
      | 'shippingBands'
      | 'shippingPlaced'
      | 'shippingHandling'
      | 'tax'
      | 'discount'
      | 'grandTotal'
      | 'ceiling'
      | 'position'
    >
  taxed: EditableItem[]
  zoneName: string | null
  tooFar: boolean
  belowLeast: { zoneName: string; leastOrder: number; missing: number } | null
}

const places = ['address', 'city', 'stateProvince', 'country', 'postalCode'] as const
const nowhere: Where = { address: null, city: null, stateProvince: null, country: null, postalCode: null }

/** Returns the reason why the details cannot be changed by the person who saw this version. */
function whyNot({ order }: Editable, version: number): Refused | undefined {
  const now = { version: order.version, orderStatus: order.orderStatus }
  if (!mayEdit(order.orderStatus)) return refuse(previewOrderDetails, 'ENDED', now)
  if (isBooking(order.orderType)) return refuse(previewOrderDetails, 'BOOKING', undefined)
  if (isUnpaid(order.paymentState)) return refuse(previewOrderDetails, 'UNPAID', undefined)
  if (order.version !== version) return refuse(previewOrderDetails, 'CHANGED', now)
  return undefined
}

/**
 * Computes a change of the details without writing anything; both the preview and the saved change come from here. A new
 * address or way gets today's delivery charges and, in another state, today's tax; if only phone or time change, the price
 * stays.
 */
export async function planDetails(
  database: Database,
  found: Editable,
  edit: OrderDetails,
  position: Position | undefined,
): Promise<DetailsPlan | Refused> {
  const refused = whyNot(found, edit.version)
  if (refused) return refused
  const { order, items } = found
  const delivered = edit.pickupType === 'DELIVERY'
  const missing = delivered ? checkAddress(edit, '') : {}
  if (Object.keys(missing).length) return refuse(previewOrderDetails, 'BAD_INPUT', undefined, missing)
  const { address, city, stateProvince, country, postalCode, pickupType, pickupTime } = edit
  const where = delivered ? trimmed({ address, city, stateProvince, country, postalCode }) : nowhere
  // A window says the half-day.
  const ofSlot = order.slotId !== null && pickupType === order.pickupType
  const header = { ...where, pickupType, pickupTime: ofSlot ? order.pickupTime : pickupTime }
  const isSame = pickupType === order.pickupType && places.every(name => where[name] === order[name])
  const { shippingBands, shippingPlaced, shippingHandling, tax, discount, grandTotal, ceiling } = order
  const free = { zoneName: null, tooFar: false, belowLeast: null }
  if (isSame)
    return {
      ...found,
      ...free,
      header: {
        ...header,
        slotFee: order.slotFee,
        shippingBands,
        shippingPlaced,
        shippingHandling,
        tax,
        discount,
        grandTotal,
        ceiling,
        position: order.position,
      },
      taxed: [],
    }

  const charges = await readCharges(database, {
    ...{ delivered, address, city, position },
    ...{ country, stateProvince, postalCode },
  })
  const { currency, reach } = charges
  // A window of the other way is no longer its own.
  const slotFee = pickupType === order.pickupType ? order.slotFee : 0
  const rules = withSlotFee(charges.rules, slotFee)
  if (currency.code !== order.currency || currency.exponent !== order.exponent)
    return refuse(previewOrderDetails, 'CURRENCY_CHANGED', undefined)
  const isTaxedElsewhere =
    pickupType !== order.pickupType ||
    where.country !== order.country ||
    where.stateProvince !== order.stateProvince
  const exempt = isTaxedElsewhere ? await readExempt(database, items) : new Set<number>()
  const sums = priceLines(
    items.map(item => {
      const { taxBasisPoints, ...line } = pricedLine(item)
      return isTaxedElsewhere
        ? { ...line, taxExempt: exempt.has(item.productId) }
        : { ...line, taxBasisPoints }
    }),
    rules,
  )
  const taxed = items.flatMap((item, at) => {
    const { lineTax = 0, taxBasisPoints = 0 } = sums.lines[at] ?? {}
    const stays = lineTax === item.lineTax && taxBasisPoints === item.taxBasisPoints
    return stays ? [] : [{ ...item, lineTax, taxBasisPoints }]
  })
  const zone = reach?.zone
  const off = takenOff(order.discountAgreed, { ...sums, subtotal: order.price })
  return {
    ...found,
    header: {
      ...header,
      slotFee,
      shippingBands: rules.delivered ? rules.shippingBands : null,
      shippingPlaced: sums.shipping,
      shippingHandling: sums.shipping,
      tax: sums.tax,
      discount: off,
      grandTotal: order.price - off + sums.tax + sums.shipping,
      ceiling: order.ceiling === null ? null : sums.ceiling - off,
      position: position ?? null,
    },
    taxed,
    zoneName: zone?.zoneName ?? null,
    tooFar: reach?.reach === 'TOO_FAR',
    belowLeast: belowLeast(zone, order.price, order.exponent),
  }
}

const trimmed = (where: { [name in keyof Where]: string | undefined }): Where => {
  const text = (name: keyof Where) => where[name]?.trim() || null
  return {
    address: text('address'),
    city: text('city'),
    stateProvince: text('stateProvince'),
    country: text('country'),
    postalCode: text('postalCode'),
  }
}

/** Reads which of the products of some lines are exempt from tax. */
async function readExempt(database: Database, items: readonly EditableItem[]): Promise<Set<number>> {
  const rows = await database
    .select({ productId: products.productId, flag: products.taxExemptFlag })
    .from(products)
    .where(inArray(products.productId, [...new Set(items.map(({ productId }) => productId))]))
  return new Set(rows.filter(({ flag }) => flag === 'Y').map(({ productId }) => productId))
}
