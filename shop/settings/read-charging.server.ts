import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareSql } from '../../database/prepared-statement.ts'
import type { TaxRow } from './read-taxes.server.ts'
import { type StaffSettings, staffSettings } from './settings.contract.ts'
import { settings, taxes } from './settings.tables.server.ts'

const selectCharging = prepareSql<{ settings: Record<string, unknown> | null; taxes: TaxRow[] | null }>(
  'charging',
  () => sql`select
    (select json_object_agg(${settings.name}, ${settings.value}) from ${settings}) as settings,
    (select json_agg(json_build_object('taxId', ${taxes.taxId}, 'taxName', ${taxes.taxName}, 'basisPoints',
      ${taxes.basisPoints}, 'stateCode', ${taxes.stateCode}, 'countryCode', ${taxes.countryCode}) order by ${taxes.position}, ${taxes.taxId})
      from ${taxes}) as taxes`,
)

/** Reads the data for charges in one statement: the current settings, and all taxes in order. */
export async function readCharging(
  database: Database,
): Promise<{ settings: StaffSettings; taxes: readonly TaxRow[] }> {
  const [charging] = await selectCharging(database)
  return { settings: staffSettings.parse(charging?.settings ?? {}), taxes: charging?.taxes ?? [] }
}
