import { isIP, isIPv4 } from 'node:net'
import { z } from 'zod'
import { optional } from '../../shop/lib/variable.ts'
import { providerVariables } from '../../shop/payments/providers/provider-variables.ts'
import { backupVariables } from './backup-variables.ts'

/** An address of this shape, which can also be read: one with a wrong port or host cannot. */
const urlLike = (shape: RegExp) =>
  z
    .string()
    .regex(shape)
    .refine(url => URL.canParse(url))
/** The address of a service, without a query. */
const address = urlLike(/^https?:\/\/[^\s?#@]+$/)
/** The address of a site, without a path. */
const origin = urlLike(/^https?:\/\/[^\s/?#]+$/)
/** The address of a PostgreSQL; its host may be missing if the query names a socket. */
const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//)
  .refine(url => URL.canParse(url.replace('@/', '@host/').replaceAll(' ', '%20')))

/** The name or the address of a machine. */
const isHost = (text: string) => isIP(text) > 0 || /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/i.test(text)

/** True for the address of a proxy, a network such as 10.0.0.0/8, or the name of one that Fastify knows. */
function isProxy(text: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true
  const [ip = '', range, ...more] = text.split('/')
  const kind = isIP(ip)
  if (kind === 0 || more.length > 0) return false
  if (range === undefined || (kind === 4 && isIPv4(range))) return true
  return /^\d+$/.test(range) && Number(range) > 0 && Number(range) <= (kind === 4 ? 32 : 128)
}

/** Every variable that the shop reads, with its default. Only this file reads the environment. */
const variables = z.object({
  PORT: optional(z.coerce.number().int().min(0).max(65_535).default(3000)).describe(
    'Port to serve on; 0 picks a free one',
  ),
  HOST: optional(z.string().refine(isHost).default('0.0.0.0')).describe('Address to listen on'),
  DATABASE_URL: optional(databaseAddress.optional()).describe(
    'PostgreSQL 15 or later to use instead of the embedded one: postgres://user:password@host:5432/name',
  ),
  DATA_FOLDER: optional(z.string().default('data')).describe(
    'Folder of the embedded database and the secret',
  ),
  DATABASE_DIRECT_URL: optional(databaseAddress.optional()).describe(
    'The same database without a pooler, for migrations and notifications; DATABASE_URL if not set',
  ),
  DATABASE_REPLICA_URL: optional(
    z
      .string()
      .transform(list => list.split(',').map(url => url.trim()))
      .refine(urls => urls.every(url => databaseAddress.safeParse(url).success))
      .optional(),
  ).describe(
    'Streaming replicas of the database, separated by commas: the shop reads the catalogue at those that are current',
  ),
  PAGE_STORE_MEGABYTES: optional(z.coerce.number().int().min(0).max(16_384).default(64)).describe(
    'Memory for the page cache; 0 renders each page on every request',
  ),
  ANSWER_STORE_MEGABYTES: optional(z.coerce.number().int().min(0).max(1_024).default(16)).describe(
    'Memory for the data that pages are rendered from; 0 reads the database for each page',
  ),
  DATABASE_CONNECTIONS: optional(z.coerce.number().int().min(1).max(500).default(20)).describe(
    'Connections to the database, shared by the workers',
  ),
  DATABASE_PREPARED: optional(z.enum(['yes', 'no']).default('yes')).describe(
    'Use named prepared statements; set `no` behind a pooler in transaction mode that does not support them',
  ),
  WORKERS: optional(z.coerce.number().int().min(1).max(256).optional()).describe(
    'Processes that answer requests; one for each core if not set',
  ),
  DRAIN_SECONDS: optional(z.coerce.number().int().min(0).max(300).default(0)).describe(
    'Seconds for which a node that stops still answers, while /healthz says that it is leaving; 5 behind a balancer that checks each second',
  ),
  SOUK_SECRET: optional(z.string().min(32).optional()).describe(
    'Secret of at least 32 characters, the same on every node; if not set, a random one is stored in DATA_FOLDER',
  ),
  SHOP_LANGUAGE: optional(
    z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
      .default('en'),
  ).describe('Language of the shop, a folder in shop/messages: en, ur, pt-BR; a change rebuilds the shop'),
  ENVIRONMENT_LABEL: optional(z.string().max(12).default('PRD')).describe(
    'Label shown beside the version in the footer',
  ),
  PUBLIC_ADDRESS: optional(origin.optional()).describe(
    'Public address of the shop, such as https://shop.example. Links in e-mails, search engines and shared links need it; without it there is no sitemap',
  ),
  PRODUCTION: optional(z.enum(['yes', 'no']).default('no')).describe(
    'Real customers order here: the shop then takes cards only through a real provider, never in practice mode',
  ),
  ...backupVariables,
  ...providerVariables,
  SMTP_URL: optional(
    z
      .string()
      .regex(/^smtps?:\/\/[^\s]+$/)
      .refine(url => URL.canParse(url) && new URL(url).hostname !== '')
      .optional(),
  ).describe(
    'Mail server: smtp://user:password@host:587 (STARTTLS) or smtps://…:465; without it e-mails wait in the outbox',
  ),
  TWILIO_ACCOUNT_SID: optional(
    z
      .string()
      .regex(/^AC\w+$/)
      .optional(),
  ).describe('Twilio account for text messages, AC…; needs its token too'),
  TWILIO_AUTH_TOKEN: optional(z.string().min(8).optional()).describe(
    'Token of that account; it also verifies incoming replies',
  ),
  TWILIO_MESSAGING_SERVICE: optional(
    z
      .string()
      .regex(/^MG\w+$/)
      .optional(),
  ).describe('Messaging service of that account, MG…, used if the settings name no sender'),
  TWILIO_ADDRESS: optional(origin.default('https://api.twilio.com')).describe('Address of the Twilio API'),
  SMS_URL: optional(urlLike(/^https?:\/\/[^\s]+$/).optional()).describe(
    'Another text message provider, which takes JSON {to, from, text} by POST; not used if Twilio is set',
  ),
  SMS_TOKEN: optional(z.string().min(8).optional()).describe(
    'Token for that provider, sent as Authorization: Bearer',
  ),
  MAPS_PROVIDER: optional(z.enum(['embedded', 'osm', 'google']).default('embedded')).describe(
    'Provider of places: `embedded` (the shop itself, no network), `osm` (OpenStreetMap services) or `google` (Google Maps Platform)',
  ),
  NOMINATIM_URL: optional(address.optional()).describe(
    'With osm: a Nominatim server to find addresses, such as https://nominatim.openstreetmap.org',
  ),
  PHOTON_URL: optional(address.optional()).describe(
    'With osm: a Photon server to suggest addresses, such as https://photon.komoot.io; without it the shop itself suggests them',
  ),
  OVERPASS_URL: optional(address.optional()).describe(
    'With osm: an Overpass API to find shops and restaurants, such as https://overpass-api.de/api',
  ),
  OSRM_URL: optional(address.optional()).describe(
    'With osm: an OSRM server for distances by road, such as https://router.project-osrm.org; without it the shop measures the great circle',
  ),
  MAPS_CONTACT: optional(
    z
      .string()
      .max(120)
      .regex(/^([\w.+-]+@[\w-]+(\.[\w-]+)+|https?:\/\/[\w./~-]+)$/)
      .optional(),
  ).describe('With osm: your contact address, e-mail or web, which the rules of these services require'),
  GOOGLE_MAPS_KEY: optional(
    z
      .string()
      .regex(/^[\w-]{10,200}$/)
      .optional(),
  ).describe('With google: key of a project with Places API (New), Geocoding API and Routes API'),
  GOOGLE_PLACES_ADDRESS: optional(address.optional()).describe(
    'Address of Places API, for tests; https://places.googleapis.com if not set',
  ),
  GOOGLE_GEOCODING_ADDRESS: optional(address.optional()).describe(
    'Address of Geocoding API, for tests; https://maps.googleapis.com if not set',
  ),
  GOOGLE_ROUTES_ADDRESS: optional(address.optional()).describe(
    'Address of Routes API, for tests; https://routes.googleapis.com if not set',
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
    "Map to use instead of the shop's own: tiles with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png, or the address of a style with all of its parts at that host",
  ),
  MAP_TILES_ATTRIBUTION: optional(z.string().max(120).default('© OpenStreetMap contributors')).describe(
    'Attribution of that map',
  ),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')).describe(
    'Minimum log level',
  ),
  NODE_NAME: optional(
    z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .optional(),
  ).describe(
    'Name of this node in its log lines, its traces and the list of nodes; if not set, lines have none and the list has the name of the machine',
  ),
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65_535).optional()).describe(
    'Port on which Prometheus reads the numbers of the shop, at /metrics; without it nothing listens',
  ),
  METRICS_HOST: optional(z.string().refine(isHost).default('127.0.0.1')).describe(
    'Address to listen on for Prometheus; anyone who reaches it can read the numbers',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(address.optional()).describe(
    'Collector of OpenTelemetry that gets traces of requests by OTLP over HTTP, such as http://127.0.0.1:4318; without it there are none',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    z
      .string()
      .regex(/^[\w-]+=[^,\r\n]*(,[\w-]+=[^,\r\n]*)*$/)
      .optional(),
  ).describe('Headers for that collector: name=value, separated by commas'),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number().min(0).max(1).default(1)).describe(
    'Share of the requests that get a trace, from 0 to 1; the choice of a trusted proxy comes first',
  ),
  TRUSTED_PROXIES: optional(
    z
      .string()
      .transform(list => list.split(',').map(proxy => proxy.trim()))
      .refine(proxies => proxies.every(isProxy))
      .optional(),
  ).describe(
    'Addresses of trusted proxies for X-Forwarded-* headers, or their networks such as 10.0.0.0/8, separated by commas',
  ),
})

export type Configuration = z.output<typeof variables>

/** Reads the configuration; throws an error that names each wrong variable and what it must be, never its value. */
export function readConfiguration(
  environment: Record<string, string | undefined> = process.env,
): Configuration {
  const read = variables.safeParse(environment)
  if (read.success) return read.data
  const wrong = read.error.issues.map(issue => {
    const name = String(issue.path[0])
    return `  ${name}: ${variables.shape[name as keyof typeof variables.shape]?.description ?? issue.message}`
  })
  throw new Error(`The configuration is wrong. Fix these variables and start again:\n${wrong.join('\n')}`)
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
