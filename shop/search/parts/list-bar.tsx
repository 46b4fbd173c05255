import type { Wishes } from '../search.rules.ts'
import { lastShopPage } from '../search.rules.ts'
import { FiltersButton } from './filters-button.tsx'
import { ListCount } from './list-count.tsx'
import { ListLook } from './list-look.tsx'
import { SortSelect } from './sort-select.tsx'

type Props = {
  total: number
  more: boolean
  shown: Wishes
  /** The name of its usual order, if it is not that of the best. */
  usual?: string
}

/**
 * The bar above the list: the number of products (`more`: at least), the button of the folded filters, and the sort order.
 */
export const ListBar = ({ total, more, shown, usual }: Props) => (
  <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line pb-4">
    <ListCount total={total} more={more} page={shown.page} last={lastShopPage(total, shown.size)} />
    <ListLook />
    <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
      <FiltersButton />
      <SortSelect sort={shown.sort} {...(usual ? { usual } : {})} />
    </div>
  </div>
)
