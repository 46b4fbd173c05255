import { refuse } from '../lib/call.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import { authOn } from './auth-engine.server.ts'
import { checkNewPassword } from './common-passwords.server.ts'
import { findAccount, findAccounts } from './find-accounts.server.ts'
import { mailLink } from './mail-link.server.ts'
import { readLink, useLink } from './mailed-links.server.ts'
import { hashPassword } from './passwords.server.ts'
import { markProven } from './prove-email.server.ts'
import { endSessions } from './sessions.server.ts'
import { forgotPassword, resetPassword } from './sign-in.contract.ts'
import { linksFromAddress, mailsFromAddress, mailsToMailbox } from './sign-in-limits.ts'

export const answerForgotPassword = handlePrepared(
  forgotPassword,
  async ({ email }, { limits, visitor }) => {
    await limits.spend(mailsFromAddress, visitor.address)
    await limits.spend(mailsToMailbox, email.toLowerCase())
  },
  async ({ email }, shop) => {
    // The one that has proven the mailbox; until one has, the latest that was opened with it.
    const accounts = await findAccounts(shop.database, email)
    const account = accounts[0]?.proven ? accounts[0] : accounts.at(-1)
    await mailLink(shop, {
      purpose: 'reset-password',
      template: 'reset-password',
      email: account?.email ?? email,
      firstName: account?.firstName ?? '',
      custId: account?.custId,
    })
    return { mailed: true as const }
  },
)

export const answerResetPassword = handlePrepared(
  resetPassword,
  async ({ secret, newPassword }, { database, limits, visitor, clock }) => {
    await limits.spend(linksFromAddress, visitor.address)
    const wrong = checkNewPassword(newPassword, [])
    if (wrong) return refuse(resetPassword, 'BAD_INPUT', undefined, { newPassword: wrong })
    const link = await readLink(database, 'reset-password', secret, clock())
    const account = link && (await findAccount(database, link.custId))
    return hashPassword(newPassword, account?.password)
  },
  async ({ secret, newPassword }, { database, clock }, hash) => {
    const now = clock()
    const link = await useLink(database, 'reset-password', secret, now)
    const account = link && (await findAccount(database, link.custId))
    if (!link || !account || account.email.toLowerCase() !== link.email.toLowerCase())
      return refuse(resetPassword, 'LINK_DEAD', undefined)
    const { custId, email, loginId, firstName, lastName } = account
    const wrong = checkNewPassword(newPassword, [email, loginId, firstName, lastName])
    if (wrong) return refuse(resetPassword, 'BAD_INPUT', undefined, { newPassword: wrong })
    await authOn(database).updatePassword(String(custId), hash)
    await endSessions(database, custId)
    // Whoever read the mail has the mailbox.
    if (!(await markProven(database, { custId, email }, now)))
      return refuse(resetPassword, 'LINK_DEAD', undefined)
    return { changed: true as const }
  },
)
