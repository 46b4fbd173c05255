import type { Pool } from 'pg'
import { databaseOn, inTransaction } from '../../database/pool.ts'
import type { MessageChannel } from '../../shop/mails/outbox.rules.ts'
import type { SmsProvider } from '../../shop/mails/sms-provider.server.ts'
import type { Configuration } from './configuration.ts'
import type { JobWatch } from './job.ts'

/** The part of the configuration about sending messages. */
type Carrying = Pick<
  Configuration,
  | 'SMTP_URL'
  | 'SMS_URL'
  | 'SMS_TOKEN'
  | 'TWILIO_ACCOUNT_SID'
  | 'TWILIO_AUTH_TOKEN'
  | 'TWILIO_MESSAGING_SERVICE'
  | 'TWILIO_ADDRESS'
>

/** The milliseconds for which a channel pauses if nothing can be sent. */
const PAUSE = 60_000

/** The configured channels; without one, messages wait. */
export const carriersOf = ({ SMTP_URL, SMS_URL, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN }: Carrying) => ({
  mail: SMTP_URL !== undefined,
  sms: SMS_URL !== undefined || (TWILIO_ACCOUNT_SID !== undefined && TWILIO_AUTH_TOKEN !== undefined),
})

/** Returns the provider of text messages: Twilio, or one that takes them by HTTP. Its code is loaded only if needed. */
async function smsProviderOf(configuration: Carrying): Promise<SmsProvider | undefined> {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, SMS_URL: url } = configuration
  if (accountSid && authToken) {
    const { twilio } = await import('../../shop/mails/twilio.server.ts')
    const { TWILIO_ADDRESS: address, TWILIO_MESSAGING_SERVICE: service } = configuration
    return twilio({ accountSid, authToken, address, service })
  }
  if (!url) return undefined
  const { httpSms } = await import('../../shop/mails/http-sms.server.ts')
  return httpSms({ url, token: configuration.SMS_TOKEN })
}

async function mailerOf({ SMTP_URL }: Carrying) {
  if (!SMTP_URL) return undefined
  const { smtpMailer } = await import('../../shop/mails/smtp.server.ts')
  const { readSmtpUrl } = await import('../../shop/mails/smtp-options.ts')
  return smtpMailer(readSmtpUrl(SMTP_URL))
}

/** The job that sends the outbox; `publicAddress` is the base of links. */
export function messagesJob(configuration: Carrying, publicAddress: string) {
  const carriers = carriersOf(configuration)
  const pausedUntil: Partial<Record<MessageChannel, number>> = {}
  return {
    name: 'messages',
    cron: '* * * * *',
    /** Returns a query for due messages, on channels that are configured and not paused. */
    due: () => {
      const channels = (['mail', 'sms'] as const).filter(
        channel => carriers[channel] && (pausedUntil[channel] ?? 0) < Date.now(),
      )
      return channels.length === 0
        ? undefined
        : `select 1 from outbox where channel in (${channels.map(channel => `'${channel}'`).join()})
            and sent_at is null and parked_at is null and next_try_at <= now() limit 1`
    },
    work: async (pool: Pool, watch: JobWatch) => {
      if (!carriers.mail && !carriers.sms) return { sent: 0, later: 0, parked: 0, away: [] }
      // React draws the mails and reads this when it is loaded.
      process.env.NODE_ENV ??= 'production'
      const { sendMessages } = await import('../../shop/mails/send-messages.server.ts')
      const mailer = await mailerOf(configuration)
      try {
        const counts = await sendMessages({
          database: databaseOn(pool),
          inTransaction: work => inTransaction(pool, work),
          clock: () => new Date(),
          publicAddress,
          mailer,
          sms: await smsProviderOf(configuration),
          ...watch,
        })
        for (const channel of counts.away) pausedUntil[channel] = Date.now() + PAUSE
        return counts
      } finally {
        mailer?.close()
      }
    },
  }
}
