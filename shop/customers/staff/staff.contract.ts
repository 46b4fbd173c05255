import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { filledLine, id } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'
import { workRoles } from '../../lib/permissions.ts'
import { m } from '../../messages/m.ts'
import { email } from '../customer-fields.ts'

const role = z.enum(workRoles)
/** A role, at one branch or (null) at all. One that is unknown to this version of the shop grants no permission. */
const held = z.object({
  role: z.string(),
  branchId: z.int().nullable(),
  branchName: z.string().nullable(),
  since: z.string(),
})
const member = z.object({
  custId: z.int(),
  loginId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(held),
  /** True if the account has a second factor. */
  secondFactor: z.boolean(),
  lastSeenAt: z.string().nullable(),
})
const invitation = z.object({
  invitationId: z.int(),
  email: z.string(),
  role,
  /** Null: at all branches. */
  branchId: z.int().nullable(),
  branchName: z.string().nullable(),
  invitedAt: z.string(),
  expiresAt: z.string(),
})
const notFound = { NOT_FOUND } as const
const done = z.object({ custId: z.int(), roles: z.array(z.string()) })

export const findStaff = defineCall({
  does: 'Lists the staff with their roles, second factor and last visit.',
  method: 'GET',
  path: '/staff/find',
  who: 'staff: staff',
  input: z.strictObject(listFields(['name', 'since', 'lastSeen'])),
  output: listOf(member),
  example: {
    input: { q: '', sort: 'name', page: 1, size: 25 },
    output: {
      rows: [
        {
          custId: 1042,
          loginId: 'zainab@example.org',
          firstName: 'Zainab',
          lastName: 'Qureshi',
          email: 'zainab@example.org',
          roles: [{ role: 'owner', branchId: null, branchName: null, since: '2026-11-20T09:30:00.000Z' }],
          secondFactor: true,
          lastSeenAt: '2026-11-21T08:05:00.000Z',
        },
      ],
      total: 1,
    },
  },
  failures: {},
})

const exampleInvitation = {
  invitationId: 3,
  email: 'bilal@example.org',
  role: 'catalogue',
  branchId: null,
  branchName: null,
  invitedAt: '2026-11-20T09:30:00.000Z',
  expiresAt: '2026-11-27T09:30:00.000Z',
} as const

export const findInvitations = defineCall({
  does: 'Lists the open staff invitations, the open branches, and whether staff need a second factor.',
  method: 'GET',
  path: '/staff/findInvitations',
  who: 'staff: staff',
  input: z.strictObject({}),
  output: z.object({
    /** The latest hundred. */
    invitations: z.array(invitation),
    branches: z.array(z.object({ branchId: z.int(), branchName: z.string() })),
    requireTwoFactor: z.boolean(),
    /** True if a mail server is set up; without one, an owner hands links over. */
    mailed: z.boolean(),
  }),
  example: {
    input: {},
    output: {
      invitations: [exampleInvitation],
      branches: [{ branchId: 1, branchName: 'Gulshan-e-Iqbal' }],
      requireTwoFactor: false,
      mailed: true,
    },
  },
  failures: {},
})

export const giveRole = defineCall({
  does: 'Gives a role at a branch, or at all, to an account, by login id or confirmed e-mail.',
  method: 'POST',
  path: '/staff/giveRole',
  who: 'staff: staff',
  input: z.strictObject({
    login: filledLine(254, m.customers_login_id_required),
    role,
    branchId: id.nullable().default(null),
  }),
  output: done,
  example: {
    input: { login: 'bilal@example.org', role: 'catalogue' },
    output: { custId: 1043, roles: ['catalogue'] },
  },
  failures: {
    ...notFound,
    BAD_INPUT,
    NO_ACCOUNT: { status: 404, says: () => m.customers_staff_no_account() },
    NOT_PROVEN: { status: 409, says: () => m.customers_staff_not_proven() },
    HAS_ROLE: { status: 409, says: () => m.customers_staff_has_role() },
  },
})

export const takeRole = defineCall({
  does: 'Removes a role at a branch. The last owner stays. Removing the last role ends the sessions of the account.',
  method: 'POST',
  path: '/staff/takeRole',
  who: 'staff: staff',
  input: z.strictObject({ custId: id, role, branchId: id.nullable().default(null) }),
  output: done,
  example: {
    input: { custId: 1043, role: 'catalogue' },
    output: { custId: 1043, roles: [] },
  },
  failures: { ...notFound, LAST_OWNER: { status: 409, says: () => m.customers_staff_last_owner() } },
})

export const inviteStaff = defineCall({
  does: 'Sends a link with which a person without an account can open one with this role. It works for seven days.',
  method: 'POST',
  path: '/staff/invite',
  who: 'staff: staff',
  limited: true,
  input: z.strictObject({ email, role, branchId: id.nullable().default(null) }),
  output: invitation,
  example: {
    input: { email: 'bilal@example.org', role: 'catalogue' },
    output: exampleInvitation,
  },
  failures: {
    ...notFound,
    BAD_INPUT,
    HAS_ACCOUNT: { status: 409, says: () => m.customers_staff_has_account() },
  },
})

export const withdrawInvitation = defineCall({
  does: 'Withdraws an invitation: its link no longer works.',
  method: 'POST',
  path: '/staff/withdrawInvitation',
  who: 'staff: staff',
  input: z.strictObject({ invitationId: id }),
  output: z.object({ invitationId: z.int() }),
  example: { input: { invitationId: 3 }, output: { invitationId: 3 } },
  failures: notFound,
})

export const resetSecondFactor = defineCall({
  does: "Switches off another person's second factor if they have lost it, and ends their sessions.",
  method: 'POST',
  path: '/staff/resetSecondFactor',
  who: 'staff: staff',
  input: z.strictObject({ custId: id }),
  output: z.object({ custId: z.int() }),
  example: { input: { custId: 1043 }, output: { custId: 1043 } },
  failures: { ...notFound, OWN: { status: 409, says: () => m.customers_staff_own_factor() } },
})

export const requireSecondFactor = defineCall({
  does: 'Sets whether staff roles require a second factor.',
  method: 'POST',
  path: '/staff/requireSecondFactor',
  who: 'staff: staff',
  input: z.strictObject({ requireTwoFactor: z.boolean() }),
  output: z.object({ requireTwoFactor: z.boolean() }),
  example: { input: { requireTwoFactor: true }, output: { requireTwoFactor: true } },
  failures: {},
})

export const staffCalls = [
  findStaff,
  findInvitations,
  giveRole,
  takeRole,
  inviteStaff,
  withdrawInvitation,
  resetSecondFactor,
  requireSecondFactor,
] as const
