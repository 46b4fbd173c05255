import { and, asc, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { allergensOfLine } from '../catalogue/facts/allergen-words.ts'
import { statedProduct } from '../catalogue/made-of/stated-product.server.ts'
import { contacts } from '../customers/customers.tables.server.ts'
import { showMoment } from '../lib/dates/moments.ts'
import { type Currency, showMoney, toDecimal, toMinor } from '../lib/money.ts'
import { lotsOfLine } from '../lots/lots-of-lines.server.ts'
import { sayLot } from '../lots/say-lot.ts'
import { m } from '../messages/m.ts'
import { idReadyWords } from '../orders/ages/age-to-check.rules.ts'
import { lineChoices } from '../orders/line-choices.ts'
import { isLeftOut } from '../orders/order-lines.rules.ts'
import { addressOf } from '../orders/order-link.ts'
import { paymentWords, restToPay } from '../orders/order-payment.rules.ts'
import type { ShownItem } from '../orders/orders.contract.ts'
import { orderEvents, orderItems, orders } from '../orders/orders.tables.server.ts'
import { afterCutWords, cameWords, insteadWords } from '../orders/own/line-words.rules.ts'
import {
  amountWords,
  cashReadyFor,
  fulfilmentWords,
  itemStatusWord,
  mostOf,
  statusWord,
} from '../orders/own/order-words.rules.ts'
import { paymentOf } from '../orders/payment-of.server.ts'
import { showItem } from '../orders/show-item.server.ts'
import { branchOfOrderBy } from '../settings/branches/main-branch.server.ts'
import { saidNote } from './letters/letter-words.ts'
import type { OrderFacts } from './mail-facts.ts'
import type { MailLine, MailSum } from './mail-parts.ts'

type Order = typeof orders.$inferSelect

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
    .select({
      order: orders,
      firstName: contacts.firstName,
      phone: contacts.phone1,
      branch: branchOfOrderBy(orders.branchId),
    })
    .from(orders)
    .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
    .where(eq(orders.orderId, orderId))
  if (!found) return undefined
  const { firstName, phone, branch } = found
  const orderStatus = reported ?? found.order.orderStatus
  const order = { ...found.order, orderStatus }
  const items = await database
    .select({
      ...getTableColumns(orderItems),
      stated: statedProduct(sql`order_items.product_id`),
      lots: lotsOfLine(sql`order_items.order_item_id`),
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  const amount = amountsOf(order)
  const shown = items.map(item => ({
    ...showItem({ ...item, hash: null }, order.exponent),
    allergens: allergensOfLine(item.stated, item.attributes),
    lots: item.lots.map(sayLot),
  }))
  const total = amount(order.grandTotal)
  const cash = cashReadyFor(order, items, toMinor(smallestCoin, order.exponent))
  const idReady = idReadyWords(orderStatus, items)
  const isDelivered = order.pickupType === 'DELIVERY'
  const place = isDelivered
    ? [order.address, order.city, order.stateProvince, order.postalCode, order.country]
    : [branch?.address]
  const query = `order=${encodeURIComponent(order.orderNum)}&key=${encodeURIComponent(order.linkKey)}`
  return {
    orderNum: order.orderNum,
    firstName,
    lines: shown.map(item => lineOf(item, shown, currencyOf(order))),
    sums: sumsOf(order, items, amount),
    ...(cash === undefined ? {} : { cash: amount(cash) }),
    ...(idReady === undefined ? {} : { idReady }),
    total: mostOf(order, items) === undefined ? total : m.mails_about({ amount: total }),
    orderStatus,
    status: statusWord(orderStatus),
    reason: orderStatus === 'REJECTED' ? await readReason(database, orderId) : '',
    way: fulfilmentWords({ ...order, branch }, timeZone),
    place: place.filter(Boolean).join(', '),
    phone,
    payment: paymentWords({ ...order, ...paymentOf(order) }),
    ...(order.paymentState === 'EXPIRED' ? { expired: true } : {}),
    ...(order.payUntil ? { payUntil: showMoment(order.payUntil, timeZone) } : {}),
    link: maskedLink ?? publicAddress + addressOf(order.orderType, order.orderNum, order.linkKey),
    payLink: maskedLink ?? `${publicAddress}/payment?${query}`,
  }
}

/** Returns a function that formats the order's amounts, given in minor units. */
export function amountsOf({ currency, exponent }: Pick<Order, 'currency' | 'exponent'>) {
  const shown = currencyOf({ currency, exponent })
  return (minor: number) => showMoney(toDecimal(minor, exponent), shown)
}

const currencyOf = ({ currency: code, exponent }: Pick<Order, 'currency' | 'exponent'>): Currency => ({
  ...{ code, exponent, locale: m.shop_language() },
})

function lineOf(item: ShownItem, items: readonly ShownItem[], currency: Currency): MailLine {
  const { productName: name, itemStatus } = item
  const note = saidNote(item.notes)
  const remarks = [
    ...lineChoices(item),
    isLeftOut(itemStatus) ? itemStatusWord(itemStatus) : undefined,
    insteadWords(item, items, currency),
    cameWords(item, currency),
    afterCutWords(item),
    isLeftOut(itemStatus) ? undefined : item.allergens?.says,
    ...item.lots.map(({ says }) => says),
    note ? m.orders_line_note({ note }) : undefined,
  ]
  return {
    ...{ name, quantity: amountWords(item) },
    about: remarks.filter(Boolean).join(' · '),
    price: showMoney(item.lineTotal, currency),
  }
}

function sumsOf(
  order: Order,
  items: readonly (typeof orderItems.$inferSelect)[],
  amount: (minor: number) => string,
): MailSum[] {
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
  const rest = restToPay({ ...order, ...paymentOf(order) })
  const name = most === undefined ? m.mails_sum_total() : m.mails_sum_about()
  const restName = most === undefined ? m.orders_sum_rest() : m.orders_sum_rest_about()
  const total: MailSum = { name, amount: amount(order.grandTotal), total: true }
  const before = shown.length > 1 ? shown.map(([name, minor]) => ({ name, amount: amount(minor) })) : []
  return [
    ...before,
    total,
    ...(most === undefined ? [] : [{ name: m.mails_sum_most(), amount: amount(most) }]),
    ...(rest === undefined
      ? []
      : [
          { name: m.orders_sum_paid(), amount: amount(order.paid) },
          { name: restName, amount: amount(rest) },
        ]),
  ]
}

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
