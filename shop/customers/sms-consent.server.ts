import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { consentsBy } from './consents/consent-cause.server.ts'
import { contacts, contactText, customers } from './customers.tables.server.ts'
import { internationalNumber } from './phone-number.server.ts'

/** True if text messages are allowed now: by the account, or, if only the number is known, by all accounts with it. */
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
  // If several accounts have the number, one refusal is enough.
  return found.length > 0 && found.every(({ allows }) => allows)
}

/** The last digits of a number that preselect accounts before the whole number is compared. */
const LAST_DIGITS = 7

/**
 * Returns the accounts with an international number; their numbers may lack the country code, which is then that of
 * `country`.
 */
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

/** Switches text messages on or off for all accounts with a number, as the phone answered. Returns the number of changed accounts. */
export async function setSmsConsent(
  database: Database,
  { number, country, allowed }: { number: string; country: string; allowed: boolean },
): Promise<number> {
  const custIds = await accountsOf(database, number, country)
  if (!custIds.length) return 0
  return database.transaction(async transaction => {
    await consentsBy(transaction, 'REPLY')
    const changed = await transaction
      .update(customers)
      .set({ sendSmsFlag: allowed })
      .where(and(inArray(customers.custId, custIds), eq(customers.sendSmsFlag, !allowed)))
      .returning({ custId: customers.custId })
    return changed.length
  })
}

/**
 * Returns the number of an account that allows text messages, as it was typed; undefined if it allows none or has no number.
 */
export const smsNumberOf = async (database: Database, custId: number): Promise<string | undefined> =>
  (await smsNumbersOf(database, [custId])).get(custId)

/** Returns the numbers of those of these accounts that allow text messages, as they were typed. */
export async function smsNumbersOf(
  database: Database,
  custIds: readonly number[],
): Promise<Map<number, string>> {
  if (custIds.length === 0) return new Map()
  const found = await database
    .select({ custId: customers.custId, phone: contacts.phone1 })
    .from(customers)
    .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
    .where(
      and(
        inArray(customers.custId, [...custIds]),
        eq(customers.sendSmsFlag, true),
        isNull(customers.closedAt),
      ),
    )
  return new Map(found.flatMap(({ custId, phone }) => (phone.trim() ? [[custId, phone.trim()]] : [])))
}
