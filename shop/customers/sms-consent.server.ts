import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { contacts, contactText, customers } from './customers.tables.server.ts'
import { internationalNumber } from './phone-number.server.ts'

/** Whether somebody allows text messages now: an account, or where only its number is known, whoever has it. */
export async function allowsSms(
  database: Database,
  { custId, phone }: { custId: number | undefined; phone: string },
): Promise<boolean> {
  const whose: SQL = custId === undefined ? eq(contacts.phone1, phone) : eq(customers.custId, custId)
  const found = await database
    .select({ allows: customers.sendSmsFlag })
    .from(customers)
    .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
    .where(and(whose, isNull(customers.closedAt)))
  // One who says no is enough where several have the number.
  return found.length > 0 && found.every(({ allows }) => allows)
}

/** Digits at the end of a number by which accounts are looked for, before they are compared as a whole. */
const LAST_DIGITS = 7

/** The accounts with a number, in international form; theirs may be typed without its country, which is `country` then. */
async function accountsOf(database: Database, number: string, country: string): Promise<number[]> {
  const found = await database
    .select({ custId: customers.custId, phone: contacts.phone1 })
    .from(customers)
    .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
    .where(
      and(
        isNull(customers.closedAt),
        sql`${contactText(contacts)} like ${`%${number.slice(-LAST_DIGITS)}%`}`,
      ),
    )
  return found
    .filter(({ phone }) => internationalNumber(phone, country) === number)
    .map(({ custId }) => custId)
}

/** Switches text messages on or off for whoever has a number. Answers how many accounts have changed. */
export async function setSmsConsent(
  database: Database,
  { number, country, allowed }: { number: string; country: string; allowed: boolean },
): Promise<number> {
  const custIds = await accountsOf(database, number, country)
  if (!custIds.length) return 0
  const changed = await database
    .update(customers)
    .set({ sendSmsFlag: allowed })
    .where(and(inArray(customers.custId, custIds), eq(customers.sendSmsFlag, !allowed)))
    .returning({ custId: customers.custId })
  return changed.length
}

/** The number of an account that allows text messages, as it was typed; nothing where it does not, or has none. */
export async function smsNumberOf(database: Database, custId: number): Promise<string | undefined> {
  const [found] = await database
    .select({ phone: contacts.phone1 })
    .from(customers)
    .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
    .where(and(eq(customers.custId, custId), eq(customers.sendSmsFlag, true), isNull(customers.closedAt)))
  return found?.phone.trim() || undefined
}
