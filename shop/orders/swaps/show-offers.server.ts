import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { products } from '../../catalogue/catalogue.tables.server.ts'
import { firstPictureOf } from '../../catalogue/first-picture.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { substitutionOffers } from './swaps.tables.server.ts'

const ofOrders = (database: Database, orderIds: readonly number[]) =>
  database
    .select({
      offer: substitutionOffers,
      productName: products.productName,
      unitName: products.unitName,
      hash: firstPictureOf(sql`${products.productId}`),
    })
    .from(substitutionOffers)
    .innerJoin(products, eq(products.productId, substitutionOffers.productId))
    .where(and(inArray(substitutionOffers.orderId, [...orderIds]), eq(substitutionOffers.state, 'OPEN')))
    .orderBy(substitutionOffers.offerId)

/** Reads the open questions of an order as its customer sees them, in decimals of the order's currency. */
export async function showOffers(database: Database, orderId: number, exponent: number) {
  const found = await ofOrders(database, [orderId])
  return found.map(({ offer, productName, unitName, hash }) => ({
    ...{ offerId: offer.offerId, orderItemId: offer.orderItemId, productId: offer.productId },
    ...{ productName, measuringUnit: unitName },
    image: hash === null ? null : pictureAddress(hash),
    quantity: toQuantity(offer.steps, offer.quantityStep),
    lineTotal: toDecimal(offer.linePrice, exponent),
    lineCap: toDecimal(offer.lineCap, exponent),
    answerBy: offer.answerBy.toISOString(),
  }))
}

/** Reads what pickers see of the questions of orders, by line. */
export async function pickersOffers(database: Database, orderIds: readonly number[]) {
  const found = await ofOrders(database, orderIds)
  return new Map(
    found.map(({ offer, productName }) => [
      offer.orderItemId,
      {
        productName,
        quantity: toQuantity(offer.steps, offer.quantityStep),
        answerBy: offer.answerBy.toISOString(),
      },
    ]),
  )
}
