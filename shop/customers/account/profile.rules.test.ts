import { expect, test } from 'vitest'
import {
  checkProfile,
  emptyProfile,
  profileFields,
  profileOf,
  profileToSend,
  stepOf,
} from './profile.rules.ts'

const address = {
  address: '14 Garden Road',
  country: 'Pakistan',
  stateProvince: 'Sindh',
  city: 'Karachi',
  postalCode: '75300',
}
const filled = {
  ...emptyProfile('United States'),
  firstName: 'Amina',
  lastName: 'Yusuf',
  email: 'amina@example.org',
  loginPassword: 'saffron-on-the-gate',
  phone1: '0300 1234567',
  shipping: address,
}

test('a new account says all that is missing; profession and billing address are not', () => {
  expect(checkProfile(emptyProfile(''), 'REGISTER')).toEqual({
    firstName: 'First Name is required',
    lastName: 'LastName is required',
    email: 'Email is required',
    loginPassword: 'Password is required',
    phone1: 'Phone1 is required',
    address: 'Address1 is required',
    country: 'Country is required',
    stateProvince: 'StateProvince is required',
    city: 'City is required',
    postalCode: 'postalCode is required',
  })
  expect(checkProfile(filled, 'REGISTER')).toEqual({})
})

test('an account that is edited needs no password', () => {
  expect(checkProfile({ ...filled, loginPassword: '' }, 'EDIT')).toEqual({})
})

test('a billing address of its own is needed whole, with the same messages', () => {
  expect(checkProfile({ ...filled, sameAddress: false }, 'REGISTER')).toEqual({
    'billing.address': 'Address1 is required',
    'billing.stateProvince': 'StateProvince is required',
    'billing.city': 'City is required',
    'billing.postalCode': 'postalCode is required',
  })
})

test('a person who wants text messages must consent', () => {
  expect(checkProfile({ ...filled, bestWay: 'TEXT' }, 'REGISTER')).toHaveProperty('sendSmsFlag')
  expect(checkProfile({ ...filled, bestWay: 'TEXT', sendSmsFlag: true }, 'REGISTER')).toEqual({})
})

test('a billing address is sent only if it differs, and the password never is', () => {
  expect(profileToSend(filled)).toMatchObject({ ...address, profession: 'C', firstName: 'Amina' })
  expect(JSON.stringify(profileToSend(filled))).not.toMatch(/billing|saffron/)
  expect(profileToSend({ ...filled, sameAddress: false, billing: address })).toMatchObject({
    billingAddress: '14 Garden Road',
    billingCity: 'Karachi',
    billingStateProvince: 'Sindh',
    billingCountry: 'Pakistan',
    billingPostalCode: '75300',
  })
})

test('a saved profile is read back unchanged', () => {
  const values = { ...filled, sameAddress: false, billing: { ...address, city: 'Hyderabad' } }
  const stored = { ...profileToSend(values), phone2: null, address2: null } as never
  expect(profileOf(stored, 'United States')).toEqual({ ...values, loginPassword: '' })
})

test('errors of the server are shown at the fields of the form', () => {
  expect(profileFields({ billingCity: 'a', city: 'b', billingPostalCode: 'c' })).toEqual({
    'billing.city': 'a',
    city: 'b',
    'billing.postalCode': 'c',
  })
})

test('the registration asks for the person first, and for each field of the addresses second', () => {
  const steps = Object.keys(checkProfile({ ...emptyProfile(''), sameAddress: false }, 'REGISTER')).map(
    field => [field, stepOf(field)] as const,
  )
  expect(steps.filter(([, step]) => step === 0).map(([field]) => field)).toEqual([
    'firstName',
    'lastName',
    'email',
    'loginPassword',
    'phone1',
  ])
  expect(steps.filter(([, step]) => step === 1)).toHaveLength(10)
})
