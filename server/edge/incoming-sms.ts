import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { databaseOn } from '../../database/pool.ts'
import { setSmsConsent } from '../../shop/customers/sms-consent.server.ts'
import { isFromTwilio } from '../../shop/mails/twilio.server.ts'
import { m } from '../../shop/messages/m.ts'
import { readSettings } from '../../shop/settings/read-settings.server.ts'
import { sendProblem } from '../calls/errors.ts'
import type { Configuration } from '../process/configuration.ts'

/** The address to which Twilio sends people's replies. */
export const INCOMING_PATH = '/api/alert/incoming'
/** The words that providers treat as opt-out and opt-in, whatever else they do with them. */
const NO = /^(stop|stopall|unsubscribe|cancel|end|quit|optout|revoke)$/i
const YES = /^(start|yes|unstop)$/i
const NOTHING_TO_SAY = '<?xml version="1.0" encoding="UTF-8"?><Response/>'

/**
 * `POST /api/alert/incoming`: replies to text messages, sent by Twilio and signed with the account's token. STOP turns text
 * messages off for everyone with this number, START turns them on. Exists only if the account and the shop's public address,
 * which the signature contains, are configured.
 */
export function routeIncomingSms(app: FastifyInstance, pool: Pool, configuration: Configuration): void {
  const { TWILIO_AUTH_TOKEN: token, PUBLIC_ADDRESS: publicAddress } = configuration
  if (!token || !publicAddress) return
  app.register(async part => {
    part.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 20_000 },
      async (_request: unknown, body: string | Buffer) =>
        Object.fromEntries(new URLSearchParams(String(body))),
    )
    part.post(INCOMING_PATH, { schema: { hide: true } as object }, async (request, reply) => {
      const fields = (request.body ?? {}) as Record<string, string>
      const signature = request.headers['x-twilio-signature']
      const url = publicAddress + request.url
      if (typeof signature !== 'string' || !isFromTwilio(signature, token, url, fields))
        return sendProblem(request, reply, { name: 'NOT_ALLOWED', status: 403, title: m.lib_not_yours() })
      const word = (fields.Body ?? '').trim()
      const isNo = NO.test(word)
      if (/^\+\d{6,15}$/.test(fields.From ?? '') && (isNo || YES.test(word))) {
        const database = databaseOn(pool)
        const { defaultCountry: country } = await readSettings(database)
        const change = { number: fields.From as string, country, allowed: !isNo }
        const accounts = await setSmsConsent(database, change)
        request.log.info({ accounts, allowed: !isNo }, 'text messages were switched')
      }
      return reply.type('text/xml; charset=utf-8').send(NOTHING_TO_SAY)
    })
  })
}
