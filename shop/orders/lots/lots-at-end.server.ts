import { and, eq } from 'drizzle-orm'
import { isInLots } from '../../availability/in-lots.server.ts'
import { stock } from '../../catalogue/catalogue.tables.server.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { orderItems, type orders } from '../orders.tables.server.ts'
import { type AssignedLots, assignLots } from './assign-lots.server.ts'
import { lotLine } from './lots-of-plan.server.ts'

type Order = Pick<typeof orders.$inferSelect, 'orderId' | 'branchId' | 'slotStartsAt'>

/** Reads the lines of an order whose products are kept in lots, with the stock of each. */
const readKept = (database: Shop['database'], { orderId, branchId }: Order) =>
  database
    .select({
      item: orderItems,
      place: {
        productId: stock.productId,
        availabilityId: stock.availabilityId,
        countStep: stock.countStep,
      },
    })
    .from(orderItems)
    .innerJoin(stock, and(eq(stock.productId, orderItems.productId), eq(stock.branchId, branchId)))
    .where(and(eq(orderItems.orderId, orderId), isInLots(stock.availabilityId)))

/**
 * Changes the lots of an order that ends or is opened again, in the running transaction. `RETURNED`: it is rejected, and its goods come
 * back. `LEFT`: its customer has them, also those that nobody marked as picked. `TAKEN`: it has only now taken the stock of its picked
 * lines, because it was sold at the counter or is opened again.
 * The caller has locked the order, changes its stock next, and calls `settleLots` then.
 */
export async function lotsAtEnd(
  shop: Pick<Shop, 'database' | 'clock'>,
  order: Order,
  { end, movedBy }: { end: 'RETURNED' | 'LEFT' | 'TAKEN'; movedBy: number | null },
): Promise<AssignedLots> {
  const kept = await readKept(shop.database, order)
  const lines = kept.map(({ item, place }) => {
    const line = lotLine(item, item, place)
    if (end === 'RETURNED') return { ...line, isPicked: false, needs: 0 }
    return end === 'LEFT' ? { ...line, isPicked: true } : { ...line, wasPicked: false, had: 0 }
  })
  const places = [...new Map(kept.map(({ place }) => [place.productId, place])).values()]
  return assignLots(shop, order, { places, lines }, { movedBy })
}
