import { and, eq } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { subjectOf } from '../../mails/letters/letter-words.ts'
import { writeLetter, writeSms } from '../../mails/letters/letters.ts'
import { outbox } from '../../mails/outbox.tables.server.ts'
import { plainText } from '../../mails/plain-mail.ts'
import { type MessageRow, readFacts, type Wording } from '../../mails/read-facts.server.ts'
import { m } from '../../messages/m.ts'
import { readStaffSettings } from '../../settings/read-settings.server.ts'
import { isMeant, showMessage } from './find-outbox.server.ts'
import { findMessageText } from './outbox.contract.ts'

/** Reads a message; undefined if there is none, or it has no recipient. */
export async function readMessage(database: Shop['database'], id: number): Promise<MessageRow | undefined> {
  const [row] = await database
    .select()
    .from(outbox)
    .where(and(eq(outbox.messageId, id), isMeant))
  return row
}

/** The wording for staff: links are masked, so that staff cannot open what was sent to someone else. */
export const staffWording = async ({
  database,
  publicAddress,
}: Pick<Shop, 'database' | 'publicAddress'>): Promise<Wording> => ({
  settings: await readStaffSettings(database),
  publicAddress,
  maskedLink: m.office_outbox_link(),
})

export const answerFindMessageText = handle(findMessageText, async ({ id }, { database, publicAddress }) => {
  const row = await readMessage(database, id)
  if (!row) return refuse(findMessageText, 'NOT_FOUND', undefined)
  const facts = await readFacts(database, row, await staffWording({ database, publicAddress }))
  const sms = row.channel === 'sms' ? writeSms(row.template, facts) : undefined
  if (sms !== undefined) return { ...showMessage(row), subject: '', text: sms }
  const letter = row.channel === 'mail' ? writeLetter(row.template, facts) : undefined
  if (!letter) return refuse(findMessageText, 'NOT_FOUND', undefined)
  return { ...showMessage(row), subject: subjectOf(letter.subject), text: plainText(letter.parts) }
})
