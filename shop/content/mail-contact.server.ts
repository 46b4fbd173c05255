import { createHash } from 'node:crypto'
import { handlePrepared } from '../lib/handler.server.ts'
import type { Limit } from '../lib/limits.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { mailContact } from './content.contract.ts'

const contactsFromAddress: Limit = { name: 'contact', most: 5, seconds: 3600 }

const hashOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)

/** Mails the message to the shop's own address. A message caught by the trap gets the same answer and is never sent. */
export const answerMailContact = handlePrepared(
  mailContact,
  (_input, { limits, visitor }) => limits.spend(contactsFromAddress, visitor.address),
  async ({ website, ...message }, { database, outbox, clock }) => {
    const { email } = await readSettings(database)
    const now = clock()
    await outbox.add({
      channel: 'mail',
      template: 'contact',
      recipient: email,
      data: message,
      dedupeKey: `contact ${hashOf(message.email)} ${now.getTime()}`,
      ...(website ? { parkedAt: now } : {}),
    })
    return { mailed: true as const }
  },
)
