import { createTransport } from 'nodemailer'
import { m } from '../messages/m.ts'
import { SendFailure } from './send-failure.ts'
import type { SmtpOptions } from './smtp-options.ts'
import type { WrittenMail } from './write-mail.server.ts'

/** Sends mails; `close` ends its connections. */
export type Mailer = { send(mail: WrittenMail): Promise<void>; close(): void }

/** The timeouts of a server in milliseconds: to connect, to greet, and between two responses. */
export type Patience = { connect: number; greeting: number; socket: number }
const patience: Patience = { connect: 10_000, greeting: 10_000, socket: 30_000 }

/** The number of simultaneous connections. */
export const CONNECTIONS = 4

type SmtpError = { code?: string; command?: string; responseCode?: number; message?: string }

/** Sends over SMTP, over a few connections that stay open for as long as the mailer lives. */
export function smtpMailer(options: SmtpOptions, waits: Patience = patience): Mailer {
  const transport = createTransport({
    ...options,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 1,
    connectionTimeout: waits.connect,
    greetingTimeout: waits.greeting,
    socketTimeout: waits.socket,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  })
  /** After a broken connection: the failure if the server is away; undefined if only this message failed. */
  const isAway = () => transport.verify().then(() => undefined, whyAway)
  return {
    async send({ from, to, replyTo, subject, html, text, messageId }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          subject,
          html,
          text,
          messageId,
          // Stops automatic replies such as absence notices.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        })
      } catch (error) {
        throw (
          failureOf(error as SmtpError) ??
          (await isAway()) ??
          new SendFailure('later', m.mails_problem_broken())
        )
      }
    },
    close: () => transport.close(),
  }
}

const isFinal = (code: number | undefined) => code !== undefined && code >= 500

/** Maps an error of the server to a failure; undefined if the connection itself broke. */
function failureOf({ code, command, responseCode }: SmtpError): SendFailure | undefined {
  if (code === 'EAUTH' || code === 'ENOAUTH') return new SendFailure('away', m.mails_problem_sign_in())
  if (code === 'ETLS' || code === 'EREQUIRETLS') return new SendFailure('away', m.mails_problem_insecure())
  if (command === 'MAIL FROM' && isFinal(responseCode))
    return new SendFailure('away', m.mails_problem_sender())
  if (code === 'EENVELOPE' && responseCode === undefined)
    return new SendFailure('refused', m.mails_problem_address())
  if (code === 'EENVELOPE' && isFinal(responseCode))
    return new SendFailure('refused', m.mails_problem_refused())
  if (code === 'EMESSAGE' && isFinal(responseCode))
    return new SendFailure('refused', m.mails_problem_message())
  if (responseCode !== undefined && responseCode >= 400)
    return new SendFailure('later', m.mails_problem_later())
  return undefined
}

const whyAway = (error: SmtpError) => {
  const known = failureOf(error)
  return known?.kind === 'away' ? known : new SendFailure('away', wordsOf(error))
}

/** Certificates that the server shows, but that nobody trusts or that belong to another name. */
const CERTIFICATE = /certificate|altnames|self.signed/i

/** Says why there is no connection. */
function wordsOf({ code, message = '' }: SmtpError): string {
  if (code === 'EDNS') return m.mails_problem_no_name()
  if (message.includes('ECONNREFUSED')) return m.mails_problem_closed()
  if (CERTIFICATE.test(message)) return m.mails_problem_certificate()
  if (/wrong version number|packet length/i.test(message)) return m.mails_problem_other_kind()
  if (code === 'ETIMEDOUT') return m.mails_problem_silent()
  return m.mails_problem_unreachable()
}
