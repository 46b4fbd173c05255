import type { Database } from '../../database/pool.ts'
import { internationalNumber } from '../customers/phone-number.server.ts'
import { allowsSms, setSmsConsent } from '../customers/sms-consent.server.ts'
import { m } from '../messages/m.ts'
import { stopOrderTexts, textedNumberOf } from '../orders/order-texts.server.ts'
import type { StaffSettings } from '../settings/settings.contract.ts'
import { isStillMine } from './claim-messages.server.ts'
import { isAboutOrder, mailTemplates, smsTemplates, writeSms } from './letters/letters.ts'
import { isTooOld } from './outbox.rules.ts'
import { type MessageRow, readFacts } from './read-facts.server.ts'
import { SendFailure } from './send-failure.ts'
import type { Senders } from './senders.server.ts'
import { isMailbox, writeMail } from './write-mail.server.ts'

/** Sends a claimed message; throws a `SendFailure` if it cannot be sent. */
export async function sendOne(
  senders: Senders,
  row: MessageRow,
  settings: StaffSettings,
): Promise<'sent' | 'not mine'> {
  const { database, clock } = senders
  const isSms = row.channel === 'sms'
  if (!(isSms ? smsTemplates : mailTemplates).includes(row.template))
    throw new SendFailure('refused', m.mails_problem_template())
  if (isTooOld(row.template, row.createdAt, clock())) throw new SendFailure('refused', m.mails_problem_old())
  if (!(await isStillMine(database, row))) return 'not mine'
  await (isSms ? sendSmsOf : sendMailOf)(senders, row, settings)
  return 'sent'
}

async function sendMailOf(
  { database, mailer, publicAddress, derive }: Senders,
  row: MessageRow,
  settings: StaffSettings,
): Promise<void> {
  if (!isMailbox(row.recipient)) throw new SendFailure('refused', m.mails_problem_address())
  const mail = await writeMail(database, row, { settings, publicAddress, derive })
  if (!mail) throw causeGone()
  await mailer?.send(mail)
}

async function sendSmsOf(
  { database, sms, publicAddress, derive }: Senders,
  row: MessageRow,
  settings: StaffSettings,
): Promise<void> {
  const country = settings.defaultCountry
  const number = internationalNumber(row.recipient, country)
  if (!number) throw new SendFailure('refused', m.mails_problem_number())
  const facts = await readFacts(database, row, { settings, publicAddress, derive })
  const text = writeSms(row.template, facts)
  if (!text || (isAboutOrder(row.template) && !facts.order)) throw causeGone()
  const custId = typeof row.data.custId === 'number' ? row.data.custId : undefined
  // Checked at the last moment: people who have opted out since then get nothing more.
  if (!(await isAllowed(database, row, custId)))
    throw new SendFailure('refused', m.mails_problem_no_consent())
  try {
    await sms?.send({ to: number, from: settings.smsSender, text, key: `souk-${row.messageId}` })
  } catch (error) {
    if (error instanceof SendFailure && error.optedOut) {
      await setSmsConsent(database, { number, country, allowed: false })
      await stopOrderTexts(database, { number, country })
    }
    throw error
  }
}

/** True if a text is allowed now: by the account, or by the guest whose order it is about. */
async function isAllowed(database: Database, row: MessageRow, custId: number | undefined): Promise<boolean> {
  const { orderId } = row.data
  return custId === undefined && typeof orderId === 'number'
    ? (await textedNumberOf(database, orderId)) === row.recipient
    : allowsSms(database, { custId, phone: row.recipient })
}

const causeGone = () => new SendFailure('refused', m.mails_problem_cause())
