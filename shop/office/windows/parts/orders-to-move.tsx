import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { SlotOrder } from '../../../orders/desk/slot-day.contract.ts'
import { slotWords } from '../../../slots/slot-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useShop } from '../../../ui/router.ts'
import { MoveListedOrder } from './move-listed-order.tsx'

/** The orders whose window is gone or overbooked, each with a way to move it. */
export function OrdersToMove({ orders, onMoved }: { orders: readonly SlotOrder[]; onMoved: () => void }) {
  const id = useId()
  const timeZone = useShop()?.settings.timeZone
  const [moving, setMoving] = useState<string>()
  const done = () => {
    setMoving(undefined)
    onMoved()
  }
  return (
    <section aria-labelledby={id} className="mb-6 rounded-tile bg-rose-soft p-5">
      <h2 id={id} className="flex items-center gap-2 text-xl text-rose">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        {m.office_windows_to_move()}
      </h2>
      <p className="mt-1 max-w-prose text-pretty">{m.office_windows_to_move_text()}</p>
      <ul aria-labelledby={id} className="mt-3 divide-y divide-line">
        {orders.map(({ orderId, orderNum, customer, phone1, slotStartsAt, slotEndsAt }) => (
          <li key={orderId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-0 grow basis-56">
              <p className="flex flex-wrap gap-x-3">
                <Link
                  to={`/admin/orders/${encodeURIComponent(orderNum)}`}
                  className="font-semibold tabular-nums underline underline-offset-4"
                >
                  #{orderNum}
                </Link>
                <bdi className="wrap-anywhere">{customer}</bdi>
                <a
                  href={`tel:${phone1.replaceAll(/[^\d+]/g, '')}`}
                  className="tabular-nums underline underline-offset-4"
                >
                  <bdi>{phone1}</bdi>
                </a>
              </p>
              <p className="text-sm tabular-nums">
                {slotWords({ startsAt: slotStartsAt, endsAt: slotEndsAt }, timeZone)}
              </p>
            </div>
            <Button
              aria-label={m.office_windows_move_named({ number: orderNum })}
              onClick={() => setMoving(orderNum)}
            >
              {m.office_windows_move()}
            </Button>
          </li>
        ))}
      </ul>
      {moving && (
        <MoveListedOrder
          orderNum={moving}
          onClose={() => setMoving(undefined)}
          onMoved={done}
          onLookAgain={done}
        />
      )}
    </section>
  )
}
