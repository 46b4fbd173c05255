import { and, asc, desc, eq, lte, type SQL } from 'drizzle-orm'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { countProducts } from '../catalogue/count-products.server.ts'
import { selectProducts } from '../catalogue/select-products.server.ts'
import { handle } from '../lib/handler.server.ts'
import { toMinor } from '../lib/money.ts'
import { lastPage } from '../lib/pages.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { matchWords } from './match-words.server.ts'
import { findShopPage } from './search.contract.ts'
import { PRICE_MOST, SHOP_PAGE_SIZE, type Sort } from './search.rules.ts'

const orders: Record<Exclude<Sort, 'best'>, SQL> = {
  price: asc(products.chargedPrice),
  '-price': desc(products.chargedPrice),
  name: asc(products.productName),
  new: desc(products.productId),
}

export const answerFindShopPage = handle(
  findShopPage,
  async ({ category, q, price, sort, page }, { database }) => {
    const { currency, defaultBrand } = await readSettings(database)
    const filter = and(
      category === -1 ? undefined : eq(products.categoryId, category),
      price === PRICE_MOST ? undefined : lte(products.chargedPrice, toMinor(price, currency.exponent)),
    )
    const match = q.trim() ? await matchWords(database, q, filter) : undefined
    const totalProductCount = match ? match.total : await countProducts(database, filter)
    const shownPage = Math.min(page, lastPage(totalProductCount, SHOP_PAGE_SIZE))
    const best = match ? [match.rank] : [desc(products.popularFlag)]
    const productList = await selectProducts(
      database,
      { exponent: currency.exponent, defaultBrand },
      {
        where: match ? match.where : filter,
        orderBy: sort === 'best' ? best : [orders[sort]],
        limit: SHOP_PAGE_SIZE,
        offset: (shownPage - 1) * SHOP_PAGE_SIZE,
      },
    )
    return { productList, totalProductCount, page: shownPage }
  },
)
