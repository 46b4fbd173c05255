import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { contacts, customers } from '../customers.tables.server.ts'
import { isPriority, knownAgain } from '../sign-in/known-again.server.ts'
import { isOtherStaff } from '../staff/works-here.server.ts'
import { addCustomerNote, deleteCustomerNote, setPriority } from './customer-care.contract.ts'
import { customerNotes } from './customer-notes.tables.server.ts'

/**
 * Locks a contact against erasure until the transaction ends and returns if the person is served first; undefined if the
 * person was erased.
 */
async function holdContact(
  database: Database,
  contactId: number,
): Promise<{ priority: boolean } | undefined> {
  const at = eq(contacts.contactId, contactId)
  await database.select({ contactId: contacts.contactId }).from(contacts).where(at).for('no key update')
  // A separate statement, so that it sees what was committed while the first one waited.
  const [found] = await database
    .select({ priority: isPriority('contacts', sql`customers.cust_id`) })
    .from(contacts)
    .leftJoin(customers, eq(customers.contactId, contacts.contactId))
    .where(and(at, isNull(customers.closedAt), or(isNotNull(customers.custId), reachable)))
  return found
}

/** Erased people have neither e-mail nor phone number. */
const reachable = or(ne(contacts.email, ''), ne(contacts.phone1, ''))

export const answerAddCustomerNote = handle(addCustomerNote, async ({ contactId, note }, shop) => {
  const { database, caller, clock, audit } = shop
  if (await isOtherStaff(shop, { contactId })) return refuse(addCustomerNote, 'WORKS_HERE', undefined)
  if (!(await holdContact(database, contactId))) return refuse(addCustomerNote, 'NOT_FOUND', undefined)
  const { custId } = caller
  const [added] = await database
    .insert(customerNotes)
    .values({ contactId, note, custId, writtenAt: clock() })
    .returning({ noteId: customerNotes.noteId })
  await audit.add({ action: 'add note', subject: 'contact', subjectId: contactId, after: { note } })
  return added as { noteId: number }
})

export const answerDeleteCustomerNote = handle(deleteCustomerNote, async ({ id }, shop) => {
  const { database, audit } = shop
  const [gone] = await database.delete(customerNotes).where(eq(customerNotes.noteId, id)).returning()
  if (!gone) return refuse(deleteCustomerNote, 'NOT_FOUND', undefined)
  const { contactId, note } = gone
  if (await isOtherStaff(shop, { contactId })) return refuse(deleteCustomerNote, 'WORKS_HERE', undefined)
  await audit.add({ action: 'delete note', subject: 'contact', subjectId: contactId, before: { note } })
  return { noteId: id }
})

/** Sets the mark on one contact, but clears it on all contacts that identify the person. */
export const answerSetPriority = handle(setPriority, async ({ contactId, priority }, shop) => {
  const { database, clock, audit, changed } = shop
  if (await isOtherStaff(shop, { contactId })) return refuse(setPriority, 'WORKS_HERE', undefined)
  const before = await holdContact(database, contactId)
  if (!before) return refuse(setPriority, 'NOT_FOUND', undefined)
  if (before.priority === priority) return { contactId, priority }
  if (priority)
    await database
      .update(contacts)
      .set({ prioritySince: sql`coalesce(${contacts.prioritySince}, ${clock()})` })
      .where(eq(contacts.contactId, contactId))
  else
    await database.execute(sql`update contacts set priority_since = null where priority_since is not null
        and (contact_id = ${contactId} or contact_id in (
          select known.contact_id from contacts me, lateral ${knownAgain('me')} known where me.contact_id = ${contactId}))`)
  await audit.add({
    action: priority ? 'serve first' : 'serve as others',
    subject: 'contact',
    subjectId: contactId,
    before,
    after: { priority },
  })
  changed('orders')
  return { contactId, priority }
})
