import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareSql } from '../../database/prepared-statement.ts'
import type { TaxRow } from './read-taxes.server.ts'
import { type StaffSettings, staffSettings } from './settings.contract.ts'
import { branches, settings, taxes } from './settings.tables.server.ts'

/** A branch that takes orders, with what its orders need to know of it. */
export type ChargingBranch = Pick<
  typeof branches.$inferSelect,
  'branchId' | 'branchName' | 'position' | 'isMain' | 'collects' | 'paymentMethods'
>

type Charging = {
  settings: Record<string, unknown> | null
  taxes: TaxRow[] | null
  branches: ChargingBranch[] | null
}

const selectCharging = prepareSql<Charging>(
  'charging',
  () => sql`select
    (select json_object_agg(${settings.name}, ${settings.value}) from ${settings}) as settings,
    (select json_agg(json_build_object('taxId', ${taxes.taxId}, 'taxName', ${taxes.taxName}, 'basisPoints',
      ${taxes.basisPoints}, 'stateCode', ${taxes.stateCode}, 'countryCode', ${taxes.countryCode}) order by ${taxes.position}, ${taxes.taxId})
      from ${taxes}) as taxes,
    (select json_agg(json_build_object('branchId', ${branches.branchId}, 'branchName', ${branches.branchName}, 'position', ${branches.position},
      'isMain', ${branches.isMain}, 'collects', ${branches.collects}, 'paymentMethods', ${branches.paymentMethods})
      order by ${branches.isMain} desc, ${branches.branchId})
      from ${branches} where ${branches.activeFlag}) as branches`,
)

/** Reads the data for charges in one statement: the current settings, all taxes in order, and the branches that take orders, the main one first. */
export async function readCharging(
  database: Database,
): Promise<{ settings: StaffSettings; taxes: readonly TaxRow[]; branches: readonly ChargingBranch[] }> {
  const [charging] = await selectCharging(database)
  return {
    settings: staffSettings.parse(charging?.settings ?? {}),
    taxes: charging?.taxes ?? [],
    branches: charging?.branches ?? [],
  }
}
