import { X } from 'lucide-react'
import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { useCurrency } from '../../ui/money.tsx'
import type { ChosenFilter } from '../filter-groups.ts'
import { PRICE_MOST, shopAddress, type Wishes } from '../search.rules.ts'

type Props = { wishes: Wishes; chosen: readonly ChosenFilter[] }

/** The chosen filters above the list: a link for each leads to the list without it, and another to the list without all of them. */
export function ChosenFilters({ wishes, chosen }: Props) {
  const currency = useCurrency()
  const { category, q, price, sort, inCollection } = wishes
  const says = m.search_price_up_to({ amount: showMoney(price, currency) })
  const all =
    price === PRICE_MOST ? chosen : [...chosen, { says, without: { ...wishes, price: PRICE_MOST, page: 1 } }]
  if (all.length === 0) return null
  return (
    <ul aria-label={m.search_chosen()} className="mb-6 flex flex-wrap items-center gap-2">
      {all.map(({ says, without }) => (
        <li key={says}>
          <Link
            to={shopAddress(without)}
            aria-label={m.search_undo({ filter: says })}
            className="flex min-h-11 items-center gap-2 rounded-round border border-edge bg-raised px-4 hover:bg-green-soft"
          >
            {says}
            <X aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
      {all.length > 1 && (
        <li>
          <Link
            to={shopAddress({ category, q, sort, ...(inCollection ? { inCollection } : {}) })}
            className="flex min-h-11 items-center px-3 font-semibold text-green underline"
          >
            {m.search_clear_all()}
          </Link>
        </li>
      )}
    </ul>
  )
}
