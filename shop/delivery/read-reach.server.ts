import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareQuery } from '../../database/prepared-statement.ts'
import { branches } from '../settings/settings.tables.server.ts'
import type { ReachBranch } from './branch-for.rules.ts'
import { deliveryZones } from './delivery.tables.server.ts'
import type { ReachZone } from './zone-names.rules.ts'

const branch = {
  branchId: branches.branchId,
  branchName: branches.branchName,
  position: branches.position,
  isMain: branches.isMain,
  collects: branches.collects,
  paymentMethods: branches.paymentMethods,
}

const selectReach = prepareQuery('reach', database =>
  database
    .select({
      branch,
      zone: {
        zoneId: deliveryZones.zoneId,
        branchId: branches.branchId,
        zoneName: deliveryZones.zoneName,
        postalCodes: deliveryZones.postalCodes,
        neighbourhoods: deliveryZones.neighbourhoods,
        radius: deliveryZones.radius,
        centre: branches.position,
        polygon: deliveryZones.polygon,
        shippingBands: deliveryZones.shippingBands,
        leastOrder: deliveryZones.leastOrder,
      },
    })
    .from(branches)
    .leftJoin(
      deliveryZones,
      and(eq(deliveryZones.branchId, branches.branchId), eq(deliveryZones.active, true)),
    )
    .where(eq(branches.activeFlag, true))
    .orderBy(
      desc(branches.isMain),
      asc(branches.branchId),
      asc(deliveryZones.position),
      asc(deliveryZones.zoneId),
    ),
)

/**
 * The branches that take orders, the main one first, and the zones to which they deliver now, in the order in which they are tried: by
 * branch, each in its own order, so that arranging the zones of one branch takes no address from another one.
 */
export type ReachOfShop = { branches: ReachBranch[]; zones: ReachZone[] }

/** Reads the branches and their zones in one statement. */
export async function readReach(database: Database): Promise<ReachOfShop> {
  const rows = await selectReach(database, {})
  const branchOf = new Map(rows.map(({ branch }) => [branch.branchId, branch]))
  return {
    branches: [...branchOf.values()],
    zones: rows.flatMap(({ zone }) => (zone?.zoneId == null ? [] : [zone as ReachZone])),
  }
}
