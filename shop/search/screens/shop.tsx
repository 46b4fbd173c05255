import { redirect } from 'react-router'
import { ask } from '../../ask.ts'
import { findAllCategories, findAllDepartments } from '../../catalogue/catalogue.contract.ts'
import { listFilters } from '../../catalogue/filters/list-filters.ts'
import { pageWords } from '../../catalogue/seo/seo.rules.ts'
import { frameCategories } from '../../catalogue/shelves/frame-categories.rules.ts'
import { firstGraphemes } from '../../lib/graphemes.ts'
import { m } from '../../messages/m.ts'
import { pageMeta } from '../../settings/page-meta.ts'
import { usePending } from '../../ui/use-pending.ts'
import { listCategory } from '../list-category.ts'
import { loadList } from '../load-list.ts'
import { ChosenFilters } from '../parts/chosen-filters.tsx'
import { ListBar } from '../parts/list-bar.tsx'
import { ListEnd } from '../parts/list-end.tsx'
import { NoRecord } from '../parts/no-record.tsx'
import { NoResults } from '../parts/no-results.tsx'
import { ResultList } from '../parts/result-list.tsx'
import { SearchWording } from '../parts/search-wording.tsx'
import { ShopFilters } from '../parts/shop-filters.tsx'
import { ShopHeading, TERM_SHOWN } from '../parts/shop-heading.tsx'
import { isNarrowed, readCategory, readWishes, wishNames } from '../read-wishes.rules.ts'
import { ALL, PRICE_MOST, shopAddress } from '../search.rules.ts'
import type { Route } from './+types/shop'

/**
 * Loads the list that the address describes. Without JavaScript the form puts its category in the query: it is redirected to
 * its own address.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const id = readCategory(params.categoryId)
  if (id === undefined) throw new Response(null, { status: 404 })
  const wishes = readWishes(id, searchParams)
  const chosen = readCategory(searchParams.get('category'))
  if (chosen !== undefined && chosen !== id)
    throw redirect(shopAddress({ ...wishes, category: chosen, price: PRICE_MOST, page: 1 }))
  const [departments, all, list] = await Promise.all([
    ask(context, findAllDepartments, {}),
    ask(context, findAllCategories, {}),
    loadList(context, wishes),
  ])
  const category = all.find(({ categoryId }) => categoryId === id)
  if (!category && id !== ALL) throw new Response(null, { status: 404 })
  return {
    ...list,
    category,
    department: departments.find(({ deptName }) => deptName === (category ?? list.products[0])?.category),
    categories: frameCategories(all, category?.category).map(listCategory),
  }
}

/** The page is the same for everyone; it reads these parameters of its query. Those of `lists` have commas between their values. */
export const handle = { reads: wishNames, lists: listFilters, document: true }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { wishes, category, department } = loaderData
  const [root] = matches
  const shop = root.loaderData?.settings.shopName ?? m.shop_name()
  const title = wishes.q
    ? m.search_title_search({ term: firstGraphemes(wishes.q, TERM_SHOWN) })
    : category
      ? `${category.subCategory} · ${department?.title ?? category.category}`
      : m.search_all_products()
  const description = category
    ? m.search_description_category({
        category: category.subCategory,
        department: department?.title ?? category.category,
        blurb: department?.blurb ?? '',
      })
    : m.search_description_all({ shop })
  const { category: categoryId, q, page, size, from } = wishes
  return pageMeta(matches, {
    ...pageWords(wishes.q ? {} : (category ?? {}), { title, description }),
    path: shopAddress({ category: categoryId, q, page }),
    image: category?.image,
    ...(q || size || from || isNarrowed(wishes) ? { hidden: true } : {}),
  })
}

/** `/shop/{categoryId}`: the products of a category, of the whole shop (-1), or the results of a search (-1 with `q`). */
export default function ShopScreen({
  loaderData: {
    wishes,
    category,
    department,
    categories,
    total,
    more,
    products,
    groups,
    form,
    chosen,
    undone,
    wording,
  },
}: Route.ComponentProps) {
  const busy = usePending()?.startsWith('/shop/') ?? false
  return (
    <div className="page">
      <ShopHeading wishes={wishes} category={category} department={department} categories={categories} />
      <div className="mt-8 grid items-start gap-x-12 lg:grid-cols-[15rem_1fr]">
        <ShopFilters
          shown={wishes}
          form={form}
          department={category?.category}
          categories={categories}
          groups={groups}
        />
        <div className="min-w-0">
          {wording && <SearchWording wishes={wishes} wording={wording} />}
          <ListBar total={total} more={more} shown={wishes} />
          <ChosenFilters wishes={wishes} chosen={chosen} />
          {total === 0 ? (
            <NoResults wishes={wishes} undone={undone} />
          ) : (
            <ResultList products={products} department={department} busy={busy} />
          )}
          <ListEnd wishes={wishes} total={total} shown={products.length} />
        </div>
      </div>
      {total === 0 && wishes.q && <NoRecord />}
    </div>
  )
}
