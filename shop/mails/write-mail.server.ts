import type { Database } from '../../database/pool.ts'
import { looksLikeEmail } from '../lib/looks-like-email.ts'
import { drawMail, type MailFrame } from './draw-mail.server.ts'
import { onOneLine, subjectOf } from './letter-words.ts'
import { writeLetter } from './letters.ts'
import type { MessageFacts } from './mail-facts.ts'
import type { Letter } from './mail-parts.ts'
import { plainFoot, plainText } from './plain-mail.ts'
import { type MessageRow, readFacts, type Wording } from './read-facts.server.ts'

/** A mail as its reader gets it. */
export type WrittenMail = {
  from: { name: string; address: string }
  to: string
  replyTo: string | undefined
  subject: string
  html: string
  text: string
  messageId: string
}

/** Who writes, as it stands at the head and the foot. */
const frameOf = ({ settings, publicAddress }: Wording): MailFrame => ({
  shopName: settings.shopName,
  address: settings.address,
  phone: settings.phone,
  email: settings.email,
  home: publicAddress || '/',
})

/** A letter in both forms. */
export const drawnLetter = (letter: Letter, wording: Wording) => ({
  subject: subjectOf(letter.subject),
  html: drawMail(letter, frameOf(wording)),
  text: `${plainText([{ kind: 'text', text: letter.title }, ...letter.parts])}\n\n${plainFoot(frameOf(wording))}\n`,
})

/** Letters and texts of a message for who looks at it; nothing where nobody knows how it is written. */
export async function readLetter(
  database: Database,
  row: Pick<MessageRow, 'template' | 'data'>,
  wording: Wording,
): Promise<{ letter: Letter | undefined; facts: MessageFacts }> {
  const facts = await readFacts(database, row, wording)
  return { letter: writeLetter(row.template, facts), facts }
}

/**
 * The mail of a row, drawn. Its Message-ID is that of the row, so that a repeat can be known: it goes to whoever did not mark
 * it as sent.
 */
export async function writeMail(
  database: Database,
  row: MessageRow,
  wording: Wording,
): Promise<WrittenMail | undefined> {
  const { letter } = await readLetter(database, row, wording)
  if (!letter) return undefined
  const { settings } = wording
  const address = settings.mailSenderAddress || settings.email
  const name = onOneLine(settings.mailSenderName || settings.shopName)
  const writer = row.template === 'contact' ? String(row.data.email ?? '') : ''
  const replyTo = isMailbox(writer) ? writer : settings.mailReplyTo
  const domain = address.split('@').at(-1)
  return {
    from: { name, address },
    to: row.recipient,
    replyTo: replyTo || undefined,
    ...drawnLetter(letter, wording),
    messageId: `<souk-${row.messageId}@${domain}>`,
  }
}

/** Whether a mail can be addressed by this: one mailbox, nothing that a header could be made of. */
export const isMailbox = (text: string): boolean =>
  looksLikeEmail(text) && text.length <= 254 && !/[\p{Cc}<>()[\],;:\\"]/u.test(text)
