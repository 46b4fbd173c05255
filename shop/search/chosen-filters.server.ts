import { lte, type SQL, sql } from 'drizzle-orm'
import { products } from '../catalogue/catalogue.tables.server.ts'
import type { Group } from './certified-options.rules.ts'
import { priceKeys } from './search-words.rules.ts'

/**
 * The chosen filters of a list, for its statement: products of each group, and only those that can be bought if `inStock`. `counted` are the
 * keys whose products are to be counted, and `countedGroups` the groups, each under a key of its own.
 */
export type Chosen = {
  groups: readonly Group[]
  inStock: boolean
  counted: readonly string[]
  countedGroups: readonly (Group & { key: string })[]
}

export const nothingChosen: Chosen = { groups: [], inStock: false, counted: [], countedGroups: [] }

/** The condition that a row with `filter_keys` and `category_id` is of a group. */
const isOf = ({ keys, categories }: Group): SQL => {
  const hasKey = sql`filter_keys && ${sql.param(keys)}::text[]`
  return categories.length === 0
    ? hasKey
    : sql`(${hasKey} or category_id = any(${sql.param(categories)}::int[]))`
}

/** The condition for products of each group. */
export const hasGroups = ({ groups }: Chosen): SQL =>
  groups.length === 0 ? sql`true` : sql.join(groups.map(isOf), sql` and `)

/** The columns by which `canBeBought` judges a product, after others; none if it is not asked. */
export const boughtColumns = ({ inStock }: Chosen): SQL =>
  inStock
    ? sql`, ${products.stockTracked}, ${products.minimumSteps}, ${products.maximumSteps}, ${products.quantityStep},
        ${products.variantOptions}, ${products.box}`
    : sql``

/** The number of rows with each counted key and of each counted group, as JSON. */
export const countsIn = (rows: SQL, { counted, countedGroups }: Chosen): SQL => {
  if (counted.length + countedGroups.length === 0) return sql`'{}'::json`
  const ofGroups = countedGroups.map(
    group => sql`union all select ${group.key}, count(*) from ${rows} where ${isOf(group)}`,
  )
  return sql`(select coalesce(json_object_agg(key, times), '{}') from (
        select key, count(*) as times from ${rows} cross join unnest(filter_keys) key
        where key = any(${sql.param(counted)}::text[]) group by key ${sql.join(ofGroups, sql` `)}) k)`
}

/**
 * The condition that a product costs at most this many minor units; `words` is the expression of an index with the classes of prices. A
 * condition of its own: the index looks up the many classes only for products that meet the others, not for each product of a filter.
 */
export const upToPrice = (words: SQL, atMost: number | undefined): SQL =>
  atMost === undefined
    ? sql`true`
    : sql`${words} @@ ${priceKeys(atMost)}::tsquery and ${lte(products.chargedPrice, atMost)}`
