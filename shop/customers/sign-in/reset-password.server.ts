import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import { markProven } from '../account/prove-email.server.ts'
import { findAccount, findAccounts } from '../find-accounts.server.ts'
import { isWithin } from '../open-account.server.ts'
import { checkNewPassword } from './common-passwords.server.ts'
import { replacePassword } from './credentials.server.ts'
import { holdAccounts } from './hold-account.server.ts'
import { mailResets } from './mail-link.server.ts'
import { readLink, useLink } from './mailed-links.server.ts'
import { hashPassword, saltFor } from './passwords.server.ts'
import { endSessions } from './sessions.server.ts'
import { forgotPassword, resetPassword } from './sign-in.contract.ts'
import { linksFromAddress, mailsFromAddress, resetsToMailbox } from './sign-in-limits.ts'

export const answerForgotPassword = handlePrepared(
  forgotPassword,
  async ({ email }, { limits, visitor }) => {
    await limits.spend(mailsFromAddress, visitor.address)
    // One mail too many is not sent, but the call succeeds: the earlier links still work.
    return isWithin(limits, resetsToMailbox, email.toLowerCase())
  },
  async ({ email }, shop, mayMail) => {
    const accounts = await findAccounts(shop.database, email)
    // The account that has proven the mailbox; without one, up to five opened with it, of which the reader chooses.
    const meant = accounts[0]?.proven ? accounts.slice(0, 1) : accounts.slice(0, 5)
    const custIds = meant.map(({ custId }) => custId)
    const open = await holdAccounts(shop.database, custIds)
    const left = meant.filter(({ custId }) => open.includes(custId))
    if (mayMail) await mailResets(shop, email, left)
    return { mailed: true as const }
  },
)

export const answerResetPassword = handlePrepared(
  resetPassword,
  async ({ secret, newPassword }, { database, limits, visitor, clock, derive }) => {
    await limits.spend(linksFromAddress, visitor.address)
    const wrong = await checkNewPassword(newPassword, [])
    if (wrong) return refuse(resetPassword, 'BAD_INPUT', undefined, { newPassword: wrong })
    const link = await readLink(database, 'reset-password', secret, clock())
    return hashPassword(newPassword, saltFor(link?.email ?? '', derive))
  },
  async ({ secret, newPassword }, { database, clock }, hash) => {
    const now = clock()
    const link = await useLink(database, 'reset-password', secret, now)
    const account = link && (await findAccount(database, link.custId))
    if (!link || !account || account.email.toLowerCase() !== link.email.toLowerCase())
      return refuse(resetPassword, 'LINK_DEAD', undefined)
    const { custId, email, loginId, firstName, lastName } = account
    const wrong = await checkNewPassword(newPassword, [email, loginId, firstName, lastName])
    if (wrong) return refuse(resetPassword, 'BAD_INPUT', undefined, { newPassword: wrong })
    await replacePassword(database, custId, hash, now)
    await endSessions(database, custId)
    // Reading the mail proves the mailbox.
    if (!(await markProven(database, { custId, email }, now)))
      return refuse(resetPassword, 'LINK_DEAD', undefined)
    return { changed: true as const }
  },
)
