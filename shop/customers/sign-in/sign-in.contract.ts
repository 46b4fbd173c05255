import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { filledLine, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import {
  about,
  badInput,
  code,
  customer,
  email,
  flag,
  ignored,
  linkDead,
  loginId,
  password,
  passwordWrong,
  taken,
} from '../customer-fields.ts'
import { exampleNewCustomer, exampleSecret, exampleSession, exampleToken } from '../customers.examples.ts'

export const register = defineCall({
  does: 'Opens an account. The answer is the same whether or not the e-mail is known; an e-mail asks its owner to confirm it.',
  method: 'POST',
  path: '/users/register',
  alias: ['/users/registerCustomer', '/registerCustomer'],
  who: 'anyone',
  limited: true,
  input: z.strictObject({
    loginId: loginId.optional(),
    loginPassword: password,
    email,
    firstName: about.firstName,
    lastName: about.lastName,
    phone1: line(40).optional(),
    businessFlag: flag.optional(),
    custType: ignored,
    custId: ignored,
  }),
  output: z.object({ custId: z.int(), customer }),
  example: {
    input: {
      loginPassword: 'seven cups of tea',
      email: 'zainab@example.org',
      firstName: 'Zainab',
      lastName: 'Qureshi',
      custType: 'C',
      businessFlag: false,
    },
    output: { custId: 1042, customer: exampleNewCustomer },
  },
  failures: { ...badInput, ...taken },
})

const signedIn = z.object({
  authenticated: z.boolean(),
  customer: z.object({
    custId: z.int(),
    loginId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    custType: z.string(),
  }),
  /** A session's token: browsers get it as a cookie, other clients send it as `Authorization: Bearer`. */
  token: z.string(),
})
const nobody = z.object({ authenticated: z.literal(false), customer: z.null(), token: z.literal('') })
const wrong = {
  /** There were too many guesses: the password counts only beside a code from `users/mailSignInCode`. */
  MAILED_CODE: { status: 401, says: () => m.customers_mailed_code_needed(), data: nobody },
  WRONG_CREDENTIALS: { status: 401, says: () => m.customers_wrong_credentials(), data: nobody },
  /** The password is right, but the account also needs a code. */
  SECOND_FACTOR: { status: 401, says: () => m.customers_second_factor(), data: nobody },
  CODE_WRONG: { status: 401, says: () => m.customers_code_wrong(), data: nobody },
} as const

export const authenticateUser = defineCall({
  does: 'Signs in with a login id or an e-mail, and a code if the account needs one. Starts a session: a cookie for browsers and a token for programs.',
  method: 'POST',
  path: '/users/authenticate',
  alias: ['/users/loginsignin', '/loginsignin'],
  who: 'anyone',
  limited: true,
  input: z.strictObject({
    loginId: line(254),
    loginPassword: z.string().max(1000),
    mailedCode: code.optional(),
    code: code.optional(),
  }),
  output: signedIn,
  example: {
    input: { loginId: 'zainab@example.org', loginPassword: 'seven cups of tea' },
    output: exampleSession,
  },
  failures: wrong,
})

export const authenticateCustomer = defineCall({
  does: 'Works like users/authenticate, with the field names `username` and `password`.',
  method: 'POST',
  path: '/customer/authenticate',
  who: 'anyone',
  limited: true,
  input: z.strictObject({
    username: line(254),
    password: z.string().max(1000),
    mailedCode: code.optional(),
    code: code.optional(),
  }),
  output: signedIn,
  example: {
    input: { username: 'zainab@example.org', password: 'seven cups of tea' },
    output: exampleSession,
  },
  failures: wrong,
})

export const mailSignInCode = defineCall({
  does: 'Mails a code with which the owner of an account signs in after too many wrong passwords. The answer and its timing are the same for known and unknown names.',
  method: 'POST',
  path: '/users/mailSignInCode',
  who: 'anyone',
  limited: true,
  input: z.strictObject({ loginId: filledLine(254, m.customers_login_id_required) }),
  output: z.object({ mailed: z.literal(true) }),
  example: { input: { loginId: 'zainab@example.org' }, output: { mailed: true } },
  failures: {},
})

export const signOut = defineCall({
  does: "Ends the caller's session.",
  method: 'POST',
  path: '/users/signOut',
  who: 'signed in',
  input: z.strictObject({}),
  output: z.object({ signedOut: z.literal(true) }),
  example: { input: {}, output: { signedOut: true } },
  failures: {},
})

export const signOutEverywhere = defineCall({
  does: 'Ends all sessions of the account, including this one.',
  method: 'POST',
  path: '/users/signOutEverywhere',
  who: 'signed in',
  input: z.strictObject({}),
  output: z.object({ signedOut: z.literal(true) }),
  example: { input: {}, output: { signedOut: true } },
  failures: {},
})

export const changePassword = defineCall({
  does: 'Changes the password, ends all other sessions and starts a new one.',
  method: 'POST',
  path: '/users/changePassword',
  who: 'signed in',
  limited: true,
  input: z.strictObject({ loginPassword: password, newPassword: password }),
  output: z.object({ token: z.string() }),
  example: {
    input: { loginPassword: 'seven cups of tea', newPassword: 'eight cups of kahwa' },
    output: { token: exampleToken },
  },
  failures: { ...badInput, ...passwordWrong },
})

export const changeEmail = defineCall({
  does: 'Sends a link to a new e-mail, which becomes the account’s once the link is opened. Needs the password.',
  method: 'POST',
  path: '/users/changeEmail',
  who: 'signed in',
  limited: true,
  input: z.strictObject({ email, loginPassword: password }),
  output: z.object({ mailed: z.literal(true) }),
  example: {
    input: { email: 'z.qureshi@example.org', loginPassword: 'seven cups of tea' },
    output: { mailed: true },
  },
  failures: passwordWrong,
})

export const askForProof = defineCall({
  does: 'Sends the link that confirms the account’s e-mail again.',
  method: 'POST',
  path: '/users/askForProof',
  who: 'signed in',
  limited: true,
  input: z.strictObject({}),
  output: z.object({ mailed: z.literal(true) }),
  example: { input: {}, output: { mailed: true } },
  failures: {},
})

export const proveEmail = defineCall({
  does: 'Uses the link to confirm the account’s e-mail. Earlier orders with this e-mail then belong to the account.',
  method: 'POST',
  path: '/users/proveEmail',
  who: 'signed in',
  limited: true,
  input: z.strictObject({ secret: line(200) }),
  output: z.object({ email: z.string() }),
  example: { input: { secret: exampleSecret }, output: { email: 'zainab@example.org' } },
  failures: {
    ...linkDead,
    OTHER_ACCOUNT: { status: 403, says: () => m.customers_other_account() },
    EMAIL_TAKEN: { status: 409, says: () => m.customers_email_taken() },
  },
})

export const forgotPassword = defineCall({
  does: 'Sends a link to reset the password. The answer and its timing are the same for known and unknown addresses.',
  method: 'POST',
  path: '/users/forgotPassword',
  who: 'anyone',
  limited: true,
  input: z.strictObject({ email }),
  output: z.object({ mailed: z.literal(true) }),
  example: { input: { email: 'zainab@example.org' }, output: { mailed: true } },
  failures: {},
})

export const resetPassword = defineCall({
  does: 'Sets a new password with an e-mailed link, which works once within an hour. Ends all sessions and confirms the e-mail.',
  method: 'POST',
  path: '/users/resetPassword',
  who: 'anyone',
  limited: true,
  input: z.strictObject({ secret: line(200), newPassword: password }),
  output: z.object({ changed: z.literal(true) }),
  example: {
    input: { secret: exampleSecret, newPassword: 'eight cups of kahwa' },
    output: { changed: true },
  },
  failures: { ...badInput, ...linkDead },
})

export const signInCalls = [
  register,
  authenticateUser,
  authenticateCustomer,
  mailSignInCode,
  signOut,
  signOutEverywhere,
  changePassword,
  changeEmail,
  askForProof,
  proveEmail,
  forgotPassword,
  resetPassword,
] as const
