import { Failure } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import type { ServiceName, ServiceValues } from '../../lib/services.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { readSmtpUrl } from '../../mails/smtp-options.ts'
import { m } from '../../messages/m.ts'
import { checkCardKeys } from './card-keys.rules.ts'
import { smtpAddress } from './mail-address.rules.ts'
import {
  forgetService,
  type ShownServices,
  saveAddress,
  saveCardKeys,
  saveMailServer,
  saveTextProvider,
} from './services.contract.ts'
import { showServices } from './show-services.server.ts'
import { dropService, holdService, readStoredServices, storeService } from './stored-services.server.ts'
import { checkTexts } from './text-provider.rules.ts'

type Change = {
  name: ServiceName
  version: number
  /** Returns the new values, or the fields that are wrong; without it the service is forgotten. */
  change?: (now: ServiceValues) => { values: ServiceValues } | { wrong: WrongFields }
}

/** Leaves secrets out of the audit: an address keeps its host, a key is left out. */
function auditable({ SMTP_URL, ...values }: ServiceValues): Record<string, unknown> {
  const server = SMTP_URL ? readSmtpUrl(SMTP_URL) : undefined
  return {
    ...(server ? { host: server.host, port: server.port, user: server.auth?.user ?? '' } : {}),
    ...(values.PUBLIC_ADDRESS ? { address: values.PUBLIC_ADDRESS } : {}),
    ...(values.TWILIO_ACCOUNT_SID ? { account: values.TWILIO_ACCOUNT_SID } : {}),
    ...(values.SMS_URL ? { url: values.SMS_URL } : {}),
    ...(values.STRIPE_PUBLISHABLE_KEY ? { publishableKey: values.STRIPE_PUBLISHABLE_KEY } : {}),
  }
}

/** Changes one service, unless the environment sets it or another person was faster. */
async function changeService(
  shop: SignedInShop,
  { name, version, change }: Change,
): Promise<ShownServices | Failure<'BAD_INPUT' | 'FIXED' | 'CHANGED'>> {
  const { database, derive, audit } = shop
  if (shop.services.fixed[name]) return new Failure('FIXED', undefined)
  const current = await holdService(database, name, derive)
  if (current.version !== version) return new Failure('CHANGED', undefined)
  const before = current.values ?? {}
  const changed = change?.(before)
  if (changed && 'wrong' in changed) return new Failure('BAD_INPUT', undefined, changed.wrong)
  if (changed) await storeService(database, { name, values: changed.values, version: version + 1 }, shop)
  else await dropService(database, name)
  await audit.add({
    action: changed ? 'save' : 'remove',
    subject: 'service',
    subjectId: name,
    ...(version > 0 ? { before: auditable(before) } : {}),
    ...(changed ? { after: auditable(changed.values) } : {}),
  })
  shop.changed('settings')
  return showServices(shop, await readStoredServices(database, derive))
}

export const answerSaveAddress = handle(saveAddress, ({ version, address }, shop) =>
  changeService(shop, {
    name: 'address',
    version,
    change: () => ({ values: { PUBLIC_ADDRESS: new URL(address).origin } }),
  }),
)

/** The present password goes only to the server and the user that it belongs to. */
export const answerSaveMailServer = handle(saveMailServer, ({ version, password, ...typed }, shop) =>
  changeService(shop, {
    name: 'mail',
    version,
    change: ({ SMTP_URL }) => {
      const now = SMTP_URL ? readSmtpUrl(SMTP_URL) : undefined
      const isSame = now?.host === typed.host && now.port === typed.port && now.auth?.user === typed.user
      const kept = isSame && !(now.requireTLS && typed.encryption === 'none') ? now.auth?.pass : undefined
      if (typed.user && !password && !kept)
        return { wrong: { password: m.office_services_password_needed() } }
      return { values: { SMTP_URL: smtpAddress({ ...typed, password: password || (kept ?? '') }) } }
    },
  }),
)

export const answerSaveTextProvider = handle(saveTextProvider, ({ version, ...typed }, shop) =>
  changeService(shop, {
    name: 'texts',
    version,
    change: now => {
      const isSame =
        typed.provider === 'twilio'
          ? now.TWILIO_ACCOUNT_SID === typed.account.trim()
          : now.SMS_URL === typed.url.trim()
      const kept = isSame ? (typed.provider === 'twilio' ? now.TWILIO_AUTH_TOKEN : now.SMS_TOKEN) : undefined
      const draft = { ...typed, token: typed.token || (kept ?? '') }
      const wrong = checkTexts(draft)
      if (Object.keys(wrong).length) return { wrong }
      return {
        values:
          typed.provider === 'twilio'
            ? {
                TWILIO_ACCOUNT_SID: draft.account.trim(),
                TWILIO_AUTH_TOKEN: draft.token,
                ...(draft.service.trim() ? { TWILIO_MESSAGING_SERVICE: draft.service.trim() } : {}),
              }
            : { SMS_URL: draft.url.trim(), ...(draft.token ? { SMS_TOKEN: draft.token } : {}) },
      }
    },
  }),
)

export const answerSaveCardKeys = handle(saveCardKeys, ({ version, ...typed }, shop) =>
  changeService(shop, {
    name: 'cards',
    version,
    change: now => {
      const keys = {
        publishableKey: typed.publishableKey.trim(),
        secretKey: typed.secretKey.trim() || (now.STRIPE_SECRET_KEY ?? ''),
        webhookSecret: typed.webhookSecret.trim() || (now.STRIPE_WEBHOOK_SECRET ?? ''),
      }
      const wrong = checkCardKeys(keys, shop.services)
      if (Object.keys(wrong).length) return { wrong }
      return {
        values: {
          STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
          STRIPE_SECRET_KEY: keys.secretKey,
          STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
        },
      }
    },
  }),
)

export const answerForgetService = handle(forgetService, (which, shop) => changeService(shop, which))
