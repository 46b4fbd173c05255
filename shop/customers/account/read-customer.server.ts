import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../database/pool.ts'
import type { Customer } from '../customer-fields.ts'
import { addresses, contacts, customerPictures, customers } from '../customers.tables.server.ts'
import { pictureText } from './customer-picture.server.ts'

const shipping = alias(addresses, 'shipping')
const billing = alias(addresses, 'billing')

/** Reads a customer as the API returns it; fails if there is none. */
export async function readCustomer(database: Database, custId: number): Promise<Customer> {
  const customer = await findCustomer(database, custId)
  if (!customer) throw new Error('No customer has this id')
  return customer
}

/** Reads a customer as the API returns it, in one statement; undefined if there is none. */
export async function findCustomer(database: Database, custId: number): Promise<Customer | undefined> {
  const [found] = await database
    .select({ customer: customers, contact: contacts, shipping, billing, picture: customerPictures })
    .from(customers)
    .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
    .leftJoin(shipping, and(eq(shipping.contactId, contacts.contactId), eq(shipping.kind, 'shipping')))
    .leftJoin(billing, and(eq(billing.contactId, contacts.contactId), eq(billing.kind, 'billing')))
    .leftJoin(customerPictures, eq(customerPictures.custId, customers.custId))
    .where(eq(customers.custId, custId))
  if (!found) return undefined
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
    custPic: found.picture && pictureText(found.picture),
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
