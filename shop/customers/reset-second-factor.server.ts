import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import type { Caller } from '../lib/shop.server.ts'
import { changeSettings } from '../settings/save-settings.server.ts'
import { loginOf } from './change-roles.server.ts'
import { dropFactors } from './drop-second-factor.server.ts'
import { mailAboutFactor } from './mail-about-factor.server.ts'
import { requireSecondFactor, resetSecondFactor } from './staff.contract.ts'

export const answerResetSecondFactor = handle(resetSecondFactor, async ({ custId }, shop) => {
  const { database, caller, audit } = shop
  // One's own needs the password and a code: whoever finds an open screen must not get rid of it.
  if (custId === (caller as Caller).custId) return refuse(resetSecondFactor, 'OWN', undefined)
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
