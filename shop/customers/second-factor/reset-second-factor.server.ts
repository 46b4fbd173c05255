import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { changeSettings } from '../../settings/save-settings.server.ts'
import { loginOf } from '../staff/change-roles.server.ts'
import { requireSecondFactor, resetSecondFactor } from '../staff/staff.contract.ts'
import { dropFactors } from './drop-second-factor.server.ts'
import { mailAboutFactor } from './mail-about-factor.server.ts'

export const answerResetSecondFactor = handle(resetSecondFactor, async ({ custId }, shop) => {
  const { database, caller, audit } = shop
  // Switching off one's own needs the password and a code: access to an open screen must not be enough.
  if (custId === caller.custId) return refuse(resetSecondFactor, 'OWN', undefined)
  const [dropped] = await dropFactors(database, [custId])
  if (dropped === undefined) return refuse(resetSecondFactor, 'NOT_FOUND', undefined)
  await mailAboutFactor(shop, 'second-factor-off', custId)
  const before = { account: await loginOf(database, custId), secondFactor: true }
  await audit.add({ action: 'reset second factor', subject: 'staff', subjectId: custId, before })
  return { custId }
})

export const answerRequireSecondFactor = handle(requireSecondFactor, async ({ requireTwoFactor }, shop) => {
  await changeSettings({ requireTwoFactor }, shop)
  return { requireTwoFactor }
})
