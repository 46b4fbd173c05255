import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { filterWords } from '../catalogue/filters/filter-columns.server.ts'
import { canBeBought } from '../catalogue/product-places.server.ts'
import type { Amount } from './amounts.rules.ts'
import { boughtColumns, type Chosen, countsIn, hasGroups, upToPrice } from './chosen-filters.server.ts'
import type { Placed } from './known-words.server.ts'
import { fitting, placing } from './ranked-first.server.ts'
import type { Sort, Wording } from './search.rules.ts'
import { categoryKey, groupKeys, sampleFor } from './search-words.rules.ts'

/**
 * A search: `query` for names and descriptions, and `exact` with the words as typed; `term` is the typed text. Products with the typed code
 * (`coded`) come first, then those that staff placed.
 */
export type Wanted = {
  query: string
  exact: string
  term: string
  category: number
  atMost: number | undefined
  chosen: Chosen
  /** True if so few products have the chosen filters that each of them can be looked at. */
  isRare: boolean
  placed: readonly Placed[]
  coded: readonly number[]
  amounts: readonly Amount[]
  /** If products with some of the words are found: the parts of the query, of which a rare one weighs more. */
  weights?: readonly { query: string; weight: number }[] | undefined
}

/**
 * A page of the best matches: `most` are ranked, and sorted into pages of `size`; the last page if there are fewer. The best of a
 * list that staff chose by hand are in its order.
 */
export type Page = { sort: Sort; most: number; size: number; page: number; handOrder?: readonly number[] }

/** A page of matches; `more`: there are more than the `total` that were ranked, of which so many have each filter key. */
export type Matches = {
  ids: number[]
  total: number
  more: boolean
  page: number
  counts: Record<string, number>
  wording?: Wording
}

const NAMED = 50
/** How much higher a popular product ranks: it decides between names that match alike. */
const POPULAR = 0.1
/** The most products that a list or a search with filters reads: if no more match, it is exact. */
export const LOOKED_AT = 2_000
/** The most rows read, as a multiple of those ranked: beyond it, a smaller sample is queried. */
const TOO_MANY = 4

/** The orders of a list by the names of its columns; the best of a list without words are the popular ones. */
export const orders: Record<Sort, SQL> = {
  best: sql`popular_flag desc, product_id`,
  price: sql`charged_price, product_id`,
  '-price': sql`charged_price desc, product_id desc`,
  name: sql`product_name, product_id`,
  new: sql`product_id desc`,
}

/** Returns the order of a list. */
export const orderOf = ({ sort, handOrder = [] }: Pick<Page, 'sort' | 'handOrder'>): SQL =>
  sort === 'best' && handOrder.length > 0
    ? sql`array_position(${sql.param([...handOrder])}::int[], product_id), ${orders.best}`
    : orders[sort]

const byRank = sql`rank desc, popular_flag desc, product_id`

type Found = {
  read: number
  found: number
  total: number
  page: number
  ids: number[]
  counts: Record<string, number>
}

/**
 * Finds the best matches. For words that very many products have, it ranks a sample, which always contains products whose
 * names begin with the term, and popular ones more often; `expected` is the estimated number of matches. Costs the same for
 * any number.
 */
export async function findBest(
  database: Database,
  wanted: Wanted,
  place: Page,
  expected: number,
): Promise<Matches> {
  const { most } = place
  const isFiltered = wanted.chosen.groups.length > 0
  if (wanted.isRare) {
    const { read: _, found, ...page } = await ask(database, wanted, place, 0)
    return { ...page, more: found > most }
  }
  // Filters leave a part of what has the words: more of it is read.
  const limit = isFiltered ? LOOKED_AT : TOO_MANY * most
  let sample = sampleFor(expected, isFiltered ? LOOKED_AT / 2 : most)
  let tooFew = Number.POSITIVE_INFINITY
  for (;;) {
    const { read, found, ...page } = await ask(database, wanted, place, sample)
    const smaller = sample + 3
    if (read === limit && smaller < tooFew) {
      sample = smaller
    } else if (sample === 0 || found >= most / 2 || (isFiltered && read * 2 > limit)) {
      return { ...page, more: sample > 0 || found > most || read === limit }
    } else {
      tooFew = sample
      const likely = (read + 2 * Math.sqrt(read) + 2) * 2 ** sample
      sample = Math.min(sample - 1, sampleFor(likely, isFiltered ? LOOKED_AT / 2 : most))
    }
  }
}

