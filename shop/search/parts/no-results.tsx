import { departmentAddress } from '../../catalogue/catalogue.rules.ts'
import { isFiltered } from '../../catalogue/filters/filters.rules.ts'
import { firstGraphemes } from '../../lib/graphemes.ts'
import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { useCurrency } from '../../ui/money.tsx'
import { useShop } from '../../ui/router.ts'
import type { UndoneFilter } from '../count-without.ts'
import { PRICE_MOST, shopAddress, type Wishes } from '../search.rules.ts'
import { TERM_SHOWN } from './shop-heading.tsx'

type Props = { wishes: Wishes; undone: readonly UndoneFilter[] }

/** The message in place of the products: why there are none, and where to go instead. */
export function NoResults({ wishes, undone }: Props) {
  const departments = useShop()?.departments ?? []
  const currency = useCurrency()
  const dear = wishes.price !== PRICE_MOST
  const [says, more] = isFiltered(wishes)
    ? [m.search_nothing_filtered(), m.search_nothing_filtered_text()]
    : dear
      ? [
          m.search_nothing_in_price(),
          m.search_nothing_in_price_text({ amount: showMoney(wishes.price, currency) }),
        ]
      : wishes.q
        ? [
            m.search_nothing_found({ term: firstGraphemes(wishes.q, TERM_SHOWN) }),
            m.search_nothing_found_text(),
          ]
        : departments.length === 0
          ? [m.search_opens_soon(), m.search_opens_soon_text()]
          : [m.search_out_of_stock(), m.search_out_of_stock_text()]
  return (
    <section className="grid justify-items-center gap-4 rounded-tile bg-sunken px-6 py-14 text-center">
      <Mark className="size-14 text-green opacity-40" />
      <h2 className="text-2xl [overflow-wrap:anywhere] md:text-3xl">{says}</h2>
      <p className="max-w-prose text-muted">{more}</p>
      {dear && (
        <ButtonLink to={shopAddress({ ...wishes, price: PRICE_MOST, page: 1 })}>
          {m.search_any_price()}
        </ButtonLink>
      )}
      {undone.map(({ says, count, without }) => (
        <ButtonLink key={says} to={shopAddress(without)} look="quiet">
          {m.search_without({ filter: says })}
          <span className="text-muted tabular-nums">{count}</span>
        </ButtonLink>
      ))}
      <ul className="mt-2 flex flex-wrap justify-center gap-2" aria-label={m.search_departments()}>
        {departments.map(({ deptName, title }) => (
          <li key={deptName}>
            <Link
              to={departmentAddress(deptName)}
              className="flex min-h-11 items-center rounded-round border border-edge bg-raised px-4 hover:bg-green-soft"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
