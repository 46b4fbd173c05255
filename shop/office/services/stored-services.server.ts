import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { seal, unseal } from '../../customers/second-factor/seal.server.ts'
import type { ServiceName, ServiceValues } from '../../lib/services.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { services } from './services.tables.server.ts'

type Derive = Shop['derive']

/** A service as staff have set it; `values` is missing if this shop's secret does not open it. */
export type StoredService = { version: number; values?: ServiceValues }
/** The services that are set in the office, by name. */
export type StoredServices = Partial<Record<ServiceName, StoredService>>

const keyOf = (derive: Derive) => derive('services of the shop')

function open(sealed: string, name: string, derive: Derive): ServiceValues | undefined {
  try {
    return JSON.parse(unseal(sealed, keyOf(derive), name)) as ServiceValues
  } catch {
    return undefined
  }
}

/** Reads the services that are set in the office, with their secrets. */
export async function readStoredServices(database: Database, derive: Derive): Promise<StoredServices> {
  const rows = await database.select().from(services).orderBy(services.name)
  return Object.fromEntries(
    rows.map(({ name, sealed, version }) => {
      const values = open(sealed, name, derive)
      return [name, { version, ...(values ? { values } : {}) }]
    }),
  )
}

/** Reads one of them, and lets nobody else change it until the transaction ends; version 0 if it is not set. */
export async function holdService(
  database: Database,
  name: ServiceName,
  derive: Derive,
): Promise<StoredService> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`service ${name}`}, 0))`)
  return (await readStoredServices(database, derive))[name] ?? { version: 0 }
}

/** Stores a service, sealed. */
export async function storeService(
  database: Database,
  { name, values, version }: { name: ServiceName; values: ServiceValues; version: number },
  { derive, clock }: Pick<Shop, 'derive' | 'clock'>,
): Promise<void> {
  const row = { sealed: seal(JSON.stringify(values), keyOf(derive), name), version, changedAt: clock() }
  await database
    .insert(services)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: services.name, set: row })
}

/** Forgets a service with its secrets. */
export const dropService = (database: Database, name: ServiceName) =>
  database.delete(services).where(eq(services.name, name))
