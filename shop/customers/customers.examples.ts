import type { Customer } from './customer-fields.ts'

/** A customer with a shipping address, as the API returns it. */
export const exampleCustomer: Customer = {
  custId: 1042,
  loginId: 'zainab@example.org',
  custName: 'Zainab Qureshi',
  firstName: 'Zainab',
  lastName: 'Qureshi',
  email: 'zainab@example.org',
  emailProven: true,
  custType: 'C',
  priority: 1,
  profession: 'C',
  businessFlag: false,
  bestWay: 'EMAIL',
  bestwayToContact: 'EMAIL',
  bestTime: 'MORNING',
  sendSmsFlag: false,
  sendEmailFlag: true,
  salesRep: false,
  representative: false,
  phone1: '0300 7654321',
  phone2: null,
  custPic: null,
  addressId: 311,
  address: '14 Garden Road',
  address1: '14 Garden Road',
  address2: null,
  city: 'Karachi',
  stateProvince: 'Sindh',
  country: 'Pakistan',
  postalCode: '75300',
  billingAddress: null,
  billingCity: null,
  billingStateProvince: null,
  billingCountry: null,
  billingPostalCode: null,
}

/** A customer who has just registered without an address. */
export const exampleNewCustomer: Customer = {
  ...exampleCustomer,
  emailProven: false,
  sendEmailFlag: false,
  addressId: null,
  address: null,
  address1: null,
  city: null,
  stateProvince: null,
  country: null,
  postalCode: null,
}

/** A shipping address. */
export const examplePlace = {
  address: '14 Garden Road',
  city: 'Karachi',
  stateProvince: 'Sindh',
  country: 'Pakistan',
  postalCode: '75300',
}

/** The input of the profile form. */
export const exampleProfile = {
  firstName: 'Zainab',
  lastName: 'Qureshi',
  email: 'zainab@example.org',
  phone1: '0300 7654321',
  ...examplePlace,
  sendEmailFlag: true,
}

/** A session's token. */
export const exampleToken = 'p0Jx3f9m8rVQ2bK6wYtU1sN5aZcE7hGdLoXiRvMqTkB'

/** The response to a sign-in. */
export const exampleSession = {
  authenticated: true,
  customer: {
    custId: 1042,
    loginId: 'zainab@example.org',
    firstName: 'Zainab',
    lastName: 'Qureshi',
    custType: 'C',
  },
  token: exampleToken,
}

/** The secret of a mailed link. */
export const exampleSecret = 'mQ4dT8xWc1ZrY6uNfB3kJ9vLhP2sGaE5iOtRyXwCzDq'

/** A picture of a customer, shortened. */
export const examplePicture = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='
