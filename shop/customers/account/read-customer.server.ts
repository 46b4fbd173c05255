import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../database/pool.ts'
import type { Customer } from '../customer-fields.ts'
import { addresses, contacts, customers } from '../customers.tables.server.ts'

const shipping = alias(addresses, 'shipping')
const billing = alias(addresses, 'billing')

/** Reads a customer as the API returns it, in one statement; fails if there is none. */
export async function readCustomer(database: Database, custId: number): Promise<Customer> {
  const [found] = await database
    .select({ customer: customers, contact: contacts, shipping, billing })
    .from(customers)
    .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
    .leftJoin(shipping, and(eq(shipping.contactId, contacts.contactId), eq(shipping.kind, 'shipping')))
    .leftJoin(billing, and(eq(billing.contactId, contacts.contactId), eq(billing.kind, 'billing')))
    .where(eq(customers.custId, custId))
  if (!found) throw new Error('No customer has this id')
  const { customer, contact } = found
  return {
    custId,
    loginId: customer.loginId,
    custName: customer.custName ?? `${contact.firstName} ${contact.lastName}`,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    emailProven: customer.provenEmail !== null,
    custType: customer.custType,
    priority: customer.priority,
    profession: customer.profession,
    businessFlag: customer.businessFlag,
    bestWay: customer.bestWay,
    bestwayToContact: customer.bestWay,
    bestTime: customer.bestTime,
    sendSmsFlag: customer.sendSmsFlag,
    sendEmailFlag: customer.sendEmailFlag,
    salesRep: customer.representativeAskedAt !== null || customer.representativeSince !== null,
    representative: customer.representativeSince !== null,
    phone1: contact.phone1,
    phone2: contact.phone2,
    custPic: null,
    addressId: found.shipping?.addressId ?? null,
    address: found.shipping?.address1 ?? null,
    address1: found.shipping?.address1 ?? null,
    address2: found.shipping?.address2 ?? null,
    city: found.shipping?.city ?? null,
    stateProvince: found.shipping?.stateProvince ?? null,
    country: found.shipping?.country ?? null,
    postalCode: found.shipping?.postalCode ?? null,
    billingAddress: found.billing?.address1 ?? null,
    billingCity: found.billing?.city ?? null,
    billingStateProvince: found.billing?.stateProvince ?? null,
    billingCountry: found.billing?.country ?? null,
    billingPostalCode: found.billing?.postalCode ?? null,
  }
}
