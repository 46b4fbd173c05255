import { SlidersHorizontal } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { buttonLook } from '../../ui/button.tsx'

/** The id of the filters. */
export const SHEET = 'shop-filter-sheet'

/** Opens the filters if there is no room for them beside the list. */
export const FiltersButton = () => (
  <button type="button" popoverTarget={SHEET} className={buttonLook('quiet', 'w-32 lg:hidden')}>
    <SlidersHorizontal aria-hidden className="size-4" />
    {m.search_filters()}
  </button>
)
