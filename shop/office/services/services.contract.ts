import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT } from '../../lib/failures.ts'
import { line, wholeNumber } from '../../lib/fields.ts'
import { serviceNames } from '../../lib/services.ts'
import { m } from '../../messages/m.ts'

/** The encryption of a connection to a mail server: from its first byte, after a greeting, or none. */
export const encryptions = ['tls', 'starttls', 'none'] as const
export type Encryption = (typeof encryptions)[number]
/** The providers of text messages that the shop knows. */
export const textProviders = ['twilio', 'other'] as const

const standing = {
  /** The environment sets it, so the office cannot. */
  fixed: z.boolean(),
  set: z.boolean(),
  /** False if what is stored cannot be opened with this shop's secret. */
  readable: z.boolean(),
  version: z.int(),
}
const found = z
  .object({
    address: z.object({ ...standing, address: z.string() }),
    mail: z.object({
      ...standing,
      host: z.string(),
      port: z.int(),
      encryption: z.enum(encryptions),
      user: z.string(),
      passwordSet: z.boolean(),
    }),
    texts: z.object({
      ...standing,
      provider: z.enum(textProviders),
      account: z.string(),
      service: z.string(),
      url: z.string(),
      /** Secrets are shown by their last four characters at most, or not at all. */
      tokenSet: z.boolean(),
      tokenEnds: z.string(),
    }),
    cards: z.object({
      ...standing,
      /** The provider that takes cards now, if any. */
      provider: z.enum(['stripe', 'practice']).nullable(),
      live: z.boolean(),
      publishableKey: z.string(),
      secretEnds: z.string(),
      webhookEnds: z.string(),
      /** The address to which Stripe sends its events; empty while the public address is unknown. */
      webhookAddress: z.string(),
    }),
    /** Real customers order here: only live keys take cards. */
    production: z.boolean(),
    /** The mailbox and the number that a test goes to. */
    email: z.string(),
    phone: z.string(),
  })
  .meta({ title: 'Services' })
/** The services as the office shows them, without secrets. */
export type ShownServices = z.output<typeof found>

const none = { fixed: false, set: false, readable: true, version: 0 }
const example: ShownServices = {
  address: { fixed: false, set: true, readable: true, version: 1, address: 'https://souk.example' },
  mail: { ...none, host: '', port: 587, encryption: 'starttls', user: '', passwordSet: false },
  texts: { ...none, provider: 'twilio', account: '', service: '', url: '', tokenSet: false, tokenEnds: '' },
  cards: {
    ...none,
    provider: 'practice',
    live: false,
    publishableKey: '',
    secretEnds: '',
    webhookEnds: '',
    webhookAddress: 'https://souk.example/api/payment/webhook/stripe',
  },
  production: false,
  email: 'zainab@example.org',
  phone: '+92 300 1234567',
}

const version = wholeNumber(0, 2_000_000_000)
/** A text that must have a shape; `says` names the shape. */
const shaped = (shape: RegExp, most: number, says: () => string) =>
  z.string({ error: says }).trim().max(most, { error: says }).regex(shape, { error: says })
/** A secret that stays as it is if it is left out. */
const secret = (least: number, says: () => string) =>
  line(500)
    .refine(typed => typed === '' || typed.length >= least, { error: says })
    .default('')

const failures = {
  BAD_INPUT,
  FIXED: { status: 409, says: () => m.office_services_fixed() },
  CHANGED: { status: 409, says: () => m.office_services_changed() },
} as const

export const findServices = defineCall({
  does: 'Answers how mails, text messages, cards and the public address are set, without their secrets.',
  method: 'GET',
  path: '/services/find',
  // The person who sets the mail server can read every password reset: only owners may.
  who: 'staff: staff',
  input: z.strictObject({}),
  output: found,
  example: { input: {}, output: example },
  failures: {},
})

export const saveAddress = defineCall({
  does: 'Sets the public address of the shop, which links in messages and search engines use.',
  method: 'POST',
  path: '/services/saveAddress',
  who: 'staff: staff',
  input: z.strictObject({
    version,
    address: shaped(/^https?:\/\/[^\s/?#@]+\/?$/, 200, m.office_services_address_wrong).refine(
      typed => URL.canParse(typed),
      { error: () => m.office_services_address_wrong() },
    ),
  }),
  output: found,
  example: { input: { version: 0, address: 'https://souk.example' }, output: example },
  failures,
})

export const saveMailServer = defineCall({
  does: 'Sets the mail server. Without a password the present one stays, as long as server and user stay the same.',
  method: 'POST',
  path: '/services/saveMail',
  who: 'staff: staff',
  input: z.strictObject({
    version,
    host: shaped(
      /^([a-z0-9]([a-z0-9._-]*[a-z0-9])?|[0-9a-f:]*:[0-9a-f:.]*)$/i,
      250,
      m.office_services_host_wrong,
    ),
    port: wholeNumber(1, 65_535, () => m.office_services_port_wrong()),
    encryption: z.enum(encryptions),
    user: line(254).default(''),
    password: secret(1, m.office_services_password_needed),
  }),
  output: found,
  example: {
    input: {
      version: 0,
      host: 'mail.example',
      port: 587,
      encryption: 'starttls',
      user: 'shop',
      password: 'of the mailbox',
    },
    output: example,
  },
  failures,
})

export const saveTextProvider = defineCall({
  does: 'Sets the provider of text messages. Without a token the present one stays, as long as the account stays the same.',
  method: 'POST',
  path: '/services/saveTexts',
  who: 'staff: staff',
  input: z.strictObject({
    version,
    provider: z.enum(textProviders),
    account: line(80).default(''),
    service: line(80).default(''),
    url: line(300).default(''),
    token: secret(8, m.office_services_token_short),
  }),
  output: found,
  example: {
    input: { version: 0, provider: 'twilio', account: 'AC0123', token: 'token of the account' },
    output: example,
  },
  failures,
})

export const saveCardKeys = defineCall({
  does: 'Sets the keys of the Stripe account that takes cards. A secret that is left out stays as it is.',
  method: 'POST',
  path: '/services/saveCards',
  who: 'staff: staff',
  input: z.strictObject({
    version,
    publishableKey: line(300),
    secretKey: line(300).default(''),
    webhookSecret: line(300).default(''),
  }),
  output: found,
  example: {
    input: {
      version: 0,
      publishableKey: 'pk_test_0123',
      secretKey: 'sk_test_0123',
      webhookSecret: 'whsec_0123',
    },
    output: example,
  },
  failures,
})

export const forgetService = defineCall({
  does: 'Forgets a service that was set in the office, with its secrets.',
  method: 'POST',
  path: '/services/forget',
  who: 'staff: staff',
  input: z.strictObject({ name: z.enum(serviceNames), version }),
  output: found,
  example: { input: { name: 'texts', version: 1 }, output: example },
  failures,
})

export const tryService = defineCall({
  does: 'Tries a service as it is set: sends the caller a test e-mail or text, asks the card provider, or opens the public address.',
  method: 'POST',
  path: '/services/try',
  who: 'staff: staff',
  limited: true,
  input: z.strictObject({ name: z.enum(serviceNames) }),
  output: z.object({ works: z.boolean(), says: z.string() }),
  example: {
    input: { name: 'mail' },
    output: { works: true, says: 'The mail server took a test e-mail to zainab@example.org.' },
  },
  failures: {},
})

export const servicesCalls = [
  findServices,
  saveAddress,
  saveMailServer,
  saveTextProvider,
  saveCardKeys,
  forgetService,
  tryService,
] as const
