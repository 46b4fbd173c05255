import { asc, desc, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { allergensOfLine } from '../catalogue/facts/allergen-words.ts'
import { firstPictureOf } from '../catalogue/first-picture.server.ts'
import { statedProduct } from '../catalogue/made-of/stated-product.server.ts'
import { nameOfProduct } from '../catalogue/name-of-product.server.ts'
import { firstNameOf } from '../customers/first-name-of.server.ts'
import { lotsOfLine } from '../lots/lots-of-lines.server.ts'
import { sayLot } from '../lots/say-lot.ts'
import { isLeftOut } from './order-lines.rules.ts'
import { orderItems } from './orders.tables.server.ts'

/** Reads the lines of orders, latest order first, each with the first picture of its product, its allergens as they are stated now, the name of the one that may replace it, its picker, and its lots. Without orders it sends no statement. */
export async function readItems(database: Database, orderIds: readonly number[]) {
  if (orderIds.length === 0) return []
  const rows = await database
    .select({
      ...getTableColumns(orderItems),
      hash: firstPictureOf(sql`order_items.product_id`),
      stated: statedProduct(sql`order_items.product_id`),
      substituteName: nameOfProduct(orderItems.substituteProductId),
      pickerName: firstNameOf(orderItems.pickedBy),
      lots: lotsOfLine(sql`order_items.order_item_id`),
    })
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds as number[]))
    .orderBy(desc(orderItems.orderId), asc(orderItems.position))
  return rows.map(({ stated, ...row }) => ({
    ...row,
    lots: row.lots.map(sayLot),
    allergens: isLeftOut(row.itemStatus) ? null : allergensOfLine(stated, row.attributes),
  }))
}
