import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { AgainAt } from '../../cart/again/again-line.ts'
import { checkAgain } from '../../cart/again/check-again.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { isKeyOf } from '../is-key-of.server.ts'
import { goodsTypes } from '../order-types.rules.ts'
import { orders } from '../orders.tables.server.ts'
import { ownedBy } from '../own/owned-orders.server.ts'
import { readItems } from '../read-items.server.ts'
import { orderAgain, orderAgainByLink } from './again.contract.ts'
import { linesAgain, orderedLines } from './wished-again.server.ts'

type Order = typeof orders.$inferSelect

/** Bookings of shares have no products to order again. */
const ofGoods = inArray(orders.orderType, [...goodsTypes])

async function show(database: Database, order: Order, at: AgainAt & { now: Date }) {
  const items = await readItems(database, [order.orderId])
  const wished = linesAgain(orderedLines(items), () => order).map(one => one.wished)
  return { orderNum: order.orderNum, lines: await checkAgain(database, wished, at) }
}

export const answerOrderAgain = handle(
  orderAgain,
  async ({ orderNum, ...at }, { database, caller, clock }) => {
    const [order] = await database
      .select()
      .from(orders)
      .where(and(eq(orders.orderNum, orderNum), ofGoods, ownedBy(caller.custId)))
    return order ? show(database, order, { ...at, now: clock() }) : refuse(orderAgain, 'NOT_FOUND', undefined)
  },
)

export const answerOrderAgainByLink = handle(
  orderAgainByLink,
  async ({ orderNum, link, ...at }, { database, clock }) => {
    const [order] = await database
      .select()
      .from(orders)
      .where(and(eq(orders.orderNum, orderNum), ofGoods))
    const isTheirs = order && isKeyOf(order, link)
    return isTheirs
      ? show(database, order, { ...at, now: clock() })
      : refuse(orderAgainByLink, 'NOT_FOUND', undefined)
  },
)
