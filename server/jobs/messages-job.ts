import type { Pool } from 'pg'
import { databaseOn, inTransaction } from '../../database/pool.ts'
import { carriersOf, mailerOf, smsProviderOf } from '../../shop/mails/carriers.server.ts'
import { dueMessages } from '../../shop/mails/due-messages.server.ts'
import type { MessageChannel } from '../../shop/mails/outbox.rules.ts'
import type { Configuration } from '../process/configuration.ts'
import { derivedFrom } from '../process/secret.ts'
import type { JobWatch } from './job.ts'

/** The milliseconds for which a channel pauses if nothing can be sent. */
const PAUSE = 60_000

/** The configuration now, the base of links now, and the secret that opens theirs. */
type Sending = { now: () => Configuration; publicAddress: () => string; secret: string }

/** The job that sends the outbox. A channel that cannot send pauses, until its services are set differently. */
export function messagesJob({ now, publicAddress, secret }: Sending) {
  let paused: Partial<Record<MessageChannel, { until: number; by: Configuration }>> = {}
  const isPaused = (channel: MessageChannel) => {
    const { until = 0, by } = paused[channel] ?? {}
    return until >= Date.now() && by === now()
  }
  return {
    name: 'messages',
    cron: '* * * * *',
    /** Returns a query for due messages, on channels that are set up and not paused. */
    due: () => {
      const carriers = carriersOf(now())
      const channels = (['mail', 'sms'] as const).filter(channel => carriers[channel] && !isPaused(channel))
      return channels.length === 0 ? undefined : dueMessages(channels)
    },
    work: async (pool: Pool, watch: JobWatch) => {
      const by = now()
      const carriers = carriersOf(by)
      if (!carriers.mail && !carriers.sms) return { sent: 0, later: 0, parked: 0, away: [] }
      // React draws the mails and reads this when it is loaded.
      process.env.NODE_ENV ??= 'production'
      const { sendMessages } = await import('../../shop/mails/send-messages.server.ts')
      const mailer = await mailerOf(by)
      try {
        const counts = await sendMessages({
          database: databaseOn(pool),
          inTransaction: work => inTransaction(pool, work),
          clock: () => new Date(),
          publicAddress: publicAddress(),
          derive: derivedFrom(secret),
          mailer,
          sms: await smsProviderOf(by),
          ...watch,
        })
        const until = Date.now() + PAUSE
        paused = Object.fromEntries(counts.away.map(channel => [channel, { until, by }]))
        return counts
      } finally {
        mailer?.close()
      }
    },
  }
}
