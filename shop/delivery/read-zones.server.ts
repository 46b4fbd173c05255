import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { toDecimal } from '../lib/money.ts'
import { branchesWith } from '../lib/permissions.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import { mainBranch } from '../settings/branches/main-branch.server.ts'
import { ofBranches } from '../settings/branches/of-branches.server.ts'
import { decimalBands } from '../settings/charge-bands.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { deliveryZones } from './delivery.tables.server.ts'
import type { Zone } from './zones.contract.ts'

/** Locks the zones: other changes of them wait until this transaction ends. */
export const holdZones = (database: Database) =>
  database.execute(sql`lock table ${deliveryZones} in share row exclusive mode`)

/** Reads the zones of the branches that the caller may set up, in the order in which they are tried. */
export async function readZones({
  database,
  caller,
}: Pick<SignedInShop, 'database' | 'caller'>): Promise<Zone[]> {
  const { currency } = await readSettings(database)
  const decimal = (amount: number | null) => (amount === null ? null : toDecimal(amount, currency.exponent))
  const rows = await database
    .select()
    .from(deliveryZones)
    .where(ofBranches(deliveryZones.branchId, branchesWith(caller, 'settings')))
    .orderBy(
      desc(eq(deliveryZones.branchId, mainBranch)),
      asc(deliveryZones.branchId),
      asc(deliveryZones.position),
      asc(deliveryZones.zoneId),
    )
  return rows.map(({ shippingBands, leastOrder, radius, position: _, updatedAt, ...row }) => ({
    ...row,
    polygon: row.polygon?.map(corner => ({ ...corner })) ?? null,
    shippingBands: shippingBands && decimalBands(shippingBands, currency.exponent),
    leastOrder: decimal(leastOrder),
    radius: radius === null ? null : radius / 1000,
    updatedDate: updatedAt.toISOString(),
  }))
}
