import { eq } from 'drizzle-orm'
import type { Shop } from '../../lib/shop.server.ts'
import { holdLotsOf } from '../../lots/change-lots.server.ts'
import { readLotsOfLines } from '../../lots/lots-of-lines.server.ts'
import { isLeftOut } from '../order-lines.rules.ts'
import { orderItems, type orders } from '../orders.tables.server.ts'
import type { RecalledGoods } from './recalled-goods-refusal.ts'

/**
 * Returns the lots of an order that are recalled, with its lots locked: a recall that begins at the same moment comes before or after the
 * hand-over. The caller has locked the order. `handedAt`: the moment at which the customer got the goods, if it was sent later; lots that
 * were recalled only after it do not count.
 */
export async function holdRecalledGoods(
  { database }: Pick<Shop, 'database'>,
  { orderId, branchId }: Pick<typeof orders.$inferSelect, 'orderId' | 'branchId'>,
  handedAt?: Date,
): Promise<RecalledGoods[]> {
  const items = await database.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const coming = items.filter(({ itemStatus }) => !isLeftOut(itemStatus))
  const has = await readLotsOfLines(
    database,
    coming.map(({ orderItemId }) => orderItemId),
  )
  if (has.length === 0) return []
  // All lots of its products, in order of their ids: the end of the order locks no further ones.
  const productIds = [...new Set(coming.map(({ productId }) => productId))]
  const held = await holdLotsOf(
    database,
    { branchId, productIds },
    has.map(({ lotId }) => lotId),
  )
  return has.flatMap(({ orderItemId, lotId }) => {
    const lot = held.find(one => one.lotId === lotId)
    if (!lot?.recalledAt || (handedAt && handedAt < lot.recalledAt)) return []
    const { productName = '' } = coming.find(item => item.orderItemId === orderItemId) ?? {}
    return [{ orderItemId, productName, code: lot.code }]
  })
}
