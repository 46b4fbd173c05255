import { type SQL, sql } from 'drizzle-orm'
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
 * A part of a statement: the filter keys that shown products of a category (-1: all) have, with the number of these products: all of diets,
 * allergens and ratings, the largest brands, and the keys of the array `chosen`, also those that none has. Sums the stored counts, and reads
 * no product.
 */
export const filterOptionsIn = (category: number, chosen: SQL) => sql<StoredOption[]>`(
  with counted as (
    select key, sum(products)::int as products from ${filterCounts}
    where category_id = ${category} and key = any(${sql.param(known)}::text[] || ${chosen} || array(
      select key from ${filterCounts} where category_id = ${category} and key like 'B:%'
      order by products desc limit ${BRANDS_READ}))
    group by key having sum(products) > 0
  )
  select coalesce(json_agg(json_build_object('key', key, 'name', brand_name, 'products', coalesce(products, 0))
    order by products desc nulls last, key), '[]')
  from (select key from counted union select unnest(${chosen})) k left join counted using (key)
  left join ${brands} on brand_id = case when key like 'B:%' then substr(key, 3)::int end)`
