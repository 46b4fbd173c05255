import { sql } from 'drizzle-orm'
import { listProducts } from '../catalogue/find-products.server.ts'
import { idsBeside } from '../catalogue/product-ids.server.ts'
import { handle } from '../lib/handler.server.ts'
import { findRelated, findSeen } from './related.contract.ts'
import { LEAST_RELATED, MOST_RELATED } from './related.rules.ts'
import { boughtTogether } from './related.tables.server.ts'

export const answerFindRelated = handle(findRelated, async ({ productId, images }, { database }) => {
  const others = sql`select other_id, row_number() over (order by baskets desc, other_id)
    from ${boughtTogether} where product_id = ${productId}`
  const ids = idsBeside(productId, { others, least: LEAST_RELATED, limit: MOST_RELATED })
  return { productList: await listProducts(database, { ids }, images) }
})

export const answerFindSeen = handle(findSeen, async ({ productIds, images }, { database }) => ({
  productList: await listProducts(database, { ids: productIds }, images),
}))
