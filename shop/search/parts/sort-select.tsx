import { type ChangeEvent, useState } from 'react'
import { m } from '../../messages/m.ts'
import { inputLook } from '../../ui/forms/field.tsx'
import { island } from '../../ui/island.tsx'
import { FILTER_FORM } from '../form-address.ts'
import type { Sort } from '../search.rules.ts'

const says: Record<Sort, () => string> = {
  best: m.search_sort_best,
  price: m.search_sort_price,
  '-price': m.search_sort_price_down,
  name: m.search_sort_name,
  new: m.search_sort_new,
}

type Props = {
  sort: Sort
  /** The name of the usual order, if it is not that of the best. */
  usual?: string
}

/** The sort order of the list; part of the filter form, which it submits at once with JavaScript. */
export const SortSelect = island('sort-select', ({ sort, usual }: Props) => {
  const [draft, setDraft] = useState({ of: sort, sort })
  // A new page resets it to its own order.
  if (draft.of !== sort) setDraft({ of: sort, sort })
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    setDraft({ of: sort, sort: target.value as Sort })
    target.form?.requestSubmit()
  }
  return (
    <div className="flex min-w-0 items-center gap-2 sm:w-72">
      <label htmlFor="shop-sort" className="w-16 shrink-0 text-sm text-muted max-sm:sr-only">
        {m.search_sort()}
      </label>
      <select
        id="shop-sort"
        form={FILTER_FORM}
        name="sort"
        value={draft.sort}
        onChange={choose}
        className={`${inputLook} min-w-0 max-sm:w-48`}
      >
        {Object.entries(says).map(([value, text]) => (
          <option key={value} value={value}>
            {value === 'best' && usual ? usual : text()}
          </option>
        ))}
      </select>
      <noscript>
        <button form={FILTER_FORM} type="submit" className="min-h-11 px-3 font-semibold text-green underline">
          {m.search_sort_apply()}
        </button>
      </noscript>
    </div>
  )
})
