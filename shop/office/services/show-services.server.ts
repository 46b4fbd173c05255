import { findAccount } from '../../customers/find-accounts.server.ts'
import { smsNumberOf } from '../../customers/sms-consent.server.ts'
import { handle } from '../../lib/handler.server.ts'
import { type ServiceName, type ServiceValues, serviceVariables } from '../../lib/services.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { readSmtpUrl } from '../../mails/smtp-options.ts'
import { usualPort } from './mail-address.rules.ts'
import { findServices, type ShownServices } from './services.contract.ts'
import { readStoredServices, type StoredServices } from './stored-services.server.ts'

/** The last four characters of a secret that is long enough to stay one. */
const endOf = (secret: string | undefined) => (secret && secret.length >= 12 ? secret.slice(-4) : '')

function shownMail(address: string | undefined) {
  if (!address) return { host: '', port: 587, encryption: 'starttls' as const, user: '', passwordSet: false }
  const { host, port, secure, ignoreTLS, auth } = readSmtpUrl(address)
  const encryption = secure ? ('tls' as const) : ignoreTLS ? ('none' as const) : ('starttls' as const)
  return {
    host,
    port: port || usualPort(encryption),
    encryption,
    user: auth?.user ?? '',
    passwordSet: Boolean(auth?.pass),
  }
}

/** The address of a provider without what may be secret in it. */
const bare = (url: string) => url.replace(/[?#].*$/, '').replace(/\/\/[^/@]*@/, '//')

const shownTexts = ({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, ...values }: ServiceValues) => {
  const byTwilio = Boolean(TWILIO_ACCOUNT_SID) || !values.SMS_URL
  const token = byTwilio ? TWILIO_AUTH_TOKEN : values.SMS_TOKEN
  return {
    provider: byTwilio ? ('twilio' as const) : ('other' as const),
    account: TWILIO_ACCOUNT_SID ?? '',
    service: values.TWILIO_MESSAGING_SERVICE ?? '',
    url: byTwilio ? '' : bare(values.SMS_URL ?? ''),
    tokenSet: Boolean(token),
    tokenEnds: endOf(token),
  }
}

/** Returns the services without their secrets, as the environment or `stored` has them. */
export async function showServices(shop: SignedInShop, stored: StoredServices): Promise<ShownServices> {
  const { services, cards, caller, database, publicAddress } = shop
  const standingOf = (name: ServiceName) => {
    const { version = 0, values } = stored[name] ?? {}
    const fixed = services.fixed[name]
    return { fixed, set: fixed || version > 0, readable: fixed || version === 0 || Boolean(values), version }
  }
  /** The stored values may be newer than those that this process has heard of. */
  const valuesOf = (name: ServiceName): ServiceValues =>
    services.fixed[name]
      ? Object.fromEntries(serviceVariables[name].map(variable => [variable, services.values[variable]]))
      : (stored[name]?.values ?? {})
  const keys = valuesOf('cards')
  const address = valuesOf('address').PUBLIC_ADDRESS ?? ''
  const [account, phone] = await Promise.all([
    findAccount(database, caller.custId),
    smsNumberOf(database, caller.custId),
  ])
  return {
    address: { ...standingOf('address'), address },
    mail: { ...standingOf('mail'), ...shownMail(valuesOf('mail').SMTP_URL) },
    texts: { ...standingOf('texts'), ...shownTexts(valuesOf('texts')) },
    cards: {
      ...standingOf('cards'),
      provider: keys.STRIPE_SECRET_KEY ? 'stripe' : cards?.name === 'practice' ? 'practice' : null,
      live: /^[a-z]+_live_/.test(keys.STRIPE_SECRET_KEY ?? ''),
      publishableKey: keys.STRIPE_PUBLISHABLE_KEY ?? '',
      secretEnds: endOf(keys.STRIPE_SECRET_KEY),
      webhookEnds: endOf(keys.STRIPE_WEBHOOK_SECRET),
      webhookAddress:
        address || publicAddress ? `${address || publicAddress}/api/payment/webhook/stripe` : '',
    },
    production: services.production,
    email: account?.email ?? '',
    phone: phone ?? '',
  }
}

export const answerFindServices = handle(findServices, async (_input, shop) =>
  showServices(shop, await readStoredServices(shop.database, shop.derive)),
)
