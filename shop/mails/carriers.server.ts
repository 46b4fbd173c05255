import type { Services } from '../lib/services.ts'
import type { SmsProvider } from './sms-provider.server.ts'
import type { Mailer, Patience } from './smtp.server.ts'

/** The values that decide how messages are sent. */
export type Carrying = Services['values']

/** The channels that are set up; without one, messages wait. */
export const carriersOf = ({ SMTP_URL, SMS_URL, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN }: Carrying) => ({
  mail: SMTP_URL !== undefined,
  sms: SMS_URL !== undefined || (TWILIO_ACCOUNT_SID !== undefined && TWILIO_AUTH_TOKEN !== undefined),
})

/** Returns the provider of text messages: Twilio, or one that takes them by HTTP. Its code is loaded only if needed. */
export async function smsProviderOf(values: Carrying): Promise<SmsProvider | undefined> {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, SMS_URL: url } = values
  if (accountSid && authToken) {
    const { twilio } = await import('./twilio.server.ts')
    const { TWILIO_ADDRESS: address, TWILIO_MESSAGING_SERVICE: service } = values
    return twilio({ accountSid, authToken, address, service })
  }
  if (!url) return undefined
  const { httpSms } = await import('./http-sms.server.ts')
  return httpSms({ url, token: values.SMS_TOKEN })
}

/** Returns the mail server, whose connections the caller closes. Its code is loaded only if needed. */
export async function mailerOf({ SMTP_URL }: Carrying, patience?: Patience): Promise<Mailer | undefined> {
  if (!SMTP_URL) return undefined
  const { smtpMailer } = await import('./smtp.server.ts')
  const { readSmtpUrl } = await import('./smtp-options.ts')
  return smtpMailer(readSmtpUrl(SMTP_URL), patience)
}
