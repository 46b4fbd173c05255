import type { ReactNode } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { FILTER_FORM } from '../form-address.ts'
import type { ListCategory } from '../list-category.ts'
import { shopAddress, type Wishes } from '../search.rules.ts'
import { CategorySelect } from './category-select.tsx'
import { PriceSlider } from './price-slider.tsx'

type Props = {
  shown: Pick<Wishes, 'category' | 'q' | 'exact' | 'price' | 'size' | 'inCollection'>
  /** The categories that can be chosen. */
  categories: readonly ListCategory[]
  children: ReactNode
}

/** The form of the filters: category (but for a collection) and price, and the other filters as its children. The sort select belongs to it as well. */
export const FilterForm = ({ shown, categories, children }: Props) => (
  <form
    id={FILTER_FORM}
    action={shopAddress({ category: shown.category, inCollection: shown.inCollection ?? '' })}
    className="mb-8 grid gap-5"
  >
    {shown.q && <input type="hidden" name="q" value={shown.q} />}
    {shown.size && <input type="hidden" name="size" value={shown.size} />}
    {shown.exact && <input type="hidden" name="exact" value="1" />}
    {!shown.inCollection && (
      <CategorySelect key={shown.category} categories={categories} category={shown.category} />
    )}
    <PriceSlider shown={{ price: shown.price }} />
    {children}
    <Button type="submit">{m.search_filter()}</Button>
  </form>
)
