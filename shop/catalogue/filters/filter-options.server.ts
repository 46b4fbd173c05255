import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { brands } from '../catalogue.tables.server.ts'
import { allergens, diets } from '../facts/facts.rules.ts'
import { filterCounts } from '../stored-counts.tables.server.ts'
import { filterKey, leastRatings } from './filters.rules.ts'

/** A filter key that products of a category have, with their number; `name` is that of a brand. */
export type StoredOption = { key: string; name: string | null; products: number }

/** The brands with the most products, of which a list offers some. */
const BRANDS_READ = 20

/** The keys of diets, allergens and ratings. */
const known = [
  ...diets.map(diet => filterKey('diet', diet)),
  ...allergens.map(allergen => filterKey('freeFrom', allergen)),
  ...leastRatings.map(rating => filterKey('rating', rating)),
]

/**
 * Reads the filter keys that shown products of a category (-1: all) have, with the number of these products: all of diets, allergens and
 * ratings, the largest brands, and the `chosen` keys, also those that none has. Sums the stored counts, and reads no product.
 */
export async function readFilterOptions(
  database: Database,
  category: number,
  chosen: readonly string[],
): Promise<StoredOption[]> {
  const keys = sql.param([...known, ...chosen])
  const { rows } = await database.execute<StoredOption>(sql`
    with counted as (
      select key, sum(products)::int as products from ${filterCounts}
      where category_id = ${category} and key = any(${keys}::text[] || array(
        select key from ${filterCounts} where category_id = ${category} and key like 'B:%'
        order by products desc limit ${BRANDS_READ}))
      group by key having sum(products) > 0
    )
    select key, brand_name as name, coalesce(products, 0) as products
    from (select key from counted union select unnest(${sql.param(chosen)}::text[])) k left join counted using (key)
    left join ${brands} on brand_id = case when key like 'B:%' then substr(key, 3)::int end
    order by products desc, key`)
  return rows
}
