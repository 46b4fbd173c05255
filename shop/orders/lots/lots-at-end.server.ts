import { and, eq } from 'drizzle-orm'
import { isInLots } from '../../availability/in-lots.server.ts'
import { stock } from '../../catalogue/catalogue.tables.server.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { orderItems, type orders } from '../orders.tables.server.ts'
import { assignLots, settleLots } from './assign-lots.server.ts'
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
 * `BACK`: it was handed over and is opened again: lines that nobody marked as picked are to be picked.
 * The caller has locked the order. `changeStock` changes the stock of the order, if it does: lots are locked before the stock.
 */
export async function changeLotsAtEnd<Result = undefined>(
  shop: Pick<Shop, 'database' | 'clock'>,
  order: Order,
  { end, movedBy }: { end: 'RETURNED' | 'LEFT' | 'TAKEN' | 'BACK'; movedBy: number | null },
  changeStock?: () => Promise<Result>,
): Promise<Result | undefined> {
  const kept = await readKept(shop.database, order)
  const lines = kept.map(({ item, place }) => {
    const line = lotLine(item, item, place)
    if (end === 'RETURNED') return { ...line, isPicked: false, needs: 0 }
    if (end === 'LEFT') return { ...line, isPicked: true }
    return end === 'BACK' ? { ...line, wasPicked: true } : { ...line, wasPicked: false, had: 0 }
  })
  const places = [...new Map(kept.map(({ place }) => [place.productId, place])).values()]
  const lots = await assignLots(shop, order, { places, lines }, { movedBy, isBack: end === 'BACK' })
  const result = await changeStock?.()
  await settleLots(shop, order, lots, { movedBy })
  return result
}
