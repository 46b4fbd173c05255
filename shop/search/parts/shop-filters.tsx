import { SlidersHorizontal, X } from 'lucide-react'
import { type SubmitEvent, useRef } from 'react'
import { m } from '../../messages/m.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { island } from '../../ui/island.tsx'
import type { ListCategory } from '../list-category.ts'
import { shopAddress, type Wishes } from '../search.rules.ts'
import { useShopWishes } from '../use-shop-wishes.ts'
import { CategorySelect } from './category-select.tsx'
import { DepartmentList } from './department-list.tsx'
import { PriceSlider } from './price-slider.tsx'

/** The form of the filters; the sort select belongs to it as well. */
export const FILTER_FORM = 'shop-filter'
const SHEET = 'shop-filter-sheet'

/** Opens the filters if there is no room for them beside the list. */
export const FiltersButton = () => (
  <button type="button" popoverTarget={SHEET} className={buttonLook('quiet', 'w-32 lg:hidden')}>
    <SlidersHorizontal aria-hidden className="size-4" />
    {m.search_filters()}
  </button>
)

/** A sheet at the edge of narrow screens (a native popover); a plain column on wide ones. */
const look =
  'overflow-y-auto overscroll-contain bg-paper text-ink backdrop:bg-shade max-lg:h-dvh max-lg:max-h-none max-lg:w-[min(22rem,88vw)] max-lg:p-6 max-lg:shadow-raised lg:static lg:block lg:w-auto lg:overflow-visible'

type Props = {
  shown: Wishes
  department: string | undefined
  /** The categories that can be chosen. */
  categories: readonly ListCategory[]
}

/** Category, price and departments: beside the list, or a sheet on narrow screens. Works without JavaScript. */
export const ShopFilters = island('shop-filters', ({ shown, department, categories }: Props) => {
  const chosen = useShopWishes(shown)
  const sheet = useRef<HTMLElement>(null)
  const submit = (event: SubmitEvent) => {
    chosen.submit(event)
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }
  const { wishes } = chosen
  return (
    <aside ref={sheet} id={SHEET} popover="auto" aria-label={m.search_filters()} className={look}>
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
      <form
        id={FILTER_FORM}
        action={shopAddress({ category: wishes.category })}
        onSubmit={submit}
        className="mb-8 grid gap-5"
      >
        {wishes.q && <input type="hidden" name="q" value={wishes.q} />}
        <CategorySelect
          categories={categories}
          category={wishes.category}
          onCategory={chosen.chooseCategory}
        />
        <PriceSlider price={wishes.price} onPrice={chosen.choosePrice} />
        <Button type="submit">{m.search_filter()}</Button>
      </form>
      <DepartmentList current={department} />
    </aside>
  )
})
