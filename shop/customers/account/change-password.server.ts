import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import { checkOwnPassword } from '../sign-in/check-credentials.server.ts'
import { checkNewPassword } from '../sign-in/common-passwords.server.ts'
import { replacePassword } from '../sign-in/credentials.server.ts'
import { hashPassword, saltFor } from '../sign-in/passwords.server.ts'
import { beginSession, endSessions } from '../sign-in/sessions.server.ts'
import { changePassword } from '../sign-in/sign-in.contract.ts'

export const answerChangePassword = handlePrepared(
  changePassword,
  async ({ loginPassword, newPassword }, shop) => {
    const { custId } = shop.caller
    const account = await checkOwnPassword(custId, loginPassword, shop)
    if (!account) return refuse(changePassword, 'PASSWORD_WRONG', undefined)
    const own = [account.email, account.loginId, account.firstName, account.lastName]
    const wrong = await checkNewPassword(newPassword, own)
    if (wrong) return refuse(changePassword, 'BAD_INPUT', undefined, { newPassword: wrong })
    return { account, hash: await hashPassword(newPassword, saltFor(account.email, shop.derive)) }
  },
  async (_input, { database, clock, outbox, signIn }, { account, hash }) => {
    const { custId, email, firstName } = account
    const now = clock()
    await replacePassword(database, custId, hash, now)
    await endSessions(database, custId)
    const token = await beginSession(database, custId, now)
    signIn({ token, custId })
    await outbox.add({
      channel: 'mail',
      template: 'password-changed',
      recipient: email,
      data: { custId, firstName },
      dedupeKey: `password-changed ${custId} ${now.getTime()}`,
    })
    return { token }
  },
)
