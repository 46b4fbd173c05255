import type { WrongFields } from '../lib/wrong-fields.ts'
import { m } from '../messages/m.ts'

/** An address in a form. */
export type AddressValues = {
  address: string
  country: string
  stateProvince: string
  city: string
  postalCode: string
}

/** An empty address. */
export const noAddress: AddressValues = {
  address: '',
  country: '',
  stateProvince: '',
  city: '',
  postalCode: '',
}

const messages: Record<keyof AddressValues, () => string> = {
  address: m.customers_address_required,
  country: m.customers_country_required,
  stateProvince: m.customers_state_required,
  city: m.customers_city_required,
  postalCode: m.customers_postal_code_required,
}

/** An address that may be incomplete. */
type PartialAddress = { [field in keyof AddressValues]?: string | undefined }

/** Returns what is missing in an address (texts of spec section 5); `prefix` goes before the field names. */
export function checkAddress(values: PartialAddress, prefix: string): WrongFields {
  const missing = Object.entries(messages).filter(([field]) => !values[field as keyof AddressValues]?.trim())
  return Object.fromEntries(missing.map(([field, says]) => [`${prefix}${field}`, says()]))
}
