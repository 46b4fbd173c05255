import { and, eq, isNull, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { m } from '../../messages/m.ts'
import { saveAddress, updateCustomer } from '../customers.contract.ts'
import { contacts, customers } from '../customers.tables.server.ts'
import { aboutRow, checkAbout, saveAddresses, saveAddressRow } from './profile-rows.server.ts'
import { readCustomer } from './read-customer.server.ts'

export const answerUpdateCustomer = handle(
  updateCustomer,
  async (input, { database, caller, clock, audit }) => {
    const { custId, email, firstName, lastName, phone1, phone2 = null } = input
    const wrong = checkAbout(input)
    if (Object.keys(wrong).length) return refuse(updateCustomer, 'BAD_INPUT', undefined, wrong)
    const before = caller?.custId === custId ? undefined : await readCustomer(database, custId)
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
      const after = await readCustomer(database, custId)
      await audit.add({ action: 'update', subject: 'customer', subjectId: custId, before, after })
    }
    return 1
  },
)

export const answerSaveAddress = handle(saveAddress, async (input, { database, caller, audit }) => {
  const { custId, kind, address, address2 = null, city, stateProvince, country, postalCode } = input
  const address1 = (address ?? input.address1 ?? '').trim()
  if (!address1)
    return refuse(saveAddress, 'BAD_INPUT', undefined, { address: m.customers_address_required() })
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
