import { randomBytes } from 'node:crypto'
import type { Database } from '../../../database/pool.ts'
import type { SavedArticle } from '../../catalogue/editing/save-article.server.ts'
import { USUAL_TOLERANCE } from '../../catalogue/measures.rules.ts'
import type { Currency } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import type { bookingTypes } from '../../orders/order-types.rules.ts'
import { MINUTES_TO_PAY } from '../../orders/payment-states.rules.ts'
import { insertOrder, type NewHeader, type NewItem } from '../../orders/placing/insert-order.server.ts'
import type { Reserved } from '../../orders/placing/reserve-order.server.ts'
import { branchOr } from '../../settings/branches/main-branch.server.ts'
import { type Price, sumOf } from '../deposit.rules.ts'

type Line = { article: SavedArticle; price: Price; day: number; basisPoints: number }

/** An order that pays for shares. */
export type ShareOrder = Reserved & {
  orderType: (typeof bookingTypes)[number]
  custId: number | null | undefined
  customer: { firstName: string; lastName: string; email: string; phone1: string }
  address?:
    | { address: string; city: string; stateProvince: string; country: string; postalCode: string }
    | undefined
  /** True if a guest agrees to text messages about it. */
  sendSmsFlag?: boolean
  delivered: boolean
  /** The delivery charge in minor units. */
  fee: number
  currency: Currency
  createDate: Date
  lines: readonly Line[]
}

const SHOPPER = 'shopper'
const MINUTE = 60_000

/**
 * Writes an order for shares, due within 15 minutes, in the running transaction. Returns its id, its link key and its
 * deadline.
 */
export async function writeShareOrder(database: Database, order: ShareOrder) {
  const { orderId, orderNum, contactId, custId, fee, currency, createDate, lines } = order
  const linkKey = randomBytes(20).toString('base64url')
  const payUntil = new Date(createDate.getTime() + MINUTES_TO_PAY * MINUTE)
  const prices = lines.map(({ price }) => price)
  const tax = prices.reduce((sum, price) => sum + price.tax, 0)
  const goods = sumOf(prices)
  const header: NewHeader = {
    orderId,
    orderNum,
    createDate,
    custId,
    contactId,
    branchId: await branchOr(database, undefined),
    linkKey,
    orderType: order.orderType,
    pickupType: order.delivered ? 'DELIVERY' : 'IN STORE',
    pickupTime: 'DAYTIME',
    slotFee: 0,
    paymentMethod: 'CARD',
    paymentState: 'AWAITING',
    payUntil,
    currency: currency.code,
    exponent: currency.exponent,
    price: goods - tax,
    tax,
    shippingHandling: fee,
    shippingPlaced: fee,
    grandTotal: goods + fee,
    notes: '',
    sendSmsFlag: order.sendSmsFlag ?? false,
    ...order.address,
    updatedBy: SHOPPER,
  }
  await insertOrder(database, {
    contact: order.customer,
    header,
    items: lines.map((line, position) => itemOf(line, { orderId, position, orderType: order.orderType })),
  })
  return { orderId, linkKey, payUntil }
}

/** Turns a share into an order line with the part of its price that the order pays. */
function itemOf(
  { article, price, day, basisPoints }: Line,
  { orderId, position, orderType }: { orderId: number; position: number; orderType: string },
): NewItem {
  const of = { day, name: article.productName }
  return {
    orderId,
    position,
    productId: article.productId,
    productName: orderType === 'BALANCE' ? m.qurbani_line_balance(of) : m.qurbani_line(of),
    sku: article.sku,
    deptName: article.deptName,
    wantedSteps: 1,
    quantityStep: 1000,
    ...{ pieceSurcharge: 0, lineSurcharge: 0, yieldBp: 10_000, prepMinutes: 0 },
    ...{ unitMinutes: 0, weighedAfter: false },
    measuringUnit: 'piece',
    pricedUnit: null,
    pricedPer: 1000,
    nominalMeasure: null,
    weighed: false,
    ageFrom: null,
    toleranceBp: USUAL_TOLERANCE,
    lineCap: null,
    estimatedWeight: null,
    unitPrice: price.net,
    salePrice: price.net,
    reducedFrom: null,
    chargedPrice: price.net,
    discount: 0,
    linePrice: price.net,
    lineTax: price.tax,
    taxBasisPoints: basisPoints,
    ofBox: null,
    attributes: {},
    notes: '',
    substitution: 'NONE',
    substituteProductId: null,
    itemStatus: 'NEW',
    updatedBy: SHOPPER,
  }
}
