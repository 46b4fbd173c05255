import { type SubmitEvent, useState } from 'react'
import { listFilters } from '../catalogue/filters/filters.rules.ts'
import { useNavigate } from '../ui/router.ts'
import { PRICE_MOST, type Sort, shopAddress, type Wishes } from './search.rules.ts'

/** The wishes being chosen in the filters until they are submitted; a new page resets them to its own. */
export function useShopWishes(shown: Wishes) {
  const [draft, setDraft] = useState({ of: shown, wishes: shown })
  if (draft.of !== shown) setDraft({ of: shown, wishes: shown })
  const { wishes } = draft
  const navigate = useNavigate()
  const choose = (change: Partial<Wishes>) => setDraft({ of: shown, wishes: { ...wishes, ...change } })
  /** Shows the wishes from their first page on, without scrolling. */
  const show = (wanted: Wishes) => navigate(shopAddress({ ...wanted, page: 1 }), { preventScrollReset: true })
  return {
    wishes,
    choosePrice: (price: number) => choose({ price }),
    /** Another category has other prices: the slider goes back to its end. */
    chooseCategory: (category: number) => choose({ category, price: PRICE_MOST }),
    chooseSort: (sort: Sort) => {
      choose({ sort })
      show({ ...shown, sort })
    },
    /** Shows what the form says: its other fields are beside this part of it. */
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const typed = new FormData(event.currentTarget)
      const lists = Object.fromEntries(listFilters.map(name => [name, typed.getAll(name)]))
      const [rating, inStock] = [Number(typed.get('rating')), typed.has('inStock')]
      show({ ...wishes, ...(lists as object), rating, inStock })
    },
  }
}
