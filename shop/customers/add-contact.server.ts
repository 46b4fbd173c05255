import type { Database } from '../../database/pool.ts'
import { contacts } from './customers.tables.server.ts'

/** Stores somebody who can be reached; answers their contactId. Who has the same e-mail is neither looked up nor changed. */
export async function addContact(
  database: Database,
  contact: { firstName: string; lastName: string; email: string; phone1: string },
): Promise<number> {
  const [added] = await database.insert(contacts).values(contact).returning({ contactId: contacts.contactId })
  return (added as { contactId: number }).contactId
}
