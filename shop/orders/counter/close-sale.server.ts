import { eq, sql } from 'drizzle-orm'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { changeLotsAtEnd } from '../lots/lots-at-end.server.ts'
import { orderEvents, orderItems, orders } from '../orders.tables.server.ts'

const STAFF = 'staff'

/**
 * Ends a sale at the counter in the transaction that has placed it: its customer has the products, and each line weighs what it was sold
 * with. It was never printed or picked. The caller has locked the lots of its products.
 */
export async function closeSale(
  shop: Pick<SignedInShop, 'database' | 'caller' | 'clock'>,
  orderId: number,
): Promise<void> {
  const { database, caller, clock } = shop
  const weight = sql`round(${orderItems.wantedSteps}::bigint * ${orderItems.quantityStep} * coalesce(${orderItems.nominalMeasure}, 1000) / 1000.0)`
  await database
    .update(orderItems)
    .set({
      itemStatus: 'PACKED',
      finalWeight: sql`case when ${orderItems.weighed} then ${weight} end`,
    })
    .where(eq(orderItems.orderId, orderId))
  const [closed] = await database
    .update(orders)
    .set({ orderStatus: 'CLOSED', updatedBy: STAFF, version: sql`${orders.version} + 1` })
    .where(eq(orders.orderId, orderId))
    .returning()
  await database.insert(orderEvents).values({
    ...{ orderId, orderStatus: 'CLOSED', happenedBy: STAFF },
    ...{ custId: caller.custId, happenedAt: clock() },
  })
  if (closed) await changeLotsAtEnd(shop, closed, { end: 'TAKEN', movedBy: caller.custId })
}
