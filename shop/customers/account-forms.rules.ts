import type { WrongFields } from '../lib/wrong-fields.ts'
import { m } from '../messages/m.ts'
import { checkEmail } from './check-email.rules.ts'
import { checkPassword } from './sign-in/password.rules.ts'

/** The sign-in credentials. */
export type SignInValues = { username: string; password: string }

/** The inline register mode of the sign-in (spec section 2). */
export type QuickValues = {
  loginId: string
  loginPassword: string
  email: string
  firstName: string
  lastName: string
}

const loginIdShape = /^[\p{L}\p{N}._-]{3,40}$/u

/** Returns what is missing for a sign-in, by field. */
export function checkSignIn({ username, password }: SignInValues): WrongFields {
  return {
    ...(username.trim() ? {} : { username: m.customers_login_id_required() }),
    ...(password ? {} : { password: m.customers_password_required() }),
  }
}

/** Returns what is wrong with the first and last name, by field. */
export function checkNames(names: { firstName: string; lastName: string }): WrongFields {
  return {
    ...(names.firstName.trim() ? {} : { firstName: m.customers_first_name_required() }),
    ...(names.lastName.trim() ? {} : { lastName: m.customers_last_name_required() }),
  }
}

/** Returns what is wrong with a quick registration, by field. */
export function checkQuick(values: QuickValues): WrongFields {
  const { email, firstName, lastName } = values
  const loginId = values.loginId.trim()
  const isOwnEmail = loginId !== '' && loginId.toLowerCase() === email.trim().toLowerCase()
  const password = checkPassword(values.loginPassword, [
    loginId,
    email,
    firstName,
    lastName,
    `${firstName} ${lastName}`,
  ])
  return {
    ...(loginId ? {} : { loginId: m.customers_login_id_required() }),
    ...(loginId && !isOwnEmail && !loginIdShape.test(loginId)
      ? { loginId: m.customers_login_id_invalid() }
      : {}),
    ...(password ? { loginPassword: password } : {}),
    ...checkEmail(email),
    ...checkNames(values),
  }
}
