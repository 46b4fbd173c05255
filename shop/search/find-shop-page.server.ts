import type { Database } from '../../database/pool.ts'
import { countProducts } from '../catalogue/count-products.server.ts'
import { listedIds } from '../catalogue/product-ids.server.ts'
import { type Chosen, selectProducts } from '../catalogue/select-products.server.ts'
import { handle } from '../lib/handler.server.ts'
import { toMinor } from '../lib/money.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { matchWords, type Narrowed } from './match-words.server.ts'
import { noteMiss } from './note-miss.server.ts'
import { findShopPage } from './search.contract.ts'
import { lastShopPage, PRICE_MOST, SEARCH_MOST, SHOP_PAGE_SIZE, type Sort } from './search.rules.ts'

export const answerFindShopPage = handle(
  findShopPage,
  async ({ category, q, price, sort, page }, { database, aside, clock }) => {
    const reading = readSettings(database)
    reading.catch(() => {}) // the code that awaits it gets the error
    const narrowed: Narrowed =
      price === PRICE_MOST
        ? { category, price: undefined, atMost: undefined }
        : { category, price, atMost: toMinor(price, (await reading).currency.exponent) }
    const show = async (ids: Chosen['ids']) => {
      const { currency, defaultBrand, measures, tolerance } = await reading
      return selectProducts(
        database,
        { exponent: currency.exponent, defaultBrand, measures, tolerance },
        { ids },
      )
    }
    if (!q.trim()) return listShop(database, narrowed, sort, page, show)
    const place = { sort, page, size: SHOP_PAGE_SIZE, most: SEARCH_MOST }
    const { ids, total, more, page: found } = await matchWords(database, q, place, narrowed)
    // Only terms that the whole shop lacks: filters hide products.
    if (total === 0 && category === -1 && price === PRICE_MOST)
      aside(database => noteMiss(database, q, clock()))
    return { productList: await show(ids), totalProductCount: total, more, page: found }
  },
)

/** Finds a page of a list while its products are counted; a page after the last is replaced by the last. */
async function listShop<List>(
  database: Database,
  { category, price, atMost }: Narrowed,
  sort: Sort,
  page: number,
  show: (ids: ReturnType<typeof listedIds>) => Promise<List>,
) {
  const at = (place: number) =>
    show(
      listedIds({
        order: sort,
        category,
        atMost,
        limit: SHOP_PAGE_SIZE,
        offset: (place - 1) * SHOP_PAGE_SIZE,
      }),
    )
  const [first, totalProductCount] = await Promise.all([at(page), countProducts(database, category, price)])
  const last = lastShopPage(totalProductCount)
  const productList = page > last ? await at(last) : first
  return { productList, totalProductCount, more: false, page: Math.min(page, last) }
}
