import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { ParsedOf } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import { streetOf } from '../customer-fields.ts'
import type { saveCustomer } from '../customers.contract.ts'
import { addresses, type customers } from '../customers.tables.server.ts'

type Form = Omit<ParsedOf<typeof saveCustomer>, 'loginId' | 'loginPassword' | 'custId'>

/**
 * Returns what is wrong with a profile beyond single fields: text messages need consent, a billing address must be complete
 * or absent.
 */
export function checkAbout(form: Form): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (wayOf(form) === 'TEXT' && !form.sendSmsFlag) wrong.sendSmsFlag = m.customers_sms_consent()
  if (hasBilling(form)) {
    if (!form.billingAddress?.trim()) wrong.billingAddress = m.customers_address_required()
    if (!form.billingCity?.trim()) wrong.billingCity = m.customers_city_required()
    if (!form.billingStateProvince?.trim()) wrong.billingStateProvince = m.customers_state_required()
    if (!form.billingCountry?.trim()) wrong.billingCountry = m.customers_country_required()
    if (!form.billingPostalCode?.trim()) wrong.billingPostalCode = m.customers_postal_code_required()
  }
  return wrong
}

const wayOf = (form: Form) => form.bestWay ?? form.bestwayToContact ?? 'EMAIL'

const hasBilling = (form: Form) =>
  [form.billingAddress, form.billingCity, form.billingStateProvince, form.billingPostalCode].some(text =>
    text?.trim(),
  )

/**
 * Returns the columns of the account's row from a profile form. A request to become a representative is saved with its time.
 */
export function aboutRow(form: Form, now: Date): Partial<typeof customers.$inferInsert> {
  const { profession, businessFlag, bestTime, sendSmsFlag, sendEmailFlag, salesRep } = form
  return {
    profession,
    businessFlag,
    bestTime,
    sendSmsFlag,
    sendEmailFlag,
    bestWay: wayOf(form),
    representativeAskedAt: salesRep ? now : null,
  }
}

/** Saves an address in place of the previous one of its kind. */
export async function saveAddressRow(
  database: Database,
  row: typeof addresses.$inferInsert,
): Promise<typeof addresses.$inferSelect> {
  const [saved] = await database
    .insert(addresses)
    .values(row)
    .onConflictDoUpdate({ target: [addresses.contactId, addresses.kind], set: row })
    .returning()
  return saved as typeof addresses.$inferSelect
}

/** Saves the addresses of a profile form; without a billing address, bills go to the shipping address. */
export async function saveAddresses(database: Database, contactId: number, form: Form): Promise<void> {
  const { address2 = null, city, stateProvince, country, postalCode } = form
  const shipping = {
    contactId,
    kind: 'shipping',
    address1: streetOf(form),
    address2,
    city,
    stateProvince,
    country,
    postalCode,
  }
  await saveAddressRow(database, shipping)
  if (hasBilling(form)) {
    await saveAddressRow(database, {
      contactId,
      kind: 'billing',
      address1: form.billingAddress ?? '',
      address2: null,
      city: form.billingCity ?? '',
      stateProvince: form.billingStateProvince ?? '',
      country: form.billingCountry ?? '',
      postalCode: form.billingPostalCode ?? '',
    })
  } else {
    await database
      .delete(addresses)
      .where(and(eq(addresses.contactId, contactId), eq(addresses.kind, 'billing')))
  }
}
