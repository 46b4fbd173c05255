import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { contacts, customers } from './customers.tables.server.ts'

/** The id of a contact that is about to be added, so that what refers to it can travel with it. */
export async function reserveContactId(database: Database): Promise<number> {
  const { rows } = await database.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('contacts', 'contact_id'))::int as id`,
  )
  return (rows[0] as { id: number }).id
}

/** Stores somebody who can be reached; answers their contactId. Who has the same e-mail is neither looked up nor changed. */
export async function addContact(
  database: Database,
  contact: {
    contactId?: number
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

/** How a customer can be reached, as their account says. */
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
