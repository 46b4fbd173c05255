import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { type CheckoutValues, checkCheckout, checkJoining, fieldsOf } from './checkout.rules.ts'

const nowhere = { address: '', country: '', stateProvince: '', city: '', postalCode: '' }
const empty: CheckoutValues = {
  ...nowhere,
  firstName: '',
  lastName: '',
  phone1: '',
  email: '',
  sameAddress: true,
  billing: nowhere,
  notes: '',
  texts: false,
  paymentMethod: 'CASH',
  ageConfirmed: 0,
}

test('an age that the products ask for must be confirmed', () => {
  const named = { ...empty, firstName: 'A', lastName: 'B', phone1: '1', email: 'a@b.example' }
  expect(checkCheckout(named, false, 18)).toEqual({ ageConfirmed: m.catalogue_age_confirm({ age: 18 }) })
  expect(checkCheckout({ ...named, ageConfirmed: 16 }, false, 18)).toHaveProperty('ageConfirmed')
  expect(checkCheckout({ ...named, ageConfirmed: 18 }, false, 16)).toEqual({})
  expect(checkCheckout(named, false, null)).toEqual({})
})

test('an empty delivery form names the missing fields in the words of the shop', () => {
  expect(checkCheckout(empty, true)).toEqual({
    firstName: 'First Name is required',
    lastName: 'LastName is required',
    address: 'Address1 is required',
    country: 'Country is required',
    stateProvince: 'StateProvince is required',
    city: 'City is required',
    postalCode: 'postalCode is required',
    phone1: 'Phone1 is required',
    email: 'Email is required',
  })
})

test('a pickup needs no address; an invalid e-mail has another message than a missing one', () => {
  const wrong = checkCheckout({ ...empty, firstName: 'A', lastName: 'B', phone1: '1', email: 'a@b' }, false)
  expect(wrong).toEqual({ email: 'Email is Invalid' })
})

test('an own billing address must be whole', () => {
  expect(Object.keys(checkCheckout({ ...empty, sameAddress: false }, true))).toContain('billing.city')
  expect(Object.keys(checkCheckout({ ...empty, sameAddress: false }, false))).not.toContain('billing.city')
})

test('errors of the server are shown at the fields of the form', () => {
  const errors = [
    { field: 'customer.email', message: 'Email is Invalid' },
    { field: 'orders.billingAddress.city', message: 'City is required' },
  ]
  expect(fieldsOf(errors)).toEqual({ email: 'Email is Invalid', 'billing.city': 'City is required' })
})

test("an account needs a password that does not contain the person's own data", () => {
  const wrong = (loginPassword: string) =>
    checkJoining(
      { wanted: true, loginPassword, refused: false },
      { ...empty, firstName: 'Bilal', lastName: 'Siddiqui', email: 'bilal@example.org' },
    )
  expect(wrong('')).toEqual({ loginPassword: 'Password is required' })
  expect(wrong('short').loginPassword).toMatch(/^Password is Invalid/)
  expect(wrong('bilal siddiqui').loginPassword).toMatch(/^Password is Invalid/)
  expect(wrong('Bilal@example.org').loginPassword).toMatch(/^Password is Invalid/)
  expect(wrong('three warm parathas')).toEqual({})
})
