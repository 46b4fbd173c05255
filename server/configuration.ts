import { z } from 'zod'

const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsAbsent, schema)

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
