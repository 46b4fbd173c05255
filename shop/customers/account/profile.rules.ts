import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { checkNames } from '../account-forms.rules.ts'
import { type AddressValues, checkAddress, noAddress } from '../address.rules.ts'
import { checkEmail } from '../check-email.rules.ts'
import type { Customer } from '../customer-fields.ts'
import { checkPassword } from '../sign-in/password.rules.ts'

/** The purpose of the form: a new account, or the account of the signed-in customer. */
export type ProfilePurpose = 'REGISTER' | 'EDIT'

/** The values of the customer form (spec section 2). */
export type ProfileValues = {
  firstName: string
  lastName: string
  email: string
  loginPassword: string
  phone1: string
  profession: string
  salesRep: boolean
  businessFlag: boolean
  bestWay: 'TEXT' | 'EMAIL' | 'PHONE'
  bestTime: 'MORNING' | 'AFTERNOON' | 'EVENING' | 'NIGHT'
  sendEmailFlag: boolean
  sendSmsFlag: boolean
  shipping: AddressValues
  sameAddress: boolean
  billing: AddressValues
}

/** The profession stored if the customer named none (spec section 9). */
const NO_PROFESSION = 'C'

/** The empty form. */
export const emptyProfile = (country: string): ProfileValues => ({
  firstName: '',
  lastName: '',
  email: '',
  loginPassword: '',
  phone1: '',
  profession: '',
  salesRep: false,
  businessFlag: false,
  bestWay: 'EMAIL',
  bestTime: 'MORNING',
  sendEmailFlag: false,
  sendSmsFlag: false,
  shipping: { ...noAddress, country },
  sameAddress: true,
  billing: { ...noAddress, country },
})

/** Fills the form from a customer. Without a billing address, bills go to the shipping address. */
export const profileOf = (customer: Customer, country: string): ProfileValues => ({
  ...emptyProfile(country),
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  phone1: customer.phone1,
  profession: customer.profession === NO_PROFESSION ? '' : customer.profession,
  salesRep: customer.salesRep,
  businessFlag: customer.businessFlag,
  bestWay: customer.bestWay as ProfileValues['bestWay'],
  bestTime: customer.bestTime as ProfileValues['bestTime'],
  sendEmailFlag: customer.sendEmailFlag,
  sendSmsFlag: customer.sendSmsFlag,
  shipping: {
    address: customer.address ?? '',
    country: customer.country ?? country,
    stateProvince: customer.stateProvince ?? '',
    city: customer.city ?? '',
    postalCode: customer.postalCode ?? '',
  },
  sameAddress: !customer.billingAddress,
  billing: {
    address: customer.billingAddress ?? '',
    country: customer.billingCountry ?? country,
    stateProvince: customer.billingStateProvince ?? '',
    city: customer.billingCity ?? '',
    postalCode: customer.billingPostalCode ?? '',
  },
})

/** Returns what is wrong with the form, by field (texts of spec section 5). */
export function checkProfile(values: ProfileValues, purpose: ProfilePurpose): WrongFields {
  const { email, firstName, lastName } = values
  const wrong: WrongFields = { ...checkNames(values), ...checkEmail(email) }
  if (purpose === 'REGISTER') {
    const own = [email, firstName, lastName, `${firstName} ${lastName}`]
    const password = checkPassword(values.loginPassword, own)
    if (password) wrong.loginPassword = password
  }
  if (!values.phone1.trim()) wrong.phone1 = m.customers_phone1_required()
  if (values.bestWay === 'TEXT' && !values.sendSmsFlag) wrong.sendSmsFlag = m.customers_sms_consent()
  Object.assign(wrong, checkAddress(values.shipping, ''))
  if (!values.sameAddress) Object.assign(wrong, checkAddress(values.billing, 'billing.'))
  return wrong
}

/** Converts the form to the input of `customer/save` and `customer/update`. */
export function profileToSend(values: ProfileValues) {
  const { shipping, billing, sameAddress, loginPassword, ...about } = values
  return {
    ...about,
    profession: about.profession.trim() || NO_PROFESSION,
    email: about.email.trim(),
    ...shipping,
    ...(sameAddress
      ? {}
      : {
          billingAddress: billing.address,
          billingCity: billing.city,
          billingStateProvince: billing.stateProvince,
          billingCountry: billing.country,
          billingPostalCode: billing.postalCode,
        }),
  }
}

/** Converts the server's field names to those of the form: `billingCity` is `billing.city`. */
export const profileFields = (wrong: WrongFields): WrongFields =>
  Object.fromEntries(
    Object.entries(wrong).map(([field, message]) => [
      field.replace(/^billing(\w)/, (_, first: string) => `billing.${first.toLowerCase()}`),
      message,
    ]),
  )

/** The step of the registration that asks for a field: 0 is the person, 1 the addresses. */
export const stepOf = (field: string): number => (field.startsWith('billing.') || field in noAddress ? 1 : 0)
