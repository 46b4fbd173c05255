import type { Database } from '../../../database/pool.ts'
import type { OfBox } from '../../boxes/box.ts'
import type { ChargeRules, PricedLine, Totals } from '../../cart/cart.rules.ts'
import type { ChosenGoods } from '../../cart/read-lines.server.ts'
import { highestAge } from '../../catalogue/ages/ages.rules.ts'
import { minutesOf, unitMinutesOf } from '../../catalogue/preparations.rules.ts'
import type { ParsedOf } from '../../lib/call.ts'
import type { Currency } from '../../lib/money.ts'
import type { Position } from '../../near/providers/distance.rules.ts'
import type { Referrer } from '../../representatives/find-referrer.server.ts'
import { halfDayOf, type OrderSlot } from '../../slots/slot-for-order.server.ts'
import type { goodsTypes } from '../order-types.rules.ts'
import type { saveOrder } from '../orders.contract.ts'
import { insertOrder, type NewHeader, type NewItem } from './insert-order.server.ts'
import type { Reserved } from './reserve-order.server.ts'

type Input = ParsedOf<typeof saveOrder>

const noPrice = { linePrice: 0, lineTax: 0, taxBasisPoints: 0, most: 0 }

/** A line that is about to be written: the request, the product as sold, its quantity, the numbers that price it. */
export type OrderLine = {
  item: Input['orderItems'][number]
  sold: ChosenGoods
  steps: number
  priced: PricedLine
  /** The box that it is a part of. */
  ofBox?: OfBox
}

type NewOrder = Reserved & {
  branchId: number
  /** The account that it belongs to; undefined for a guest. */
  custId: number | undefined
  customer: NonNullable<Input['customer']>
  header: Input['orders']
  /** The position of its address; undefined if it was not found. */
  position: Position | undefined
  /** The staff member who took it, if there is one. */
  takenBy: number | undefined
  orderType: (typeof goodsTypes)[number]
  /** The representative who referred it, if that is not the customer. */
  referrer: Referrer | undefined
  lines: readonly OrderLine[]
  sums: Totals
  /** The delivery charges for its address, with the fee of its window; null if it has neither. */
  shippingBands: ChargeRules['shippingBands'] | null
  /** The window in which it is handed over; undefined if the shop has none. */
  slot: OrderSlot | undefined
  currency: Currency
  linkKey: string
  createDate: Date
  /** The moment until which an order that is paid by card holds its products. */
  payUntil: Date | undefined
}

const SHOPPER = 'shopper'
const STAFF = 'staff'

/** Writes contact, order, lines and first event in the running transaction, in one statement; returns the lines. */
export async function writeOrder(
  database: Database,
  {
    orderId,
    orderNum,
    contactId,
    branchId,
    custId,
    customer,
    header,
    position,
    referrer,
    takenBy,
    orderType,
    lines,
    sums,
    shippingBands,
    slot,
    currency,
    linkKey,
    createDate,
    payUntil,
  }: NewOrder,
) {
  const writer = takenBy === undefined ? SHOPPER : STAFF
  const delivered = header.pickupType === 'DELIVERY'
  const items = lines.map((line, position) =>
    itemRow(line, sums.lines[position], { orderId, position, updatedBy: writer }),
  )
  const order: NewHeader = {
    orderId,
    orderNum,
    createDate,
    custId,
    contactId,
    branchId,
    linkKey,
    orderType,
    pickupType: header.pickupType,
    pickupTime: slot ? halfDayOf(slot) : header.pickupTime,
    slotId: slot?.slotId ?? null,
    slotStartsAt: slot?.startsAt ?? null,
    slotEndsAt: slot?.endsAt ?? null,
    slotFee: slot?.fee ?? 0,
    paymentMethod: header.paymentMethod,
    paymentState: payUntil ? 'AWAITING' : 'ON_DELIVERY',
    payUntil,
    currency: currency.code,
    exponent: currency.exponent,
    price: sums.subtotal,
    tax: sums.tax,
    shippingHandling: sums.shipping,
    shippingPlaced: sums.shipping,
    shippingBands,
    grandTotal: sums.total,
    ceiling: sums.ceiling,
    notes: header.notes,
    ageConfirmed: highestAge(items) === null ? null : header.ageConfirmed,
    sendSmsFlag: header.sendSmsFlag,
    ...(delivered ? { ...addressOf(header), position } : {}),
    billingAddress: header.billingAddress,
    representative: referrer?.code,
    referredBy: referrer?.custId,
    referralPoints: referrer?.basisPoints,
    updatedBy: writer,
  }
  const ids = await insertOrder(database, { contact: customer, header: order, items, takenBy })
  return items.map(item => ({ ...item, orderItemId: ids.get(item.position) as number }))
}

const addressOf = ({ address, city, stateProvince, country, postalCode }: Input['orders']) => ({
  address,
  city,
  stateProvince,
  country,
  postalCode,
})

/** Returns the minutes of work for a line. */
export const minutesOfLine = ({ sold, steps }: Pick<OrderLine, 'sold' | 'steps'>): number =>
  minutesOf({
    ...sold,
    unitMinutes: unitMinutesOf(sold.choiceMinutes, sold.chosen),
    wantedSteps: steps,
  })

/** Returns the row of a new line: today's names and prices, and its total. */
export function itemRow(
  { item, sold, steps, priced, ofBox }: OrderLine,
  { linePrice, lineTax, taxBasisPoints }: Totals['lines'][number] = noPrice,
  { orderId, position, updatedBy }: Pick<NewItem, 'orderId' | 'position' | 'updatedBy'>,
): NewItem {
  const { cuttingAttributes, packagingAttributes, extraAttributes } = item
  const unitMinutes = unitMinutesOf(sold.choiceMinutes, sold.chosen)
  return {
    orderId,
    position,
    productId: sold.productId,
    productName: sold.productName,
    sku: sold.sku,
    deptName: sold.category,
    wantedSteps: steps,
    quantityStep: sold.quantityStep,
    measuringUnit: sold.unitName,
    pricedUnit: sold.pricedUnit,
    pricedPer: sold.pricedPer,
    nominalMeasure: sold.nominalMeasure,
    weighed: sold.weighed,
    toleranceBp: sold.toleranceBp,
    lineCap: priced.cap,
    estimatedWeight:
      sold.weight === null ? null : Math.round((sold.weight * steps * sold.quantityStep) / 1000),
    unitPrice: sold.unitPrice,
    salePrice: sold.salePrice,
    chargedPrice: sold.chargedPrice,
    reducedFrom: sold.reducedFrom,
    ageFrom: sold.ageFrom,
    pieceSurcharge: sold.pieceSurcharge,
    lineSurcharge: sold.lineSurcharge,
    yieldBp: sold.yieldBp,
    prepMinutes: minutesOfLine({ sold, steps }),
    unitMinutes,
    weighedAfter: sold.weighedAfter,
    discount: sold.unitPrice - sold.chargedPrice,
    linePrice,
    lineTax,
    taxBasisPoints,
    attributes: Object.fromEntries(
      Object.entries({ cuttingAttributes, packagingAttributes, extraAttributes }).filter(
        ([, value]) => value,
      ),
    ) as Record<string, string>,
    ofBox: ofBox ?? null,
    notes: item.notes ?? '',
    substitution: item.substitution ?? 'ASK',
    substituteProductId: item.substituteProductId ?? null,
    itemStatus: 'NEW',
    updatedBy,
  }
}
