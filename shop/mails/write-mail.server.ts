import type { Database } from '../../database/pool.ts'
import { looksLikeEmail } from '../lib/looks-like-email.ts'
import { drawMail, type MailFrame } from './draw-mail.server.ts'
import { onOneLine, subjectOf } from './letters/letter-words.ts'
import { writeLetter } from './letters/letters.ts'
import type { MessageFacts } from './mail-facts.ts'
import type { Letter } from './mail-parts.ts'
import { plainFoot, plainText } from './plain-mail.ts'
import { type MessageCause, readFacts, type ShopWords, type Wording } from './read-facts.server.ts'

/** A mail as the reader gets it. */
export type WrittenMail = {
  from: { name: string; address: string }
  to: string
  replyTo: string | undefined
  subject: string
  html: string
  text: string
  messageId: string
}

/** The sender, as shown at the head and foot. */
const frameOf = ({ settings, publicAddress }: ShopWords): MailFrame => ({
  shopName: settings.shopName,
  address: settings.address,
  phone: settings.phone,
  email: settings.email,
  home: publicAddress || '/',
})

/** A letter as HTML and as plain text. */
export const drawnLetter = (letter: Letter, wording: ShopWords) => ({
  subject: subjectOf(letter.subject),
  html: drawMail(letter, frameOf(wording)),
  text: `${plainText([{ kind: 'text', text: letter.title }, ...letter.parts])}\n\n${plainFoot(frameOf(wording))}\n`,
})

/** Returns the letter of a message, for viewing, and its facts; no letter if its template is unknown. */
export async function readLetter(
  database: Database,
  row: MessageCause,
  wording: Wording,
): Promise<{ letter: Letter | undefined; facts: MessageFacts }> {
  const facts = await readFacts(database, row, wording)
  return { letter: writeLetter(row.template, facts), facts }
}

/**
 * Renders the mail of a row. Its Message-ID is derived from the row, so that a repeat can be recognised if a sender crashed
 * before marking it as sent.
 */
export async function writeMail(
  database: Database,
  row: MessageCause & { messageId: number | string },
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

/** True if this is a usable mail address: a single mailbox, with nothing that could inject a header. */
export const isMailbox = (text: string): boolean =>
  looksLikeEmail(text) && text.length <= 254 && !/[\p{Cc}<>()[\],;:\\"]/u.test(text)
