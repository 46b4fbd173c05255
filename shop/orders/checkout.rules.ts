import { looksLikeEmail } from '../cart/guest-form.rules.ts'
import { m } from '../messages/m.ts'

/** An address as the checkout form holds it. */
export type AddressValues = {
  address: string
  country: string
  stateProvince: string
  city: string
  postalCode: string
}
/** What the checkout form holds. */
export type CheckoutValues = AddressValues & {
  firstName: string
  lastName: string
  phone1: string
  email: string
  sameAddress: boolean
  billing: AddressValues
  notes: string
}

export type WrongFields = Record<string, string>

const addressMessages: Record<keyof AddressValues, () => string> = {
  address: m.orders_address_required,
  country: m.orders_country_required,
  stateProvince: m.orders_state_required,
  city: m.orders_city_required,
  postalCode: m.orders_postal_code_required,
}

function checkAddress(values: AddressValues, prefix: string): WrongFields {
  const missing = Object.entries(addressMessages).filter(
    ([field]) => !values[field as keyof AddressValues].trim(),
  )
  return Object.fromEntries(missing.map(([field, says]) => [`${prefix}${field}`, says()]))
}

/** What is wrong with the form, by field (texts of spec section 5). An address is asked for where goods are delivered. */
export function checkCheckout(values: CheckoutValues, delivered: boolean): WrongFields {
  const wrong: WrongFields = {}
  if (!values.firstName.trim()) wrong.firstName = m.orders_first_name_required()
  if (!values.lastName.trim()) wrong.lastName = m.orders_last_name_required()
  if (delivered) Object.assign(wrong, checkAddress(values, ''))
  if (delivered && !values.sameAddress) Object.assign(wrong, checkAddress(values.billing, 'billing.'))
  if (!values.phone1.trim()) wrong.phone1 = m.orders_phone1_required()
  if (!values.email.trim()) wrong.email = m.orders_email_required()
  else if (!looksLikeEmail(values.email.trim())) wrong.email = m.orders_email_invalid()
  return wrong
}

/** The server's field names as those of the form: `customer.email` is `email`, `orders.billingAddress.city` is `billing.city`. */
export function fieldsOf(errors: readonly { field: string; message: string }[] = []): WrongFields {
  return Object.fromEntries(
    errors.map(({ field, message }) => [
      field.replace(/^orders\.billingAddress\./, 'billing.').replace(/^(customer|orders)\./, ''),
      message,
    ]),
  )
}
