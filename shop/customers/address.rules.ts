import { m } from '../messages/m.ts'

/** An address as forms hold it. */
export type AddressValues = {
  address: string
  country: string
  stateProvince: string
  city: string
  postalCode: string
}

/** What is wrong with a form, by field; empty when nothing is. */
export type WrongFields = Record<string, string>

/** A form's address before anything is typed. */
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

/** An address of which parts may be missing. */
type PartialAddress = { [field in keyof AddressValues]?: string | undefined }

/** What is missing of an address (texts of spec section 5); `prefix` goes before the names of its fields. */
export function checkAddress(values: PartialAddress, prefix: string): WrongFields {
  const missing = Object.entries(messages).filter(([field]) => !values[field as keyof AddressValues]?.trim())
  return Object.fromEntries(missing.map(([field, says]) => [`${prefix}${field}`, says()]))
}
