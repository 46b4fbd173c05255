import { sql } from 'drizzle-orm'
import { listProducts } from '../catalogue/find-products.server.ts'
import { idsToBuyAt } from '../catalogue/product-ids.server.ts'
import { wholesOf } from '../catalogue/variants/wholes-of.server.ts'
import { handle } from '../lib/handler.server.ts'
import { branchOr } from '../settings/branches/main-branch.server.ts'
import { suggestForCart } from './related.contract.ts'
import { boughtTogether } from './related.tables.server.ts'

export const answerSuggestForCart = handle(suggestForCart, async ({ productIds, branchId }, { database }) => {
  const inCart = wholesOf(productIds)
  const found = sql`select other_id, row_number() over (order by sum(baskets) desc, other_id)
      from ${boughtTogether} where product_id = any(${inCart}) and other_id <> all(${inCart}) group by other_id`
  const ids = idsToBuyAt(await branchOr(database, branchId), found, 1)
  const [product = null] = await listProducts(database, { ids })
  return { product }
})
