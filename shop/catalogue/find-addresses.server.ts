import { and, asc, eq, gte, lt, max, sql } from 'drizzle-orm'
import { handle } from '../lib/handler.server.ts'
import { ADDRESSES, findAddresses } from './addresses.contract.ts'
import { productAddress } from './catalogue.rules.ts'
import { categories, products } from './catalogue.tables.server.ts'

/** Parts are ranges of ids: none has to be counted up to. */
export const answerFindAddresses = handle(findAddresses, async ({ part }, { database }) => {
  const [last] = await database
    .select({ productId: max(products.productId) })
    .from(products)
    .where(sql`${products.shown}`)
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
        gte(products.productId, part * ADDRESSES),
        lt(products.productId, (part + 1) * ADDRESSES),
      ),
    )
    .orderBy(asc(products.productId))
  return {
    parts: last?.productId ? Math.floor(last.productId / ADDRESSES) + 1 : 0,
    addresses: rows.map(row => ({ path: productAddress(row), updatedDate: row.updatedDate.toISOString() })),
  }
})
