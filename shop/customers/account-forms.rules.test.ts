import { expect, test } from 'vitest'
import { wrongFieldsOf } from '../lib/wrong-fields.ts'
import { checkQuick, checkSignIn } from './account-forms.rules.ts'
import { checkEmail } from './check-email.rules.ts'

const quick = {
  loginId: 'amina.y',
  loginPassword: 'saffron-on-the-gate',
  email: 'amina@example.org',
  firstName: 'Amina',
  lastName: 'Yusuf',
}

test('signing in needs a name and a password, and looks at neither', () => {
  expect(checkSignIn({ username: ' ', password: '' })).toEqual({
    username: 'Login id is required',
    password: 'Password is required',
  })
  expect(checkSignIn({ username: 'x', password: ' ' })).toEqual({})
})

test('an e-mail is there and looks like one', () => {
  expect(checkEmail('')).toEqual({ email: 'Email is required' })
  expect(checkEmail('nobody')).toEqual({ email: 'Email is Invalid' })
  expect(checkEmail(' amina@example.org ')).toEqual({})
})

test('a quick registration says all that is missing', () => {
  expect(checkQuick(quick)).toEqual({})
  const nothing = { loginId: '', loginPassword: '', email: '', firstName: '', lastName: '' }
  expect(checkQuick(nothing)).toEqual({
    loginId: 'Login id is required',
    loginPassword: 'Password is required',
    email: 'Email is required',
    firstName: 'First Name is required',
    lastName: 'LastName is required',
  })
})

test('a login id has no spaces, or is the account’s own e-mail', () => {
  expect(checkQuick({ ...quick, loginId: 'a b' })).toHaveProperty('loginId')
  expect(checkQuick({ ...quick, loginId: 'other@example.org' })).toHaveProperty('loginId')
  expect(checkQuick({ ...quick, loginId: 'Amina@Example.org' })).toEqual({})
})

test('a password is nothing that others know of the person', () => {
  for (const loginPassword of ['amina@example.org', 'Amina Yusuf'])
    expect(checkQuick({ ...quick, loginPassword })).toHaveProperty('loginPassword')
})

test('errors from a call are shown at their fields', () => {
  expect(wrongFieldsOf({ errors: [{ field: 'loginId', message: 'taken' }] })).toEqual({ loginId: 'taken' })
  expect(wrongFieldsOf({})).toEqual({})
})
