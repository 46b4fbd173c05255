import { setSmsConsent } from '../customers/sms-consent.server.ts'
import { hidden, type Routing } from '../lib/routing.server.ts'
import { m } from '../messages/m.ts'
import { stopOrderTexts } from '../orders/order-texts.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { isFromTwilio } from './twilio.server.ts'

/** The address to which Twilio sends people's replies. */
export const INCOMING_PATH = '/api/alert/incoming'
/** The words that providers treat as opt-out and opt-in, whatever else they do with them. */
const NO = /^(stop|stopall|unsubscribe|cancel|end|quit|optout|revoke)$/i
const YES = /^(start|yes|unstop)$/i
const NOTHING_TO_SAY = '<?xml version="1.0" encoding="UTF-8"?><Response/>'

/**
 * `POST /api/alert/incoming`: replies to text messages, sent by Twilio and signed with the account's token. STOP turns text
 * messages off for everyone with this number, guests included, START turns them on for accounts. Answers only while the account
 * and the shop's public address, which the signature contains, are set.
 */
export const routeIncomingSms: Routing = (app, tools) => {
  const { database, refuse } = tools
  app.register(async part => {
    part.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 20_000 },
      async (_request: unknown, body: string | Buffer) =>
        Object.fromEntries(new URLSearchParams(String(body))),
    )
    part.post(INCOMING_PATH, hidden, async (request, reply) => {
      const { TWILIO_AUTH_TOKEN: token, PUBLIC_ADDRESS: publicAddress } = tools.services.values
      if (!token || !publicAddress) return reply.callNotFound()
      const fields = (request.body ?? {}) as Record<string, string>
      const signature = request.headers['x-twilio-signature']
      const url = publicAddress + request.url
      if (typeof signature !== 'string' || !isFromTwilio(signature, token, url, fields))
        return refuse(request, reply, { name: 'NOT_ALLOWED', status: 403, title: m.lib_not_yours() })
      const word = (fields.Body ?? '').trim()
      const isNo = NO.test(word)
      if (/^\+\d{6,15}$/.test(fields.From ?? '') && (isNo || YES.test(word))) {
        const { defaultCountry: country } = await readSettings(database)
        const change = { number: fields.From as string, country, allowed: !isNo }
        const accounts = await setSmsConsent(database, change)
        const orders = isNo ? await stopOrderTexts(database, change) : 0
        request.log.info({ accounts, orders, allowed: !isNo }, 'text messages were switched')
      }
      return reply.type('text/xml; charset=utf-8').send(NOTHING_TO_SAY)
    })
  })
}
