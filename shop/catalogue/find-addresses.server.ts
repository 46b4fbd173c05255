import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { ADDRESSES, findAddresses } from './addresses.contract.ts'
import { productAddress } from './catalogue.rules.ts'
import { categories, products } from './catalogue.tables.server.ts'

/** A list of lists has at most so many (sitemaps.org). */
const MOST_PARTS = 50_000

/** Parts are ranges of ids: none has to be counted up to, and what lies between two products is leapt over. */
export const answerFindAddresses = handle(findAddresses, async ({ part }, { database }) => {
  const { rows: parts } = await database.execute<{ part: number }>(sql`
    with recursive parts as (
      select min(product_id)::bigint / ${ADDRESSES}::bigint as part from products where shown
      union all
      select (select min(product_id)::bigint / ${ADDRESSES}::bigint from products
        where shown and product_id >= (parts.part + 1) * ${ADDRESSES}::bigint)
      from parts where parts.part is not null
    )
    select part::int as part from parts where part is not null limit ${MOST_PARTS}`)
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
  if (rows.length === 0 && part > 0) return refuse(findAddresses, 'NOT_FOUND', undefined)
  return {
    parts: parts.map(one => one.part),
    addresses: rows.map(row => ({ path: productAddress(row), updatedDate: row.updatedDate.toISOString() })),
  }
})
