import { expect, test } from 'vitest'
import type { Customer } from '../../customers/customer-fields.ts'
import { checkoutValues, wholeAddress } from './checkout-values.rules.ts'

const profile = {
  firstName: 'Amina',
  lastName: 'Yusuf',
  email: 'amina@example.org',
  phone1: '0300',
  address: '14 Garden Road',
  city: 'Karachi',
  stateProvince: 'Sindh',
  country: 'Pakistan',
  postalCode: '75300',
  billingAddress: null,
} as Customer
const nothing = { country: 'United States', profile: undefined, guest: undefined, typed: {} }

test('a guest begins with the country of the shop and an empty form', () => {
  const values = checkoutValues(nothing)
  expect(values).toMatchObject({ firstName: '', country: 'United States', sameAddress: true })
  expect(values.billing.country).toBe('United States')
})

test('the account fills the form in', () => {
  expect(checkoutValues({ ...nothing, profile })).toMatchObject({
    firstName: 'Amina',
    email: 'amina@example.org',
    address: '14 Garden Road',
    country: 'Pakistan',
    sameAddress: true,
  })
})

test('typed values stay, including an emptied field', () => {
  const values = checkoutValues({ ...nothing, profile, typed: { firstName: 'Bilal', phone1: '' } })
  expect(values).toMatchObject({ firstName: 'Bilal', phone1: '', lastName: 'Yusuf' })
})

test('a typed address is not mixed with the one of the account', () => {
  const values = checkoutValues({ ...nothing, profile, typed: { city: 'Lahore' } })
  expect(values).toMatchObject({ city: 'Lahore', address: '', postalCode: '', country: 'United States' })
})

test("values of the guest form override the account's, and typed values override both", () => {
  const guest = { firstName: 'Hina', lastName: 'Malik', email: 'hina@example.org', phone1: '1' }
  const values = checkoutValues({ ...nothing, profile, guest, typed: { phone1: '2' } })
  expect(values).toMatchObject({ firstName: 'Hina', email: 'hina@example.org', phone1: '2' })
})

test('an own billing address of the account unticks "the same"', () => {
  const own = { ...profile, billingAddress: '1 Mall Road', billingCity: 'Lahore' } as Customer
  const values = checkoutValues({ ...nothing, profile: own })
  expect(values.sameAddress).toBe(false)
  expect(values.billing).toMatchObject({ address: '1 Mall Road', city: 'Lahore', country: '' })
})

test('changing a part of the account’s address keeps the rest', () => {
  const values = checkoutValues({ ...nothing, profile })
  const typed = { ...wholeAddress(values, { city: 'Hyderabad' }), city: 'Hyderabad' }
  expect(checkoutValues({ ...nothing, profile, typed })).toMatchObject({
    city: 'Hyderabad',
    address: '14 Garden Road',
  })
  expect(wholeAddress(values, { firstName: 'B' })).toEqual({})
})
