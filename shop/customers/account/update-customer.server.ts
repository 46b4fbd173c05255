import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { m } from '../../messages/m.ts'
import { streetOf } from '../customer-fields.ts'
import { saveAddress, updateCustomer } from '../customers.contract.ts'
import { contacts, customers } from '../customers.tables.server.ts'
import { isOtherStaff } from '../staff/works-here.server.ts'
import { aboutRow, checkAbout, saveAddresses, saveAddressRow } from './profile-rows.server.ts'
import { findCustomer } from './read-customer.server.ts'

export const answerUpdateCustomer = handle(updateCustomer, async (input, shop) => {
  const { database, caller, clock, audit } = shop
  const { custId, email, firstName, lastName, phone1, phone2 = null } = input
  const wrong = checkAbout(input)
  if (Object.keys(wrong).length) return refuse(updateCustomer, 'BAD_INPUT', undefined, wrong)
  if (await isOtherStaff(shop, { custId })) return refuse(updateCustomer, 'WORKS_HERE', undefined)
  const before = caller?.custId === custId ? undefined : await findTexts(database, custId)
  const [own] = await database
    .update(customers)
    .set({
      ...aboutRow(input, clock()),
      // A renewed request keeps its first date.
      representativeAskedAt: input.salesRep
        ? sql`coalesce(${customers.representativeAskedAt}, ${clock()})`
        : null,
      custName: `${firstName} ${lastName}`,
    })
    .where(and(eq(customers.custId, custId), isNull(customers.closedAt)))
    .returning({ contactId: customers.contactId })
  if (!own) return refuse(updateCustomer, 'NOT_FOUND', undefined)
  const [contact] = await database
    .update(contacts)
    .set({ firstName, lastName, phone1, phone2 })
    .where(eq(contacts.contactId, own.contactId))
    .returning({ email: contacts.email })
  if (contact?.email.toLowerCase() !== email.toLowerCase()) {
    return refuse(updateCustomer, 'BAD_INPUT', undefined, { email: m.customers_email_elsewhere() })
  }
  await saveAddresses(database, own.contactId, input)
  if (before) {
    const after = await findTexts(database, custId)
    await audit.add({ action: 'update', subject: 'customer', subjectId: custId, before, after })
  }
  return 1
})

/** Finds a customer for the audit: without the picture, which this call does not change. */
async function findTexts(database: Database, custId: number) {
  const customer = await findCustomer(database, custId)
  return customer && { ...customer, custPic: undefined }
}

export const answerSaveAddress = handle(saveAddress, async (input, shop) => {
  const { database, caller, audit } = shop
  const { custId, kind, address2 = null, city, stateProvince, country, postalCode } = input
  const address1 = streetOf(input)
  if (await isOtherStaff(shop, { custId })) return refuse(saveAddress, 'WORKS_HERE', undefined)
  const [own] = await database
    .select({ contactId: customers.contactId })
    .from(customers)
    .where(and(eq(customers.custId, custId), isNull(customers.closedAt)))
    .for('key share')
  if (!own) return refuse(saveAddress, 'NOT_FOUND', undefined)
  const row = { kind, address1, address2, city, stateProvince, country, postalCode }
  const saved = await saveAddressRow(database, { ...row, contactId: own.contactId })
  if (caller.custId !== custId)
    await audit.add({ action: 'save address', subject: 'customer', subjectId: custId, after: row })
  return { addressId: saved.addressId, custId, address: address1, ...row }
})
