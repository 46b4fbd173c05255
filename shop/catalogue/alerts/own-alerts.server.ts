import { and, eq, sql } from 'drizzle-orm'
import { handle } from '../../lib/handler.server.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { productAddress } from '../catalogue.rules.ts'
import { categories, products } from '../catalogue.tables.server.ts'
import { firstPictureOf } from '../first-picture.server.ts'
import { shownOf } from '../variants/shown-of.server.ts'
import { findAlerts, stopAlert } from './alerts.contract.ts'
import { stockAlerts } from './alerts.tables.server.ts'

export const answerStopAlert = handle(stopAlert, async ({ productId }, { database, caller }) => {
  await database
    .delete(stockAlerts)
    .where(and(eq(stockAlerts.custId, caller.custId), eq(stockAlerts.productId, productId)))
  return { productId }
})

type Row = {
  productId: number
  productName: string
  shown: boolean
  category: string
  categoryId: number
  hash: string | null
  email: string
  askedAt: string
}

export const answerFindAlerts = handle(findAlerts, async (_input, { database, caller }) => {
  const { rows } = await database.execute<Row>(sql`
    select p.product_id as "productId", p.product_name as "productName", ${shownOf('p').inShop} as shown, c.category, c.category_id as "categoryId",
      ${firstPictureOf(sql`p.product_id`)} as hash, a.email, a.asked_at as "askedAt"
    from ${stockAlerts} a join ${products} p using (product_id) join ${categories} c using (category_id)
    where a.cust_id = ${caller.custId} order by a.asked_at desc, a.alert_id desc`)
  return {
    products: rows.map(({ shown, category, categoryId, hash, askedAt, ...row }) => ({
      ...row,
      address: shown ? productAddress({ productId: row.productId, category, categoryId }) : null,
      image: hash === null ? null : pictureAddress(hash),
      askedAt: new Date(askedAt).toISOString(),
    })),
  }
})
