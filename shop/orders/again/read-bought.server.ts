import { and, desc, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { Wished } from '../../cart/again/check-again.server.ts'
import { goodsTypes } from '../order-types.rules.ts'
import { orderItems, orders } from '../orders.tables.server.ts'
import { ownedBy } from '../own/owned-orders.server.ts'
import { linesAgain, orderedLines } from './wished-again.server.ts'

/** A product of an order of a customer, with the line to order it again. */
export type Bought = { productId: number; orderId: number; at: Date; wished: Wished }

/** The orders of a customer that count: not those that were rejected, and no bookings of shares. */
const counts = (custId: number) =>
  and(ownedBy(custId), inArray(orders.orderType, [...goodsTypes]), ne(orders.orderStatus, 'REJECTED'))

const columns = {
  item: getTableColumns(orderItems),
  order: { createDate: orders.createDate, currency: orders.currency, exponent: orders.exponent },
}

type Row = {
  item: typeof orderItems.$inferSelect
  order: Pick<typeof orders.$inferSelect, 'createDate' | 'currency' | 'exponent'>
}

const show = (rows: readonly Row[]): Bought[] => {
  const orderOf = new Map(rows.map(({ item, order }) => [item.orderId, order]))
  const orderWith = ({ orderId }: Row['item']) => orderOf.get(orderId) as Row['order']
  return linesAgain(orderedLines(rows.map(({ item }) => item)), orderWith).map(
    ({ item, productId, wished }) => ({
      ...{ productId, orderId: item.orderId, at: orderWith(item).createDate },
      wished,
    }),
  )
}

/** Reads the products of the latest orders of a customer, the latest order first. */
export async function readBought(database: Database, custId: number, latest: number): Promise<Bought[]> {
  const ids = await database
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(counts(custId))
    .orderBy(desc(orders.createDate), desc(orders.orderId))
    .limit(latest)
  if (ids.length === 0) return []
  const rows = await database
    .select(columns)
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderId, orderItems.orderId))
    .where(
      inArray(
        orderItems.orderId,
        ids.map(({ orderId }) => orderId),
      ),
    )
    .orderBy(desc(orders.createDate), desc(orders.orderId), orderItems.position)
  return show(rows)
}

/** Reads the latest line of each of these products that a customer has ordered. */
export async function readLastBought(
  database: Database,
  custId: number,
  productIds: readonly number[],
): Promise<Bought[]> {
  if (productIds.length === 0) return []
  const rows = await database
    .selectDistinctOn([orderItems.productId], columns)
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderId, orderItems.orderId))
    .where(and(counts(custId), inArray(orderItems.productId, [...productIds])))
    .orderBy(orderItems.productId, desc(orders.createDate), desc(orderItems.orderItemId))
  return show(rows)
}

/** The condition for the lines of a product, or of the parts of a box. */
const isOrBox = (productId: number) =>
  or(eq(orderItems.productId, productId), sql`(${orderItems.ofBox} ->> 'productId')::int = ${productId}`)

/** True if a customer has ordered a product. */
export async function hasBought(database: Database, custId: number, productId: number): Promise<boolean> {
  const found = await database
    .select({ one: sql`1` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderId, orderItems.orderId))
    .where(and(counts(custId), isOrBox(productId)))
    .limit(1)
  return found.length > 0
}
