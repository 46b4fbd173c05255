import { X } from 'lucide-react'
import { m } from '../../messages/m.ts'
import type { FilterGroup } from '../filter-groups.ts'
import type { ListCategory } from '../list-category.ts'
import { shopAddress, type Wishes } from '../search.rules.ts'
import { DepartmentList } from './department-list.tsx'
import { FilterForm } from './filter-form.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { SHEET } from './filters-button.tsx'

/** A sheet at the edge of narrow screens (a native popover); a plain column on wide ones. */
const look =
  'overflow-y-auto overscroll-contain bg-paper text-ink backdrop:bg-shade max-lg:h-dvh max-lg:max-h-none max-lg:w-[min(22rem,88vw)] max-lg:p-6 max-lg:shadow-raised lg:static lg:block lg:w-auto lg:overflow-visible'

type Props = {
  shown: Wishes
  form: Pick<Wishes, 'category' | 'q' | 'exact' | 'price' | 'size' | 'inCollection'>
  department: string | undefined
  /** The categories that can be chosen. */
  categories: readonly ListCategory[]
  groups: readonly FilterGroup[]
}

/** Filters and departments: beside the list, or a sheet on narrow screens. Works without JavaScript. */
export const ShopFilters = ({ shown, form, department, categories, groups }: Props) => (
  <aside id={SHEET} popover="auto" aria-label={m.search_filters()} className={look}>
    <div className="mb-4 flex items-center justify-between lg:hidden">
      <p className="font-display text-2xl font-semibold">{m.search_filters()}</p>
      <button
        type="button"
        popoverTarget={SHEET}
        popoverTargetAction="hide"
        aria-label={m.search_filters_close()}
        className="-me-2 grid size-11 place-items-center rounded-round hover:bg-green-soft"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
    <FilterForm shown={form} categories={categories}>
      {/* Fields without state: another list has new ones. */}
      <FilterGroups key={shopAddress(shown)} groups={groups} inStock={shown.inStock} />
    </FilterForm>
    <DepartmentList current={department} />
  </aside>
)
