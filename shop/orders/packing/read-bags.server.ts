import { inArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { storageKinds } from '../../catalogue/storage.rules.ts'
import type { BagCount } from './bags.fields.ts'
import { orderBags } from './packing.tables.server.ts'

/** Reads the bags of orders; an order whose bags nobody has counted has none. Without orders it sends no statement. */
export async function readBags(
  database: Database,
  orderIds: readonly number[],
): Promise<Map<number, BagCount[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await database
    .select({ orderId: orderBags.orderId, kind: orderBags.kind, bags: orderBags.bags })
    .from(orderBags)
    .where(inArray(orderBags.orderId, orderIds as number[]))
  return new Map(
    orderIds.map(orderId => [
      orderId,
      storageKinds.flatMap(kind =>
        rows.filter(row => row.orderId === orderId && row.kind === kind).map(({ bags }) => ({ kind, bags })),
      ),
    ]),
  )
}
