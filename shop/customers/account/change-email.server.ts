import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import { findAccount } from '../find-accounts.server.ts'
import { checkOwnPassword } from '../sign-in/check-credentials.server.ts'
import { mailProof } from '../sign-in/mail-link.server.ts'
import { askForProof, changeEmail } from '../sign-in/sign-in.contract.ts'
import { mailsFromAddress, proofsToMailbox } from '../sign-in/sign-in-limits.ts'

export const answerChangeEmail = handlePrepared(
  changeEmail,
  async ({ email, loginPassword }, shop) => {
    const { custId } = shop.caller
    const account = await checkOwnPassword(custId, loginPassword, shop)
    if (!account) return refuse(changeEmail, 'PASSWORD_WRONG', undefined)
    await shop.limits.spend(mailsFromAddress, shop.visitor.address)
    await shop.limits.spend(proofsToMailbox, email.toLowerCase())
    return account
  },
  async ({ email }, shop, { custId, firstName, email: before }) => {
    await mailProof(shop, { template: 'prove-email', email, firstName, custId })
    await shop.outbox.add({
      channel: 'mail',
      template: 'email-change-asked',
      recipient: before,
      data: { custId, firstName },
      dedupeKey: `email-change-asked ${custId} ${shop.clock().getTime()}`,
    })
    return { mailed: true as const }
  },
)

export const answerAskForProof = handlePrepared(
  askForProof,
  async (_input, { database, caller, limits, visitor }) => {
    const account = await findAccount(database, caller.custId)
    if (!account) throw new Error('The session belongs to no account')
    await limits.spend(mailsFromAddress, visitor.address)
    await limits.spend(proofsToMailbox, account.email.toLowerCase())
    return account
  },
  async (_input, shop, { custId, firstName, email }) => {
    await mailProof(shop, { template: 'prove-email', email, firstName, custId })
    return { mailed: true as const }
  },
)
