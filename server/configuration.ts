import { z } from 'zod'

const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsAbsent, schema)

/** The address of a service, without a query. */
const address = z.string().regex(/^https?:\/\/[^\s?#@]+$/)

/** Every variable that the shop reads, with its default. The only place that looks at the environment. */
const variables = z.object({
  PORT: optional(z.coerce.number().int().min(0).max(65_535).default(3000)).describe(
    'Port to serve on; 0 picks a free one',
  ),
  HOST: optional(z.string().default('0.0.0.0')).describe('Address to listen on'),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
  ).describe(
    'PostgreSQL 15 or later to use instead of the embedded one: postgres://user:password@host:5432/name',
  ),
  DATA_FOLDER: optional(z.string().default('data')).describe(
    'Where the embedded database and the secret live',
  ),
  DATABASE_DIRECT_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
  ).describe(
    'The same database without a pooler in between, for migrations and to hear of changes; DATABASE_URL unless set',
  ),
  DATABASE_REPLICA_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
  ).describe('A streaming replica of the database: the catalogue is read there while it is current'),
  PAGE_STORE_MEGABYTES: optional(z.coerce.number().int().min(0).max(16_384).default(64)).describe(
    'Memory for rendered pages; 0 renders each page anew',
  ),
  DATABASE_CONNECTIONS: optional(z.coerce.number().int().min(1).max(500).default(20)).describe(
    'Connections to the database, shared by the workers',
  ),
  DATABASE_PREPARED: optional(z.enum(['yes', 'no']).default('yes')).describe(
    'Whether statements are prepared by name; `no` behind a pooler that lends connections by transaction and knows no names',
  ),
  WORKERS: optional(z.coerce.number().int().min(1).max(256).optional()).describe(
    'Processes that answer requests; one for each core unless set',
  ),
  SOUK_SECRET: optional(z.string().min(32).optional()).describe(
    'Secret of at least 32 characters, the same on every node; without it a random one is kept in DATA_FOLDER',
  ),
  SHOP_LANGUAGE: optional(
    z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
      .default('en'),
  ).describe('Language of the shop, a folder in shop/messages: en, ur, pt-BR; the shop is built in it'),
  ENVIRONMENT_LABEL: optional(z.string().max(12).default('PRD')).describe(
    'Label shown beside the version in the footer',
  ),
  PUBLIC_ADDRESS: optional(
    z
      .string()
      .regex(/^https?:\/\/[^/?#]+$/)
      .optional(),
  ).describe(
    'Address under which people reach the shop, as in https://shop.example: search engines and shared links need it; without it there is no list of pages for them',
  ),
  PRODUCTION: optional(z.enum(['yes', 'no']).default('no')).describe(
    'Whether real people order here: then cards are taken by a real provider or not at all, never by practice',
  ),
  STRIPE_SECRET_KEY: optional(
    z
      .string()
      .regex(/^[sr]k_/)
      .optional(),
  ).describe(
    'Secret key of a Stripe account, sk_… or rk_…: takes cards; the other two of Stripe are needed with it',
  ),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_/).optional()).describe(
    'Publishable key of the same account, pk_…',
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    z
      .string()
      .regex(/^whsec_/)
      .optional(),
  ).describe('Signing secret of the webhook that tells the shop of payments, whsec_…'),
  STRIPE_ADDRESS: optional(
    z
      .string()
      .regex(/^https?:\/\/[^/?#]+$/)
      .optional(),
  ).describe('Where the API of Stripe is reached, for tests; https://api.stripe.com unless set'),
  SMTP_URL: optional(
    z
      .string()
      .regex(/^smtps?:\/\/[^\s]+$/)
      .refine(url => URL.canParse(url) && new URL(url).hostname !== '')
      .optional(),
  ).describe(
    'Server that takes mails: smtp://user:password@host:587 (STARTTLS) or smtps://…:465; without it mails wait in the outbox',
  ),
  TWILIO_ACCOUNT_SID: optional(
    z
      .string()
      .regex(/^AC\w+$/)
      .optional(),
  ).describe('Account with Twilio that sends text messages, AC…; its token is needed with it'),
  TWILIO_AUTH_TOKEN: optional(z.string().min(8).optional()).describe(
    'Token of that account; it also proves who tells the shop of answers',
  ),
  TWILIO_MESSAGING_SERVICE: optional(
    z
      .string()
      .regex(/^MG\w+$/)
      .optional(),
  ).describe('Messaging service of that account, MG…, which sends where the settings name no sender'),
  TWILIO_ADDRESS: optional(
    z
      .string()
      .regex(/^https?:\/\/[^/?#]+$/)
      .default('https://api.twilio.com'),
  ).describe('Where the API of Twilio is reached'),
  SMS_URL: optional(
    z
      .string()
      .regex(/^https?:\/\/[^\s]+$/)
      .optional(),
  ).describe(
    'Another provider of text messages, which takes JSON {to, from, text} by POST; not used where Twilio is',
  ),
  SMS_TOKEN: optional(z.string().min(8).optional()).describe(
    'Token for that provider, sent as Authorization: Bearer',
  ),
  MAPS_PROVIDER: optional(z.enum(['embedded', 'osm', 'google']).default('embedded')).describe(
    'Who answers questions about places: `embedded` (the shop itself, no network), `osm` (services of OpenStreetMap) or `google` (Google Maps Platform)',
  ),
  NOMINATIM_URL: optional(address.optional()).describe(
    'With osm: a Nominatim, which finds addresses, as in https://nominatim.openstreetmap.org',
  ),
  PHOTON_URL: optional(address.optional()).describe(
    'With osm: a Photon, which suggests while somebody types, as in https://photon.komoot.io; without it the shop itself suggests',
  ),
  OVERPASS_URL: optional(address.optional()).describe(
    'With osm: an Overpass API, which finds shops and restaurants, as in https://overpass-api.de/api',
  ),
  OSRM_URL: optional(address.optional()).describe(
    'With osm: an OSRM, which knows how far it is by road, as in https://router.project-osrm.org; without it distances are those of the great circle',
  ),
  MAPS_CONTACT: optional(
    z
      .string()
      .max(120)
      .regex(/^([\w.+-]+@[\w-]+(\.[\w-]+)+|https?:\/\/[\w./~-]+)$/)
      .optional(),
  ).describe(
    'With osm: where those who run these services reach you, an address of mail or web; their rules ask for it',
  ),
  GOOGLE_MAPS_KEY: optional(
    z
      .string()
      .regex(/^[\w-]{10,200}$/)
      .optional(),
  ).describe('With google: key of a project that may use Places API (New), Geocoding API and Routes API'),
  GOOGLE_PLACES_ADDRESS: optional(address.optional()).describe(
    'Where Places API is reached, for tests; https://places.googleapis.com unless set',
  ),
  GOOGLE_GEOCODING_ADDRESS: optional(address.optional()).describe(
    'Where Geocoding API is reached, for tests; https://maps.googleapis.com unless set',
  ),
  GOOGLE_ROUTES_ADDRESS: optional(address.optional()).describe(
    'Where Routes API is reached, for tests; https://routes.googleapis.com unless set',
  ),
  MAP_TILES_URL: optional(
    z
      .string()
      .regex(/^https?:\/\/[\w.:[\]-]+\/[^\s@]+$/)
      .refine(
        url => URL.canParse(url) && /^([^{}]*|[^{}]*\{z\}[^{}]*\{[xy]\}[^{}]*\{[xy]\}[^{}]*)$/.test(url),
      )
      .optional(),
  ).describe(
    'Map that pages draw instead of the one the shop brings: pictures by {z}, {x} and {y}, as in https://tiles.example/{z}/{x}/{y}.png, or the address of a style whose parts are all at that host',
  ),
  MAP_TILES_ATTRIBUTION: optional(z.string().max(120).default('© OpenStreetMap contributors')).describe(
    'Whom that map names as its source',
  ),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')).describe(
    'Least level that is logged',
  ),
  TRUSTED_PROXIES: optional(z.string().optional()).describe(
    'Addresses of proxies whose X-Forwarded-* headers are believed, comma separated',
  ),
})

export type Configuration = z.output<typeof variables>

/** Reads the configuration; throws an error that names each wrong variable and says what it must be, never its value. */
export function readConfiguration(
  environment: Record<string, string | undefined> = process.env,
): Configuration {
  const read = variables.safeParse(environment)
  if (read.success) return read.data
  const wrong = read.error.issues.map(issue => {
    const name = String(issue.path[0])
    return `  ${name}: ${variables.shape[name as keyof typeof variables.shape]?.description ?? issue.message}`
  })
  throw new Error(
    `The configuration is not right. Mend these variables and start again:\n${wrong.join('\n')}`,
  )
}

/** Name, meaning and default of each variable, for the documents. */
export function describeConfiguration(): { name: string; meaning: string; byDefault: string }[] {
  const defaults: Record<string, unknown> = variables.parse({})
  return Object.entries(variables.shape).map(([name, schema]) => ({
    name,
    meaning: schema.description ?? '',
    byDefault: defaults[name] === undefined ? '' : String(defaults[name]),
  }))
}
