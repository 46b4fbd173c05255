import { handle } from '../../lib/handler.server.ts'
import { endSession, endSessions } from './sessions.server.ts'
import { signOut, signOutEverywhere } from './sign-in.contract.ts'

export const answerSignOut = handle(signOut, async (_input, { database, caller, signIn }) => {
  await endSession(database, caller)
  signIn(undefined)
  return { signedOut: true as const }
})

export const answerSignOutEverywhere = handle(
  signOutEverywhere,
  async (_input, { database, caller, signIn }) => {
    await endSessions(database, caller.custId)
    signIn(undefined)
    return { signedOut: true as const }
  },
)
