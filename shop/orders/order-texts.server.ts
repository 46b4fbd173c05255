import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { contacts, contactText } from '../customers/customers.tables.server.ts'
import { internationalNumber } from '../customers/phone-number.server.ts'
import { orders } from './orders.tables.server.ts'

/** Returns the number of an order whose guest agreed to texts about it, as it was typed; undefined if they did not. */
export async function textedNumberOf(database: Database, orderId: number): Promise<string | undefined> {
  const [found] = await database
    .select({ phone: contacts.phone1 })
    .from(orders)
    .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
    .where(and(eq(orders.orderId, orderId), orders.sendSmsFlag))
  return found?.phone.trim() || undefined
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
