import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { products } from '../catalogue/catalogue.tables.server.ts'
import type { Sort } from './search.rules.ts'
import { sampleFor } from './search-words.rules.ts'

/** What is looked for: `query` in names and descriptions, of which `exact` was typed as it stands; `term` as it was typed. */
export type Wanted = { query: string; exact: string; term: string; keys: string; atMost: number | undefined }

/** Which of the best ones: `most` are ranked, and of those in their order a page of `size`; the last one where there are fewer. */
export type Page = { sort: Sort; most: number; size: number; page: number }

/** A page of what was found; `more`: there is more than the `total` that were ranked. */
export type Matches = { ids: number[]; total: number; more: boolean; page: number }

const NAMED = 50
/** So many times as many as are ranked are read at most: where there are more, a smaller sample is asked. */
const TOO_MANY = 4

const orders: Record<Sort, SQL> = {
  best: sql`rank desc, popular_flag desc, product_id`,
  price: sql`charged_price, product_id`,
  '-price': sql`charged_price desc, product_id desc`,
  name: sql`product_name, product_id`,
  new: sql`product_id desc`,
}

type Found = { found: number; total: number; page: number; ids: number[] }

/**
 * The best matches. Of words that very many products have, a sample of them is ranked, which always holds those whose names
 * begin with the term, and popular ones more often; `expected` says how many there may be. Costs the same for any number.
 */
export async function findBest(
  database: Database,
  wanted: Wanted,
  place: Page,
  expected: number,
): Promise<Matches> {
  const { most } = place
  let sample = sampleFor(expected, most)
  let tooFew = Number.POSITIVE_INFINITY
  for (;;) {
    const { found, total, page, ids } = await ask(database, wanted, place, sample)
    const smaller = sample + 3
    if (found === TOO_MANY * most && smaller < tooFew) {
      sample = smaller
    } else if (sample === 0 || found >= most / 2) {
      return { ids, total, page, more: sample > 0 || found > most }
    } else {
      tooFew = sample
      const likely = (found + 2 * Math.sqrt(found) + 2) * 2 ** sample
      sample = Math.min(sample - 1, sampleFor(likely, most))
    }
  }
}

async function ask(
  database: Database,
  { query, exact, term, keys, atMost }: Wanted,
  { sort, most, size, page }: Page,
  sample: number,
): Promise<Found> {
  const name = sql`lower(${products.productName})`
  const begins = sql`${name} ~>=~ ${term} and ${name} ~<~ (${term} || chr(1114111))`
  const p = products
  const columns = sql`${p.productId}, ${p.chargedPrice}, ${p.popularFlag}, ${p.productName},
    ts_rank(${p.searchWords}, ${query}::tsquery) + ts_rank(${p.searchWords}, ${exact}::tsquery)
    + least(1, length(${term}) / greatest(1, length(${name}))::real)
    + case when ${name} = ${term} then 2 else 0 end as rank`
  const cheap = atMost === undefined ? sql`true` : sql`${p.chargedPrice} <= ${atMost}`
  const key = sql`search_keys(${p.searchWords}, ${p.categoryId}, ${p.chargedPrice}, ${p.popularFlag}, ${p.productId})`
  const all = `(${query})${keys}`
  const named = sql`union select ${columns} from (
      select * from ${p} where ${p.shown} and ${begins} order by ${name} using ~<~, ${p.productId} limit ${NAMED}
    ) ${p} where ${cheap} and ${key} @@ ${all}::tsquery`
  const { rows } = await database.execute<Found>(sql`
    with sampled as materialized (
      select ${columns} from ${p}
      where ${p.shown} and ${key} @@ ${sample > 0 ? `${all} & '=s${sample}'` : all}::tsquery and ${cheap}
      limit ${TOO_MANY * most}
    ), best as materialized (
      select * from (select * from sampled ${sample > 0 ? named : sql``}) f order by ${orders.best} limit ${most}
    ), counted as (select count(*)::int as total from best),
    placed as (select total, least(${page}::int, greatest(1, (total + ${size} - 1) / ${size})) as page from counted)
    select (select count(*)::int from sampled) as found, total, page, array(
      select product_id from best order by ${orders[sort]} limit ${size} offset (page - 1) * ${size}) as ids
    from placed`)
  return rows[0] as Found
}
