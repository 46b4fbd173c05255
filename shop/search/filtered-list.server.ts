import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { filterWords } from '../catalogue/filters/filter-columns.server.ts'
import { canBeBought } from '../catalogue/product-places.server.ts'
import { LOOKED_AT, type Matches, orderOf, type Page } from './best-matches.server.ts'
import { boughtColumns, type Chosen, countsIn, hasGroups, upToPrice } from './chosen-filters.server.ts'
import type { Narrowed } from './match-words.server.ts'
import { categoryKey, groupKeys, sampleFor } from './search-words.rules.ts'

/** This number of matches is a list; for fewer, it looks further. It looks up the stock of as many at most. */
export const ENOUGH = 300
/** The size of a sample that represents all matches. */
const SAMPLED = 1_000
/** The products that are counted of a list without filters: a longer one is not read for that. */
export const COUNTED = 1_000

type Place = Omit<Page, 'most'>
type Seen = Omit<Matches, 'more'> & { seen: number; found: number }

/**
 * Lists products that have the chosen filters. `atMost` products can match, of `shown` in the category up to the price. If few can, the
 * index of the filters finds all of them. Otherwise it goes through the list in its order, a limited way: if it meets enough, they are the
 * list. If it does not, it sorts a sample of all matches, as search does. Costs the same for any number of products.
 */
export async function listFiltered(
  database: Database,
  narrowed: Narrowed,
  chosen: Chosen,
  place: Place,
  { atMost, shown }: { atMost: number; shown: number },
): Promise<Matches> {
  const hasGroup = chosen.groups.length > 0
  const limit = hasGroup || chosen.inStock ? LOOKED_AT : COUNTED
  const look = async (sample?: number) => {
    const rows =
      sample === undefined ? walked(narrowed, chosen, place, limit) : matching(narrowed, chosen, sample)
    const { seen, found, ...page } = await read(database, rows, chosen, place)
    const hasMore = chosen.inStock && page.total === ENOUGH && found > ENOUGH
    return { seen, found, page, hasMore }
  }
  if (hasGroup && atMost <= LOOKED_AT) {
    const { page, hasMore } = await look(0)
    return { ...page, more: hasMore }
  }
  const { seen, found, page, hasMore } = await look()
  if (seen < limit) return { ...page, more: hasMore }
  if (!hasGroup || found >= ENOUGH) return { ...page, more: true }
  let sample = sampleFor((found / seen) * shown, SAMPLED)
  let tooMany = -1
  for (;;) {
    const { seen, page, hasMore } = await look(sample)
    if (seen > LOOKED_AT) {
      tooMany = sample
      sample += 1
    } else if (sample > tooMany + 1 && seen < ENOUGH) {
      sample -= 1
    } else {
      return { ...page, more: sample > 0 || hasMore }
    }
  }
}

const columnsOf = (chosen: Chosen) =>
  sql`${products.productId}, ${products.categoryId}, ${products.chargedPrice}, ${products.popularFlag}, ${products.productName}, ${products.filterKeys}${boughtColumns(chosen)}`

/** The first products of the list, as they are without filters, and those of them that match. */
const walked = ({ category, atMost }: Narrowed, chosen: Chosen, place: Place, limit: number): SQL => sql`
  seen as materialized (
    select ${columnsOf(chosen)} from ${products}
    where ${and(
      sql`${products.shown}`,
      category === -1 ? undefined : eq(products.categoryId, category),
      atMost === undefined ? undefined : lte(products.chargedPrice, atMost),
    )}
    order by ${orderOf(place)} limit ${limit}
  ), found as materialized (select * from seen ${products} where ${hasGroups(chosen)})`

/** The products of a sample (0: all) that match, and one more than are looked at. */
const matching = ({ category, atMost }: Narrowed, chosen: Chosen, sample: number): SQL => {
  const words = filterWords(products)
  const query = `${groupKeys(chosen.groups)}${categoryKey(category)}${sample > 0 ? ` & '=s${sample}'` : ''}`
  return sql`
  seen as materialized (
    select ${columnsOf(chosen)} from ${products}
    where ${products.shown} and ${products.filterKeys} is not null and ${words} @@ ${query}::tsquery and ${upToPrice(words, atMost)}
    limit ${LOOKED_AT + 1}
  ), found as (select * from seen)`
}

/** Reads a page of the products found, those that can be bought if that is asked; it looks up the stock in the order of the list. */
async function read(database: Database, rows: SQL, chosen: Chosen, place: Place): Promise<Seen> {
  const { size, page } = place
  const kept = chosen.inStock
    ? sql`select * from (select * from found order by ${orderOf(place)}) ${products} where ${canBeBought} limit ${ENOUGH}`
    : sql`select * from found`
  const answer = await database.execute<Seen>(sql`
    with ${rows}, kept as materialized (${kept}),
    counted as (select count(*)::int as total from kept),
    placed as (select total, least(${page}::int, greatest(1, (total + ${size} - 1) / ${size})) as page from counted)
    select (select count(*)::int from seen) as seen, (select count(*)::int from found) as found, total, page, array(
      select product_id from kept order by ${orderOf(place)} limit ${size} offset (page - 1) * ${size}) as ids,
      ${countsIn(sql`kept`, chosen)} as counts
    from placed`)
  return answer.rows[0] as Seen
}
