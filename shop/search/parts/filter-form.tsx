import { FILTER_FORM } from '../form-address.ts'
import type { ListCategory } from '../list-category.ts'
import type { Wishes } from '../search.rules.ts'
import { CategorySelect } from './category-select.tsx'
import { PriceSlider } from './price-slider.tsx'

type Props = {
  shown: Pick<Wishes, 'category' | 'q' | 'price'>
  /** The categories that can be chosen. */
  categories: readonly ListCategory[]
}

/** The form of the filters: category and price. The other filters, its button and the sort select belong to it as well. */
export const FilterForm = ({ shown, categories }: Props) => (
  <form id={FILTER_FORM} action={`/shop/${shown.category}`} className="mb-5 grid gap-5">
    {shown.q && <input type="hidden" name="q" value={shown.q} />}
    <CategorySelect key={shown.category} categories={categories} category={shown.category} />
    <PriceSlider shown={{ price: shown.price }} />
  </form>
)
