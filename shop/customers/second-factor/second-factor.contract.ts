import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import { code, codeWrong, password, passwordWrong } from '../customer-fields.ts'

const recoveryCodes = z.array(z.string())
const exampleCodes = ['4T7Q-0VXK-9M2C-HB6R', 'ZC31-8WGD-5YNE-2KSP']
const exampleInput = { loginPassword: 'seven cups of tea', code: '492039' }
const notOn = { NOT_ON: { status: 409, says: () => m.customers_factor_not_on() } } as const
const alreadyOn = { ALREADY_ON: { status: 409, says: () => m.customers_factor_already_on() } } as const

export const findSecondFactor = defineCall({
  does: 'Answers whether the account signs in with a code, and the number of recovery codes left.',
  method: 'GET',
  path: '/secondFactor/find',
  who: 'signed in',
  input: z.strictObject({}),
  output: z.object({
    on: z.boolean(),
    since: z.string().nullable(),
    recoveryCodesLeft: z.int(),
    /** True if the shop requires a second factor for roles, and this account has roles. */
    needed: z.boolean(),
  }),
  example: {
    input: {},
    output: { on: true, since: '2026-11-20T09:30:00.000Z', recoveryCodesLeft: 9, needed: false },
  },
  failures: {},
})

export const beginSecondFactor = defineCall({
  does: 'Makes a secret for an authenticator app. It takes effect once a code confirms it. Needs the password.',
  method: 'POST',
  path: '/secondFactor/begin',
  who: 'signed in',
  limited: true,
  input: z.strictObject({ loginPassword: password }),
  output: z.object({ secret: z.string(), uri: z.string() }),
  example: {
    input: { loginPassword: 'seven cups of tea' },
    output: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Souk:zainab%40example.org?issuer=Souk&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    },
  },
  failures: { ...passwordWrong, ...alreadyOn },
})

export const confirmSecondFactor = defineCall({
  does: 'Switches sign-in codes on with the first code and ends other sessions. Answers the recovery codes, only this once.',
  method: 'POST',
  path: '/secondFactor/confirm',
  who: 'signed in',
  limited: true,
  input: z.strictObject({ code }),
  output: z.object({ recoveryCodes }),
  example: { input: { code: '492039' }, output: { recoveryCodes: exampleCodes } },
  failures: {
    NOT_BEGUN: { status: 409, says: () => m.customers_factor_not_begun() },
    ...alreadyOn,
    ...codeWrong,
  },
})

export const removeSecondFactor = defineCall({
  does: 'Switches sign-in codes off. Needs the password and a code or recovery code.',
  method: 'POST',
  path: '/secondFactor/remove',
  who: 'signed in',
  limited: true,
  input: z.strictObject({ loginPassword: password, code }),
  output: z.object({ on: z.literal(false) }),
  example: { input: exampleInput, output: { on: false } },
  failures: { ...passwordWrong, ...notOn, ...codeWrong },
})

export const renewRecoveryCodes = defineCall({
  does: 'Makes new recovery codes; the old ones stop working. Needs the password and a code.',
  method: 'POST',
  path: '/secondFactor/renewRecoveryCodes',
  who: 'signed in',
  limited: true,
  input: z.strictObject({ loginPassword: password, code }),
  output: z.object({ recoveryCodes }),
  example: { input: exampleInput, output: { recoveryCodes: exampleCodes } },
  failures: { ...passwordWrong, ...notOn, ...codeWrong },
})

export const secondFactorCalls = [
  findSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
] as const
