import { useId } from 'react'
import { m } from '../../../messages/m.ts'
import { useSearchParams } from '../../../ui/app-router.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { Link } from '../../../ui/link.tsx'
import type { SignedIn } from '../../use-signed-in.ts'
import { useOwnOrders } from '../use-own-orders.ts'
import { OrderList } from './order-list.tsx'

/** The choices for the number of latest orders (spec section 9); the first is the default. */
const CHOICES = [3, 5, 10, 15]

/** The latest orders: the last 3, 5, 10 or 15, as the address says. */
export function RecentOrders({ me }: { me: SignedIn }) {
  const [query, setQuery] = useSearchParams()
  const last = CHOICES.find(choice => String(choice) === query.get('last')) ?? 3
  const own = useOwnOrders(me.custId, { limit: last })
  const id = useId()
  const title = m.orders_of({ name: me.firstName })

  function choose(count: string) {
    query.set('last', count)
    setQuery(query, { replace: true, preventScrollReset: true })
  }
  return (
    <section aria-labelledby={id} className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="text-2xl wrap-anywhere">
          {title}
        </h2>
        <label className="flex items-center gap-3 text-sm font-medium">
          {m.orders_show()}
          <select
            value={last}
            onChange={event => choose(event.target.value)}
            className={`${inputLook} w-auto font-normal`}
          >
            {CHOICES.map(count => (
              <option key={count} value={count}>
                {m.orders_last({ count })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <OrderList own={own} title={title} />
      {own.total > last && (
        <Link
          to="/orders"
          className="inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-4"
        >
          {m.orders_all({ count: own.total })}
        </Link>
      )}
    </section>
  )
}
