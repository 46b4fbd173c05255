import { newPerson } from '../people.ts'
import type { CallCase } from './call-case.ts'
import { PASSWORD } from './call-world.ts'

/** The input of a new person without a phone number, with the common password. */
const nameless = ({ phone1, ...person }: ReturnType<typeof newPerson>) => ({
  ...person,
  loginPassword: PASSWORD,
})

/** Cases of the calls about staff, their codes and the audit. */
export const staffCases: Record<string, CallCase> = {
  'GET /secondFactor/find': { good: () => ({}), bad: { change: { custId: 1 }, field: '' } },
  'POST /secondFactor/begin': {
    good: async (world, me) => {
      if (me) await world.factor(me, 'none')
      return { loginPassword: PASSWORD }
    },
    bad: { change: { loginPassword: '' }, field: 'loginPassword' },
  },
  'POST /secondFactor/confirm': {
    good: async (world, me) => ({ code: me ? await world.factor(me, 'begun') : '123456' }),
    bad: { change: { code: '' }, field: 'code' },
  },
  'POST /secondFactor/remove': {
    good: async (world, me) => ({
      loginPassword: PASSWORD,
      code: me ? await world.factor(me, 'confirmed') : '123456',
    }),
    bad: { change: { code: 'x'.repeat(61) }, field: 'code' },
  },
  'POST /secondFactor/renewRecoveryCodes': {
    good: async (world, me) => ({
      loginPassword: PASSWORD,
      code: me ? await world.factor(me, 'confirmed') : '123456',
    }),
    bad: { change: { code: '' }, field: 'code' },
  },
  'POST /users/becomeOwner': {
    good: async world => ({ secret: await world.ownerLink(), ...nameless(newPerson()) }),
    bad: { change: { email: 'nobody' }, field: 'email' },
  },
  'POST /users/findInvitation': {
    good: async world => ({ secret: (await world.invitation()).secret }),
    bad: { change: { secret: 'x'.repeat(201) }, field: 'secret' },
  },
  'POST /users/joinStaff': {
    good: async world => ({
      secret: (await world.invitation()).secret,
      firstName: 'Bilal',
      lastName: 'Siddiqui',
      loginPassword: PASSWORD,
    }),
    bad: { change: { firstName: ' ' }, field: 'firstName' },
  },
  'GET /staff/find': {
    good: () => ({ sort: '-lastSeen' }),
    bad: { change: { sort: 'evil' }, field: 'sort' },
  },
  'GET /staff/findInvitations': { good: () => ({}), bad: { change: { x: 1 }, field: '' } },
  'POST /staff/giveRole': {
    good: async world => {
      const { email } = await world.picker()
      await world.shop.pool.query('update customers set proven_email = login_id where login_id = $1', [email])
      return { login: email, role: 'content' }
    },
    bad: { change: { role: 'representative' }, field: 'role' },
  },
  'POST /staff/takeRole': {
    good: async world => ({ custId: (await world.picker()).custId, role: 'picker' }),
    bad: { change: { custId: 0 }, field: 'custId' },
  },
  'POST /staff/invite': {
    good: () => ({ email: newPerson().email, role: 'orders' }),
    bad: { change: { email: 'nobody' }, field: 'email' },
  },
  'POST /staff/withdrawInvitation': {
    good: async world => ({ invitationId: (await world.invitation()).invitationId }),
    bad: { change: { invitationId: 'x' }, field: 'invitationId' },
  },
  'POST /staff/resetSecondFactor': {
    good: async world => {
      const picker = await world.picker()
      await world.factor(picker, 'confirmed')
      return { custId: picker.custId }
    },
    bad: { change: { custId: 'x' }, field: 'custId' },
  },
  'POST /staff/requireSecondFactor': {
    good: () => ({ requireTwoFactor: false }),
    bad: { change: { requireTwoFactor: 'no' }, field: 'requireTwoFactor' },
  },
  'GET /audit/find': {
    good: () => ({ subject: 'product', from: '2026-11-01', q: 'okra' }),
    bad: { change: { from: '2026-02-30' }, field: 'from' },
  },
}
