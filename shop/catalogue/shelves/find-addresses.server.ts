import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { productAddress } from '../catalogue.rules.ts'
import { categories, products } from '../catalogue.tables.server.ts'
import { ADDRESSES, findAddresses } from './addresses.contract.ts'

/** Lists the shown products in a range of ids, with the path of each. */
export const answerFindAddresses = handle(findAddresses, async ({ part }, { database }) => {
  const rows = await database
    .select({
      productId: products.productId,
      category: categories.category,
      categoryId: products.categoryId,
      updatedDate: products.updatedDate,
    })
    .from(products)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .where(
      and(
        sql`${products.shown}`,
        gte(products.productId, sql`${part}::bigint * ${ADDRESSES}`),
        lt(products.productId, sql`(${part}::bigint + 1) * ${ADDRESSES}`),
      ),
    )
    .orderBy(asc(products.productId))
  if (rows.length === 0) return refuse(findAddresses, 'NOT_FOUND', undefined)
  return rows.map(row => ({ path: productAddress(row), updatedDate: row.updatedDate.toISOString() }))
})
