import { ageUnconfirmed } from '../../catalogue/ages/age-failures.ts'
import { isOldEnough } from '../../catalogue/ages/ages.rules.ts'
import { type AddressValues, checkAddress } from '../../customers/address.rules.ts'
import { checkPassword } from '../../customers/sign-in/password.rules.ts'
import { looksLikeEmail } from '../../lib/looks-like-email.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import type { PaymentMethod } from '../../settings/choices.ts'

/** The values of the checkout form. */
export type CheckoutValues = AddressValues & {
  firstName: string
  lastName: string
  phone1: string
  email: string
  sameAddress: boolean
  billing: AddressValues
  notes: string
  /** True if a guest agrees to text messages about the order. */
  texts: boolean
  paymentMethod: PaymentMethod
  /** The age that was confirmed, in years; 0 if none was. */
  ageConfirmed: number
}

/** Returns the payment method: the chosen one, or the first that the shop offers if the chosen one is not offered. */
export const methodAmong = (offered: readonly PaymentMethod[], chosen: PaymentMethod): PaymentMethod =>
  offered.includes(chosen) ? chosen : (offered[0] ?? 'CASH')

/**
 * Returns the errors of the form, by field (texts of spec section 5). Only a delivery needs an address. `ageFrom`: the age that the
 * products ask for.
 */
export function checkCheckout(
  values: CheckoutValues,
  delivered: boolean,
  ageFrom: number | null = null,
): WrongFields {
  const wrong: WrongFields = {}
  if (!values.firstName.trim()) wrong.firstName = m.customers_first_name_required()
  if (!values.lastName.trim()) wrong.lastName = m.customers_last_name_required()
  if (delivered) Object.assign(wrong, checkAddress(values, ''))
  if (delivered && !values.sameAddress) Object.assign(wrong, checkAddress(values.billing, 'billing.'))
  if (!values.phone1.trim()) wrong.phone1 = m.customers_phone1_required()
  if (!values.email.trim()) wrong.email = m.customers_email_required()
  else if (!looksLikeEmail(values.email.trim())) wrong.email = m.customers_email_invalid()
  if (!isOldEnough(values.ageConfirmed, ageFrom))
    Object.assign(wrong, ageUnconfirmed('ageConfirmed', ageFrom))
  return wrong
}

/** The guest's choice to open an account with the order. `refused`: it was tried, and the shop would not sign in to it. */
export type Joining = { wanted: boolean; loginPassword: string; refused: boolean }

/** Returns the errors of the password for an account that is opened with the order. */
export function checkJoining({ loginPassword }: Joining, values: CheckoutValues): WrongFields {
  const { firstName, lastName, email } = values
  const wrong = checkPassword(loginPassword, [firstName, lastName, `${firstName} ${lastName}`, email])
  return wrong === undefined ? {} : { loginPassword: wrong }
}

/**
 * Translates the server's field names to those of the form: `customer.email` is `email`, `orders.billingAddress.city` is
 * `billing.city`.
 */
export function fieldsOf(errors: readonly { field: string; message: string }[] = []): WrongFields {
  return Object.fromEntries(
    errors.map(({ field, message }) => [
      field.replace(/^orders\.billingAddress\./, 'billing.').replace(/^(customer|orders)\./, ''),
      message,
    ]),
  )
}
