import { createHmac, timingSafeEqual } from 'node:crypto'
import { askProvider, checkStatus, type SmsProvider } from './sms-provider.server.ts'

/** A Twilio account; `service` sends if the settings name no sender. */
export type TwilioAccount = {
  accountSid: string
  authToken: string
  address: string
  service?: string | undefined
}

/** "Attempt to send to unsubscribed recipient". */
const OPTED_OUT = 21_610

/** Sends through Twilio's API, version 2010-04-01. */
export function twilio({ accountSid, authToken, address, service }: TwilioAccount): SmsProvider {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    async send({ to, from, text }) {
      const sender: Record<string, string> =
        from || !service ? { From: from } : { MessagingServiceSid: service }
      const { status, text: said } = await askProvider(
        `${address}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        {
          headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ To: to, ...sender, Body: text }).toString(),
        },
      )
      checkStatus(status, { optedOut: codeIn(said) === OPTED_OUT })
    },
  }
}

function codeIn(said: string): unknown {
  try {
    return (JSON.parse(said) as { code?: unknown } | null)?.code
  } catch {
    return undefined
  }
}

/** Returns the signature with which Twilio sends `fields` to `url`. */
export function twilioSignature(authToken: string, url: string, fields: Record<string, string>): string {
  const signed =
    url +
    Object.keys(fields)
      .sort()
      .map(name => name + fields[name])
      .join('')
  return createHmac('sha1', authToken).update(signed).digest('base64')
}

/** True if a request comes from Twilio; compared in constant time. */
export function isFromTwilio(
  given: string,
  authToken: string,
  url: string,
  fields: Record<string, string>,
): boolean {
  const right = Buffer.from(twilioSignature(authToken, url, fields))
  const shown = Buffer.from(given)
  return shown.length === right.length && timingSafeEqual(shown, right)
}
