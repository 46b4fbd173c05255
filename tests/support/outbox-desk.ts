import { databaseOn, inTransaction } from '../../database/pool.ts'
import { derivedFrom } from '../../server/process/secret.ts'
import { sealSecrets } from '../../shop/mails/sealed-secrets.server.ts'
import { sendMessages } from '../../shop/mails/send-messages.server.ts'
import type { Senders } from '../../shop/mails/senders.server.ts'
import type { SmsProvider } from '../../shop/mails/sms-provider.server.ts'
import { smtpMailer } from '../../shop/mails/smtp.server.ts'
import { readSmtpUrl } from '../../shop/mails/smtp-options.ts'
import { TEST_SECRET, type TestShop } from './test-shop.ts'

let written = 0

/** A row of the outbox for tests. */
export type OutboxState = {
  state: 'sent' | 'parked' | 'waiting'
  attempts: number
  problem: string | null
  data: Record<string, unknown>
  /** The seconds until the next attempt. */
  wait: number
}

/** Writes, sends and inspects messages in tests. */
export function outboxDesk(shop: TestShop) {
  const run = (change: string, ...values: unknown[]) => shop.pool.query(change, values)
  return {
    run,
    /** Writes a message as a cause would, with its secrets sealed, and returns its id. */
    async write(
      recipient: string,
      template = 'password-changed',
      data: Record<string, unknown> = { firstName: 'Zainab' },
      channel = 'mail',
    ): Promise<number> {
      written += 1
      const sealed = sealSecrets(
        { channel: 'mail', template, recipient, data, dedupeKey: '' },
        derivedFrom(TEST_SECRET),
      )
      const { rows } = await run(
        `insert into outbox (channel, template, recipient, data, dedupe_key) values ($1, $2, $3, $4, $5)
         returning message_id::int as id`,
        channel,
        template,
        recipient,
        JSON.stringify(sealed.data),
        `test ${written}`,
      )
      return rows[0].id
    },
    async look(id: number): Promise<OutboxState> {
      const { rows } = await run(
        `select case when sent_at is not null then 'sent' when parked_at is not null then 'parked' else 'waiting' end as state,
          attempts, problem, data, extract(epoch from next_try_at - now())::float8 as wait from outbox where message_id = $1`,
        id,
      )
      return rows[0]
    },
    /** Makes all messages due, and drops all claims. */
    dueNow: () =>
      run(`update outbox set next_try_at = now() - interval '1 second', claimed_until = now() - interval '1 second'
        where sent_at is null and parked_at is null`),
    empty: () => run('delete from outbox'),
    senders: (more: Partial<Senders>): Senders => ({
      database: databaseOn(shop.pool),
      inTransaction: work => inTransaction(shop.pool, work),
      clock: () => new Date(),
      publicAddress: 'https://souk.example',
      derive: derivedFrom(TEST_SECRET),
      mailer: undefined,
      sms: undefined,
      isStopping: () => false,
      report: error => {
        throw error
      },
      ...more,
    }),
    /** Sends due mails to a server that is given a second for each step. */
    async sendMails(url: string, more: Partial<Senders> = {}) {
      const mailer = smtpMailer(readSmtpUrl(url), { connect: 1000, greeting: 1000, socket: 1000 })
      try {
        return await sendMessages(this.senders({ mailer, ...more }))
      } finally {
        mailer.close()
      }
    },
    sendTexts(sms: SmsProvider) {
      return sendMessages(this.senders({ sms }))
    },
  }
}

export type OutboxDesk = ReturnType<typeof outboxDesk>
