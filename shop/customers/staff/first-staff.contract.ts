import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { line } from '../../lib/fields.ts'
import { workRoles } from '../../lib/permissions.ts'
import { m } from '../../messages/m.ts'
import { about, badInput, email, password, passwordWrong } from '../customer-fields.ts'
import { exampleSecret, exampleToken } from '../customers.examples.ts'

const secret = line(200)
const begun = z.object({ custId: z.int(), token: z.string() })
/** `branchName`: null if the role is for all branches. */
const invitation = z.object({ email: z.string(), role: z.enum(workRoles), branchName: z.string().nullable() })

export const becomeOwner = defineCall({
  does: 'Uses the link that a shop without an owner prints at its start: opens an account, or takes the signed-in one, makes it the owner and signs in.',
  method: 'POST',
  path: '/users/becomeOwner',
  who: 'anyone',
  greets: true,
  limited: true,
  /** Names and e-mail are for people who are not signed in. */
  input: z.strictObject({
    secret,
    loginPassword: password,
    firstName: about.firstName.optional(),
    lastName: about.lastName.optional(),
    email: email.optional(),
  }),
  output: begun,
  example: {
    input: {
      secret: exampleSecret,
      loginPassword: 'seven cups of tea',
      firstName: 'Zainab',
      lastName: 'Qureshi',
      email: 'zainab@example.org',
    },
    output: { custId: 1042, token: exampleToken },
  },
  failures: {
    ...badInput,
    ...passwordWrong,
    LINK_DEAD: { status: 400, says: () => m.customers_owner_link_dead() },
    OWNER_EXISTS: { status: 409, says: () => m.customers_owner_exists() },
  },
})

export const findInvitation = defineCall({
  does: 'Answers the details of a staff invitation without using it up.',
  method: 'POST',
  path: '/users/findInvitation',
  who: 'anyone',
  limited: true,
  reads: true,
  input: z.strictObject({ secret }),
  output: invitation,
  example: {
    input: { secret: exampleSecret },
    output: { email: 'bilal@example.org', role: 'catalogue', branchName: 'Souk Clifton' },
  },
  failures: { LINK_DEAD: { status: 404, says: () => m.customers_invitation_dead() } },
})

export const joinStaff = defineCall({
  does: 'Accepts a staff invitation: opens an account with its e-mail, confirms the e-mail, gives the role and signs in.',
  method: 'POST',
  path: '/users/joinStaff',
  who: 'anyone',
  limited: true,
  input: z.strictObject({
    secret,
    firstName: about.firstName,
    lastName: about.lastName,
    loginPassword: password,
  }),
  output: begun,
  example: {
    input: {
      secret: exampleSecret,
      firstName: 'Bilal',
      lastName: 'Siddiqui',
      loginPassword: 'four crates of okra',
    },
    output: { custId: 1043, token: exampleToken },
  },
  failures: {
    ...badInput,
    LINK_DEAD: { status: 400, says: () => m.customers_invitation_dead() },
    EMAIL_TAKEN: { status: 409, says: () => m.customers_email_taken() },
  },
})

export const firstStaffCalls = [becomeOwner, findInvitation, joinStaff] as const
