import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { countProducts } from '../catalogue/count-products.server.ts'
import { filterOptionsIn, type StoredOption } from '../catalogue/filters/filter-options.server.ts'
import { type Filters, filterKey, isFiltered, keyGroups } from '../catalogue/filters/filters.rules.ts'
import { listedIds } from '../catalogue/product-ids.server.ts'
import { type Chosen as Shown, selectProducts } from '../catalogue/select-products.server.ts'
import { type Certified, certifiedIn } from '../certificates/certified.server.ts'
import { handOrder } from '../collections/hand-order.server.ts'
import { handle } from '../lib/handler.server.ts'
import { toMinor } from '../lib/money.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import type { Matches } from './best-matches.server.ts'
import { certifiedOptions, chosenGroups, mostOf, type Option } from './certified-options.rules.ts'
import type { Chosen } from './chosen-filters.server.ts'
import { showOptions } from './filter-options.rules.ts'
import { COUNTED, listFiltered } from './filtered-list.server.ts'
import { matchWords, type Narrowed } from './match-words.server.ts'
import { noteMiss } from './note-miss.server.ts'
import { findShopPage } from './search.contract.ts'
import { lastShopPage, PRICE_MOST, SEARCH_MOST, type Sort } from './search.rules.ts'

export const answerFindShopPage = handle(
  findShopPage,
  async ({ category, q, exact, price, sort, page, size, ...filters }, { database, aside, clock }) => {
    const reading = readSettings(database)
    reading.catch(() => {}) // the code that awaits it gets the error
    const narrowed: Narrowed =
      price === PRICE_MOST
        ? { category, price: undefined, atMost: undefined }
        : { category, price, atMost: toMinor(price, (await reading).currency.exponent) }
    const show = async (ids: Shown['ids']) => {
      const { currency, defaultBrand, measures, tolerance } = await reading
      return selectProducts(
        database,
        { exponent: currency.exponent, defaultBrand, measures, tolerance },
        { ids },
      )
    }
    const offering = readOffered(database, category, filters)
    offering.catch(() => {})
    let counted: Promise<number> | undefined
    const count = () => (counted ??= countProducts(database, category, narrowed.price))
    const chosenByHand = filters.collection > 0 ? handOrder(database, filters.collection) : []
    const wish = { q, exact: exact === '1', sort, page, size, narrowed, count, chosenByHand }
    const match = (wanted: Filters) => matchFiltered(database, wish, wanted, offering)
    const isSearch = q.trim() !== ''
    const matches = isSearch || isFiltered(filters) || filters.collection > 0 ? match(filters) : undefined
    // Brands are alternatives: the others are counted in the list without the chosen ones.
    const besides = filters.brand.length > 0 ? match({ ...filters, brand: [] }) : matches
    if (!matches) {
      const counting = price === PRICE_MOST ? undefined : countUpTo(count, () => match(filters))
      const list = listShop(narrowed, { sort, page, size }, count, show)
      const [answer, counted, { options }] = await Promise.all([list, counting, offering])
      return { ...answer, filters: showOptions(options, filters, counted, counted) }
    }
    const [found, others, { options }] = await Promise.all([matches, besides, offering])
    // Only terms that the whole shop lacks: filters hide products.
    if (
      isSearch &&
      exact === '0' &&
      found.total === 0 &&
      category === -1 &&
      price === PRICE_MOST &&
      !isFiltered(filters) &&
      filters.collection === 0
    )
      aside(database => noteMiss(database, q, clock()))
    return {
      productList: await show(found.ids),
      totalProductCount: found.total,
      more: found.more,
      page: found.page,
      filters: showOptions(options, filters, found, others),
      ...(found.wording ? { wording: found.wording } : {}),
    }
  },
)

/** Counts a list up to a price by its filters; a longer one is not read: it offers them without numbers. */
async function countUpTo(
  count: () => Promise<number>,
  match: () => Promise<Matches>,
): Promise<Pick<Matches, 'counts' | 'more'>> {
  return (await count()) > COUNTED ? { counts: {}, more: true } : match()
}

/** The filters that a list offers: as they are `stored`, the claims that are `certified` today, and the `options` from both. */
type Offered = { stored: StoredOption[]; certified: Certified[]; options: Option[] }

/** Reads the filters that a list offers today. */
async function readOffered(database: Database, category: number, filters: Filters): Promise<Offered> {
  const chosen = sql`(${sql.param(keyGroups(filters).flat())}::text[] || array(select unnest(keys) from certified))`
  const { rows } = await database.execute<Omit<Offered, 'options'>>(sql`
    with certified as materialized (${certifiedIn(category)})
    select ${filterOptionsIn(category, chosen)} as stored, (select coalesce(json_agg(c), '[]') from certified c) as certified`)
  const { stored, certified } = rows[0] as Offered
  return { stored, certified, options: certifiedOptions(stored, certified) }
}

/** `count`: counts the products of the list without its words and filters, once for a request. */
type Wanted = {
  q: string
  exact: boolean
  sort: Sort
  page: number
  size: number
  narrowed: Narrowed
  count: () => Promise<number>
  /** The products of the collection that staff chose by hand, in their order. */
  chosenByHand: number[] | Promise<number[]>
}

/** Finds the products of a search or a list that the filters leave, and counts them by the filters that products here have. */
async function matchFiltered(
  database: Database,
  { q, exact, sort, page, size, narrowed, count, chosenByHand }: Wanted,
  filters: Filters,
  offering: Promise<Offered>,
): Promise<Matches> {
  const { stored, certified } = await offering
  const groups = chosenGroups(filters, certified)
  const inCategories = Math.max(0, ...certified.map(({ products }) => products))
  const having = groups.map(group => mostOf(group, stored, inCategories))
  const chosen: Chosen = {
    ...{ groups, inStock: filters.inStock, counted: stored.map(({ key }) => key) },
    countedGroups: certified.map(one => ({ ...one, key: filterKey('certificate', one.kind) })),
  }
  const place = { sort, page, size, handOrder: await chosenByHand }
  if (q.trim()) {
    const how = { ...narrowed, ...(exact ? { exact } : { similar: !isFiltered(filters) }) }
    return matchWords(database, q, { ...place, most: SEARCH_MOST }, how, { chosen, having })
  }
  const shown = await count()
  return listFiltered(database, narrowed, chosen, place, { atMost: Math.min(shown, ...having), shown })
}

/** Finds a page of a list while its products are counted; a page after the last is replaced by the last. */
async function listShop<List>(
  { category, atMost }: Narrowed,
  { sort, page, size }: Pick<Wanted, 'sort' | 'page' | 'size'>,
  count: () => Promise<number>,
  show: (ids: ReturnType<typeof listedIds>) => Promise<List>,
) {
  const at = (place: number) =>
    show(
      listedIds({
        order: sort,
        category,
        atMost,
        limit: size,
        offset: (place - 1) * size,
      }),
    )
  const [first, totalProductCount] = await Promise.all([at(page), count()])
  const last = lastShopPage(totalProductCount, size)
  const productList = page > last ? await at(last) : first
  return { productList, totalProductCount, more: false, page: Math.min(page, last) }
}
