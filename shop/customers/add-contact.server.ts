import { eq } from 'drizzle-orm'
import { insertRows } from '../../database/insert-rows.ts'
import type { Database } from '../../database/pool.ts'
import { contacts, customers } from './customers.tables.server.ts'

/**
 * Builds the insert of guests' details for a statement that also writes the rows that refer to them; `contactId` is reserved
 * before.
 */
export const insertContacts = (rows: string) =>
  insertRows(contacts, ['contactId', 'firstName', 'lastName', 'email', 'phone1'], rows)

/** Saves a contact and returns its contactId. Contacts with the same e-mail are neither looked up nor changed. */
export async function addContact(
  database: Database,
  contact: {
    firstName: string
    lastName: string
    email: string
    phone1: string
    phone2?: string | null | undefined
  },
): Promise<number> {
  const [added] = await database.insert(contacts).values(contact).returning({ contactId: contacts.contactId })
  return (added as { contactId: number }).contactId
}

/** Reads how a customer can be reached, from the account. */
export async function readContact(database: Database, custId: number) {
  const [found] = await database
    .select({
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      email: contacts.email,
      phone1: contacts.phone1,
    })
    .from(customers)
    .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
    .where(eq(customers.custId, custId))
  return found
}

/** Reads the phone number of a contact. */
export async function readPhone(database: Database, contactId: number): Promise<string> {
  const [found] = await database
    .select({ phone1: contacts.phone1 })
    .from(contacts)
    .where(eq(contacts.contactId, contactId))
  return found?.phone1 ?? ''
}

/** Changes the phone number of a contact, such as that of an order. */
export async function changePhone(database: Database, contactId: number, phone1: string): Promise<void> {
  await database.update(contacts).set({ phone1 }).where(eq(contacts.contactId, contactId))
}
