import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareQuery } from '../../database/prepared-statement.ts'
import { ONLINE_BRANCH } from '../settings/branch.ts'
import { deliveryZones } from './delivery.tables.server.ts'
import type { ReachZone } from './zone-names.rules.ts'

const selectZones = prepareQuery('reach_zones', database =>
  database
    .select({
      zoneId: deliveryZones.zoneId,
      zoneName: deliveryZones.zoneName,
      postalCodes: deliveryZones.postalCodes,
      neighbourhoods: deliveryZones.neighbourhoods,
      radius: deliveryZones.radius,
      polygon: deliveryZones.polygon,
      shippingBands: deliveryZones.shippingBands,
      leastOrder: deliveryZones.leastOrder,
    })
    .from(deliveryZones)
    .where(and(eq(deliveryZones.branchId, ONLINE_BRANCH), eq(deliveryZones.active, true)))
    .orderBy(asc(deliveryZones.position), asc(deliveryZones.zoneId)),
)

/** Reads the zones to which the shop delivers now, in the order in which they are tried. */
export const readReachZones = (database: Database): Promise<ReachZone[]> => selectZones(database, {})
