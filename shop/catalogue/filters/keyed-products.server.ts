import { and, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { products } from '../catalogue.tables.server.ts'
import { filterCounts } from '../stored-counts.tables.server.ts'
import { filterKey, type KeyedFilter } from './filters.rules.ts'

/** Reads the number of shown products that have each of these values of a filter; those without any are left out. */
export async function countKeyed(
  database: Database,
  filter: KeyedFilter,
  values: readonly (string | number)[],
): Promise<Map<string, number>> {
  if (values.length === 0) return new Map()
  return counted(
    database,
    filter,
    inArray(
      filterCounts.key,
      values.map(value => filterKey(filter, value)),
    ),
  )
}

/** Reads every value of a filter that shown products have, with their number. */
export const countAllKeyed = (database: Database, filter: KeyedFilter) =>
  counted(database, filter, like(filterCounts.key, `${filterKey(filter, '')}%`))

async function counted(database: Database, filter: KeyedFilter, where: SQL): Promise<Map<string, number>> {
  const rows = await database
    .select({ key: filterCounts.key, products: sql<number>`sum(${filterCounts.products})::int` })
    .from(filterCounts)
    .where(and(eq(filterCounts.categoryId, -1), where))
    .groupBy(filterCounts.key)
    .having(sql`sum(${filterCounts.products}) > 0`)
  return new Map(rows.map(({ key, products }) => [key.slice(filterKey(filter, '').length), products]))
}

/** Finds the shown products that meet a rule of a collection: how many (up to `most`), and the best of them. */
export async function findMeeting(
  database: Database,
  rule: object,
  { most, first }: { most: number; first: number },
): Promise<{ total: number; ids: number[] }> {
  const meets = sql`meets_rule(${JSON.stringify(rule)}::jsonb, ${products.tags}, ${products.categoryId}, ${products.brandId},
    ${products.chargedPrice}, ${products.optionsAttributes} @> '[{"description": "CUTPRICE"}]'
    and ${products.salePrice} < ${products.unitPrice}, ${products.addedAt})`
  const { rows } = await database.execute<{ total: number; ids: number[] }>(sql`
    with met as materialized (
      select ${products.productId}, ${products.popularFlag} from ${products} where ${products.shown} and ${meets} limit ${most}
    ) select (select count(*)::int from met) as total,
      array(select product_id from met order by popular_flag desc, product_id limit ${first}) as ids`)
  return rows[0] ?? { total: 0, ids: [] }
}