async function ask(
  database: Database,
  { query, exact, term, atMost, chosen, isRare, placed, coded, amounts, category, weights }: Wanted,
  { sort, most, size, page }: Page,
  sample: number,
): Promise<Found> {
  const name = sql`lower(${products.productName})`
  const begins = sql`${name} ~>=~ ${term} and ${name} ~<~ (${term} || chr(1114111))`
  const p = products
  const ranking = weights
    ? sql.join(
        weights.map(
          ({ query, weight }) => sql`${weight}::real * ts_rank(${p.searchWords}, ${query}::tsquery)`,
        ),
        sql` + `,
      )
    : sql`ts_rank(${p.searchWords}, ${query}::tsquery)`
  const columns = sql`${p.productId}, ${p.categoryId}, ${p.chargedPrice}, ${p.popularFlag}, ${p.productName},
    ${p.filterKeys}${boughtColumns(chosen)},
    ${ranking} + ts_rank(${p.searchWords}, ${exact}::tsquery) + ${POPULAR}::real * ${p.popularFlag}
    + case when position(${term} in ${name}) > 0 then least(1, length(${term}) / greatest(1, length(${name}))::real) else 0 end
    + case when ${name} = ${term} then 2 else 0 end${fitting(amounts)}${placing(placed, coded)} as rank`
  const cheap = atMost === undefined ? sql`true` : sql`${p.chargedPrice} <= ${atMost}`
  const key = sql`search_keys(${p.searchWords}, ${p.categoryId}, ${p.chargedPrice}, ${p.popularFlag}, ${p.productId})`
  const keys = categoryKey(category)
  const all = `(${query})${keys}`
  const inSample = sample > 0 ? ` & '=s${sample}'` : ''
  const order = sort === 'best' ? byRank : orders[sort]
  const byWords = sql`${p.shown} and ${key} @@ ${all + inSample}::tsquery and ${upToPrice(key, atMost)}`
  const byFilters = sql`${p.shown} and ${p.filterKeys} is not null
    and ${filterWords(p)} @@ ${groupKeys(chosen.groups) + keys}::tsquery and ${upToPrice(filterWords(p), atMost)}`
  const plain = sql`${p.productId}, ${p.categoryId}, ${p.chargedPrice}, ${p.popularFlag}, ${p.productName}, ${p.searchWords},
    ${p.filterKeys}${amounts.length > 0 ? sql`, ${p.content}, ${p.contentUnit}` : sql``}${boughtColumns(chosen)}`
  // With filters, either those or the words find some products, and these are asked for the others.
  const sampled =
    chosen.groups.length === 0
      ? sql`sampled as materialized (select ${columns} from ${p} where ${byWords} limit ${TOO_MANY * most}),
        seen as (select from sampled)`
      : isRare
        ? sql`seen as materialized (select ${plain} from ${p} where ${byFilters} limit ${LOOKED_AT}),
          sampled as materialized (select ${columns} from seen ${p} where ${p.searchWords} @@ ${query}::tsquery)`
        : sql`seen as materialized (select ${plain} from ${p} where ${byWords} limit ${LOOKED_AT}),
          sampled as materialized (select ${columns} from seen ${p} where ${hasGroups(chosen)})`
  const named = sql`union select ${columns} from (
      select * from ${p} where ${p.shown} and ${begins} order by ${name} using ~<~, ${p.productId} limit ${NAMED}
    ) ${p} where ${cheap} and ${hasGroups(chosen)} and ${key} @@ ${all}::tsquery`
  const first = [...coded, ...placed.filter(({ place }) => place > 0).map(({ id }) => id)]
  const added =
    first.length > 0
      ? sql`union select ${columns} from ${p} where ${p.productId} = any(${sql.param(first)}::int[]) and ${p.shown} and ${cheap}
          and ${hasGroups(chosen)}${category === -1 ? sql`` : sql` and ${p.categoryId} = ${category}`}`
      : sql``
  const { rows } = await database.execute<Found>(sql`
    with ${sampled}, best as materialized (
      select * from (select * from (select * from sampled ${sample > 0 ? named : sql``} ${added}) f order by ${byRank}) ${p}
      where ${chosen.inStock ? canBeBought : sql`true`} limit ${most}
    ), counted as (select count(*)::int as total from best),
    placed as (select total, least(${page}::int, greatest(1, (total + ${size} - 1) / ${size})) as page from counted)
    select (select count(*)::int from seen) as read, (select count(*)::int from sampled) as found, total, page, array(
      select product_id from best order by ${order} limit ${size} offset (page - 1) * ${size}) as ids,
      ${countsIn(sql`best`, chosen)} as counts
    from placed`)
  return rows[0] as Found
}
