import { m } from '../../messages/m.ts'
import { inputLook } from '../../ui/forms/field.tsx'
import type { Sort } from '../search.rules.ts'

const says: Record<Sort, () => string> = {
  best: m.search_sort_best,
  price: m.search_sort_price,
  '-price': m.search_sort_price_down,
  name: m.search_sort_name,
  new: m.search_sort_new,
}

type Props = { form: string; sort: Sort; onSort: (sort: Sort) => void }

/** The sort order of the list; part of the filter form, submitted at once with JavaScript. */
export function SortSelect({ form, sort, onSort }: Props) {
  return (
    <div className="flex min-w-0 items-center gap-2 sm:w-72">
      <label htmlFor="shop-sort" className="w-16 shrink-0 text-sm text-muted max-sm:sr-only">
        {m.search_sort()}
      </label>
      <select
        id="shop-sort"
        form={form}
        name="sort"
        value={sort}
        onChange={event => onSort(event.target.value as Sort)}
        className={`${inputLook} min-w-0 max-sm:w-48`}
      >
        {Object.entries(says).map(([value, text]) => (
          <option key={value} value={value}>
            {text()}
          </option>
        ))}
      </select>
      <noscript>
        <button form={form} type="submit" className="min-h-11 px-3 font-semibold text-green underline">
          {m.search_sort_apply()}
        </button>
      </noscript>
    </div>
  )
}
