import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { contacts, contactText } from '../customers/customers.tables.server.ts'
import { internationalNumber } from '../customers/phone-number.server.ts'
import { orders } from './orders.tables.server.ts'

/** Returns the number of an order whose guest agreed to texts about it, as it was typed; undefined if they did not. */
export const textedNumberOf = async (database: Database, orderId: number): Promise<string | undefined> =>
  (await textedNumbersOf(database, [orderId])).get(orderId)

/** Returns the numbers of those of these orders whose guests agreed to texts about them, as they were typed. */
export async function textedNumbersOf(
  database: Database,
  orderIds: readonly number[],
): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map()
  const found = await database
    .select({ orderId: orders.orderId, phone: contacts.phone1 })
    .from(orders)
    .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
    .where(and(inArray(orders.orderId, [...orderIds]), orders.sendSmsFlag))
  return new Map(found.flatMap(({ orderId, phone }) => (phone.trim() ? [[orderId, phone.trim()]] : [])))
}

/** The last digits of a number that preselect orders before the whole number is compared. */
const LAST_DIGITS = 7

/** Ends the texts that guests agreed to, about all orders with an international number. Returns the number of changed orders. */
export async function stopOrderTexts(
  database: Database,
  { number, country }: { number: string; country: string },
): Promise<number> {
  const found = await database
    .select({ orderId: orders.orderId, phone: contacts.phone1 })
    .from(orders)
    .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
    .where(and(orders.sendSmsFlag, sql`${contactText(contacts)} like ${`%${number.slice(-LAST_DIGITS)}%`}`))
  const orderIds = found
    .filter(({ phone }) => internationalNumber(phone, country) === number)
    .map(({ orderId }) => orderId)
  if (!orderIds.length) return 0
  await database.update(orders).set({ sendSmsFlag: false }).where(inArray(orders.orderId, orderIds))
  return orderIds.length
}
