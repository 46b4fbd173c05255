import type { Pool } from 'pg'
import { databaseOn, inTransaction } from '../database/pool.ts'
import type { MessageChannel } from '../shop/mails/outbox.rules.ts'
import type { SmsProvider } from '../shop/mails/sms-provider.server.ts'
import type { Configuration } from './configuration.ts'
import type { JobWatch } from './jobs.ts'

/** What of the configuration says how messages leave the shop. */
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

/** A channel on which nothing goes out is left alone for so long, in milliseconds. */
const PAUSE = 60_000

/** By what messages leave the shop; without it they wait. */
export const carriersOf = ({ SMTP_URL, SMS_URL, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN }: Carrying) => ({
  mail: SMTP_URL !== undefined,
  sms: SMS_URL !== undefined || (TWILIO_ACCOUNT_SID !== undefined && TWILIO_AUTH_TOKEN !== undefined),
})

/** Who carries text messages: Twilio, or whoever takes them by HTTP. What they need is loaded only then. */
async function smsProviderOf(configuration: Carrying): Promise<SmsProvider | undefined> {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, SMS_URL: url } = configuration
  if (accountSid && authToken) {
    const { twilio } = await import('../shop/mails/twilio.server.ts')
    const { TWILIO_ADDRESS: address, TWILIO_MESSAGING_SERVICE: service } = configuration
    return twilio({ accountSid, authToken, address, service })
  }
  if (!url) return undefined
  const { httpSms } = await import('../shop/mails/http-sms.server.ts')
  return httpSms({ url, token: configuration.SMS_TOKEN })
}

async function mailerOf({ SMTP_URL }: Carrying) {
  if (!SMTP_URL) return undefined
  const { smtpMailer } = await import('../shop/mails/smtp.server.ts')
  const { readSmtpUrl } = await import('../shop/mails/smtp-options.ts')
  return smtpMailer(readSmtpUrl(SMTP_URL))
}

/** The job that sends what stands in the outbox; `publicAddress` is where links lead. */
export function messagesJob(configuration: Carrying, publicAddress: string) {
  const carriers = carriersOf(configuration)
  const pausedUntil: Partial<Record<MessageChannel, number>> = {}
  return {
    name: 'messages',
    cron: '* * * * *',
    /** Answers a row where a message is due that somebody carries, and nobody was away lately. */
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
      // Mails are drawn by React, which looks at this when it is loaded.
      process.env.NODE_ENV ??= 'production'
      const { sendMessages } = await import('../shop/mails/send-messages.server.ts')
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
