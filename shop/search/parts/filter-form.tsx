import type { SubmitEvent } from 'react'
import { island } from '../../ui/island.tsx'
import type { ListCategory } from '../list-category.ts'
import { shopAddress, type Wishes } from '../search.rules.ts'
import { useShopWishes } from '../use-shop-wishes.ts'
import { CategorySelect } from './category-select.tsx'
import { PriceSlider } from './price-slider.tsx'

/** The form of the filters; the other filters, its button and the sort select belong to it as well. */
export const FILTER_FORM = 'shop-filter'

type Props = {
  shown: Wishes
  /** The categories that can be chosen. */
  categories: readonly ListCategory[]
}

/** Category and price. Works without JavaScript. */
export const FilterForm = island('filter-form', ({ shown, categories }: Props) => {
  const chosen = useShopWishes(shown)
  const { wishes } = chosen
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    chosen.submit(event)
    event.currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover()
  }
  return (
    <form
      id={FILTER_FORM}
      action={shopAddress({ category: wishes.category })}
      onSubmit={submit}
      className="mb-5 grid gap-5"
    >
      {wishes.q && <input type="hidden" name="q" value={wishes.q} />}
      <CategorySelect categories={categories} category={wishes.category} onCategory={chosen.chooseCategory} />
      <PriceSlider price={wishes.price} onPrice={chosen.choosePrice} />
    </form>
  )
})
