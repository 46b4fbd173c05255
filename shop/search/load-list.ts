import type { RouterContextProvider } from 'react-router'
import { ask } from '../ask.ts'
import { cardProduct } from '../catalogue/card-product.ts'
import { countWithout } from './count-without.ts'
import { chosenFilters, filterGroups } from './filter-groups.ts'
import { askedFor } from './read-wishes.rules.ts'
import { findShopPage } from './search.contract.ts'
import type { Wishes } from './search.rules.ts'

const pagesBetween = (from: number, page: number) =>
  Array.from({ length: page - from }, (_, place) => from + place)

/**
 * Finds the products of a list: those of its page, after those of the pages from `from` on. Each page is a stored answer of its own. After the
 * last page only the last is shown.
 */
async function findListed(context: Readonly<RouterContextProvider>, { from, ...wishes }: Wishes) {
  const { page } = wishes
  const pageAt = (page: number) => ask(context, findShopPage, askedFor({ ...wishes, page }))
  const [found, ...before] = await Promise.all([
    pageAt(page),
    ...pagesBetween(from ?? page, page).map(pageAt),
  ])
  const isThere = from !== undefined && found.page === page
  const all = isThere ? [...before, found].flatMap(({ productList }) => productList) : found.productList
  return {
    ...found,
    wishes: { ...wishes, page: found.page, ...(isThere ? { from } : {}) },
    // A product can move from one page to another in between.
    productList: [...new Map(all.map(product => [product.productId, product])).values()],
  }
}

/** Loads what the screen of a list shows: its products, its filters, and what its form sends along. */
export async function loadList(context: Readonly<RouterContextProvider>, asked: Wishes) {
  const found = await findListed(context, asked)
  const { category, q, price, size, exact, inCollection } = asked
  const groups = filterGroups(found.filters, asked)
  const chosen = chosenFilters(groups, asked)
  const { totalProductCount: total, more, wording } = found
  return {
    ...{ wishes: found.wishes, total, more, groups, chosen },
    products: found.productList.map(cardProduct),
    form: {
      ...{ category, q, price },
      ...(size ? { size } : {}),
      ...(exact ? { exact } : {}),
      ...(inCollection ? { inCollection } : {}),
    },
    ...(wording ? { wording } : {}),
    undone: total === 0 ? await countWithout(context, chosen) : [],
  }
}
