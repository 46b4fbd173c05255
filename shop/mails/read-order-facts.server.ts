import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { measureOf } from '../catalogue/measures.rules.ts'
import { contacts } from '../customers/customers.tables.server.ts'
import { showMoment } from '../lib/dates/moments.ts'
import { type Currency, showMoney, toDecimal, toMinor } from '../lib/money.ts'
import { toQuantity } from '../lib/quantity.ts'
import { m } from '../messages/m.ts'
import { isLeftOut, shownAmount } from '../orders/order-lines.rules.ts'
import { addressOf } from '../orders/order-link.ts'
import { orderEvents, orderItems, orders } from '../orders/orders.tables.server.ts'
import {
  amountWords,
  cashReadyFor,
  fulfilmentWords,
  itemStatusWord,
  mostOf,
  statusWord,
} from '../orders/own/order-words.rules.ts'
import type { OrderFacts } from './mail-facts.ts'
import type { MailLine, MailSum } from './mail-parts.ts'

type Order = typeof orders.$inferSelect
type Item = typeof orderItems.$inferSelect

/** The settings for wording an order: the shop's time zone, address and smallest coin, and the text that replaces links to an order. */
export type OrderWords = {
  timeZone: string
  publicAddress: string
  smallestCoin: number
  maskedLink?: string | undefined
}

/** Reads the order that a message is about, in words; `reported` is the status that the message reports. */
export async function readOrderFacts(
  database: Database,
  orderId: number,
  reported: string | undefined,
  { timeZone, publicAddress, smallestCoin, maskedLink }: OrderWords,
): Promise<OrderFacts | undefined> {
  const [found] = await database
    .select({ order: orders, firstName: contacts.firstName, phone: contacts.phone1 })
    .from(orders)
    .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
    .where(eq(orders.orderId, orderId))
  if (!found) return undefined
  const { order, firstName, phone } = found
  const orderStatus = reported ?? order.orderStatus
  const items = await database
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  const amount = amountsOf(order)
  const cash = cashReadyFor({ ...order, orderStatus }, items, toMinor(smallestCoin, order.exponent))
  const place = [order.address, order.city, order.stateProvince, order.postalCode, order.country]
  const query = `order=${encodeURIComponent(order.orderNum)}&key=${encodeURIComponent(order.linkKey)}`
  return {
    orderNum: order.orderNum,
    firstName,
    lines: items.map(item => lineOf(item, items, amount)),
    sums: sumsOf(order, items, amount),
    ...(cash === undefined ? {} : { cash: amount(cash) }),
    total: amount(order.grandTotal),
    orderStatus,
    status: statusWord(orderStatus),
    reason: orderStatus === 'REJECTED' ? await readReason(database, orderId) : '',
    way: fulfilmentWords(order.pickupType, order.pickupTime),
    place: place.filter(Boolean).join(', '),
    phone,
    payment: paymentWord(order),
    ...(order.paymentState === 'EXPIRED' ? { expired: true } : {}),
    ...(order.payUntil ? { payUntil: showMoment(order.payUntil, timeZone) } : {}),
    link: maskedLink ?? publicAddress + addressOf(order.orderType, order.orderNum, order.linkKey),
    payLink: maskedLink ?? `${publicAddress}/payment?${query}`,
  }
}

/** Returns a function that formats the order's amounts, given in minor units. */
export function amountsOf({ currency, exponent }: Pick<Order, 'currency' | 'exponent'>) {
  const shown: Currency = { code: currency, exponent, locale: m.shop_language() }
  return (minor: number) => showMoney(toDecimal(minor, exponent), shown)
}

function lineOf(item: Item, items: readonly Item[], amount: (minor: number) => string): MailLine {
  const before = items.find(({ replacedByItemId }) => replacedByItemId === item.orderItemId)
  const { steps, quantityStep } = shownAmount(item)
  return {
    name: item.productName,
    quantity: amountWords({
      quantity: toQuantity(steps, quantityStep),
      measuringUnit: item.measuringUnit,
      pricedUnit: item.pricedUnit ?? item.measuringUnit,
      estimatedMeasure: toQuantity(1, measureOf(item.wantedSteps, item)),
      finalWeight: item.finalWeight === null ? null : toQuantity(1, item.finalWeight),
    }),
    about: [
      ...Object.values(item.attributes),
      ...(isLeftOut(item.itemStatus) ? [itemStatusWord(item.itemStatus)] : []),
      ...(before ? [m.orders_instead_of({ name: before.productName })] : []),
    ].join(' · '),
    price: amount(item.linePrice),
  }
}

function sumsOf(order: Order, items: readonly Item[], amount: (minor: number) => string): MailSum[] {
  const parts: [string, number][] = [
    [m.mails_sum_subtotal(), order.price],
    [
      order.discountReason
        ? m.orders_sum_discount_for({ reason: order.discountReason })
        : m.orders_sum_discount(),
      -order.discount,
    ],
    [m.mails_sum_shipping(), order.shippingHandling],
    [m.mails_sum_tax(), order.tax],
  ]
  const shown = parts.filter(([, minor], at) => at === 0 || minor !== 0)
  const most = mostOf(order, items)
  const name = most === undefined ? m.mails_sum_total() : m.mails_sum_about()
  const total: MailSum = { name, amount: amount(order.grandTotal), total: true }
  const before = shown.length > 1 ? shown.map(([name, minor]) => ({ name, amount: amount(minor) })) : []
  return [
    ...before,
    total,
    ...(most === undefined ? [] : [{ name: m.mails_sum_most(), amount: amount(most) }]),
  ]
}

const cardWords: Record<string, () => string> = {
  AWAITING: m.mails_pay_waiting,
  AUTHORISED: m.mails_pay_authorised,
  PAID: m.mails_pay_paid,
  PART_REFUNDED: m.mails_pay_refunded_partly,
  REFUNDED: m.mails_pay_refunded,
  RELEASED: m.mails_pay_expired,
  EXPIRED: m.mails_pay_expired,
}

const cashWords: Record<string, () => string> = {
  PAID: m.mails_pay_cash_paid,
  PART_REFUNDED: m.mails_pay_cash_back_partly,
  REFUNDED: m.mails_pay_cash_back,
}

const paymentWord = ({ paymentMethod, paymentState }: Order) =>
  (paymentMethod === 'CARD' ? cardWords : cashWords)[paymentState]?.() ?? m.cart_cash_on_delivery()

async function readReason(database: Database, orderId: number): Promise<string> {
  const [event] = await database
    .select({ reason: orderEvents.reason })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.orderStatus, 'REJECTED'),
        isNotNull(orderEvents.reason),
      ),
    )
    .orderBy(desc(orderEvents.eventId))
    .limit(1)
  return event?.reason ?? ''
}
