import { eq } from 'drizzle-orm'
import { findAccount } from '../../customers/find-accounts.server.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { Limit } from '../../lib/limits.server.ts'
import { outbox } from '../../mails/outbox.tables.server.ts'
import { sendTest } from './sending.contract.ts'

const testsByAccount: Limit = { name: 'test-mail', most: 5, seconds: 3600 }

/** Sends a test mail, only ever to the caller's own mailbox. */
export const answerSendTest = handlePrepared(
  sendTest,
  async (_input, { database, caller, limits }) => {
    const { custId } = caller
    const account = await findAccount(database, custId)
    if (!account) throw new Error('The session belongs to no account')
    await limits.spend(testsByAccount, String(custId))
    return account
  },
  async (_input, shop, { custId, email, firstName }) => {
    const { database } = shop
    const dedupeKey = `test ${custId} ${shop.clock().getTime()}`
    await shop.outbox.add({
      channel: 'mail',
      template: 'test',
      recipient: email,
      data: { custId, firstName },
      dedupeKey,
    })
    const [written] = await database
      .select({ messageId: outbox.messageId })
      .from(outbox)
      .where(eq(outbox.dedupeKey, dedupeKey))
    const messageId = (written as { messageId: number }).messageId
    await shop.audit.add({ action: 'send test', subject: 'message', subjectId: messageId })
    return { messageId, recipient: email }
  },
)
