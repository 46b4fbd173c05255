import { type SubmitEvent, useId } from 'react'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { Button } from '../../../ui/button.tsx'
import { inputLook } from '../../../ui/forms/field.tsx'
import { orderNumberIn } from '../order-track.rules.ts'
import { ORDERS_PAGE_SIZE, useOwnOrders } from '../use-own-orders.ts'
import { NoOrders } from './no-orders.tsx'
import { TrackedOrder } from './tracked-order.tsx'

/** Order Track: the order that the address names, by default the latest one. */
export default function TrackPanel({ custId }: { custId: number }) {
  const [query, setQuery] = useSearchParams()
  const { orders, problem, retry } = useOwnOrders(custId, { limit: ORDERS_PAGE_SIZE })
  const id = useId()
  if (problem || !orders)
    return <Answer problem={problem} onRetry={retry} lines={3} label={m.orders_loading()} />
  const number = orderNumberIn(query.get('order') ?? '') || orders[0]?.orders.orderNum
  if (number === undefined) return <NoOrders />
  const recent = orders.find(({ orders }) => orders.orderNum === number)

  function track(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = orderNumberIn(String(new FormData(event.currentTarget).get('order') ?? ''))
    if (typed) setQuery({ tab: 'track', order: typed }, { preventScrollReset: true })
  }
  return (
    <section aria-labelledby={id} className="space-y-6">
      <h2 id={id} className="text-2xl">
        {m.orders_tab_track()}
      </h2>
      <form onSubmit={track} className="max-w-xl">
        <label htmlFor={`${id}-number`} className="mb-1 block text-sm font-medium">
          {m.orders_track_number()}
        </label>
        <div className="flex gap-3">
          <input
            key={number}
            id={`${id}-number`}
            name="order"
            list={`${id}-numbers`}
            defaultValue={number}
            maxLength={30}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            className={inputLook}
          />
          <Button type="submit" look="main">
            {m.orders_track_show()}
          </Button>
        </div>
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {m.orders_track_hint()}
        </p>
        <datalist id={`${id}-numbers`}>
          {orders.map(({ orders: { orderNum } }) => (
            <option key={orderNum} value={orderNum} />
          ))}
        </datalist>
      </form>
      <TrackedOrder key={number} custId={custId} number={number} known={recent} />
    </section>
  )
}
