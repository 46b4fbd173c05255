import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { SlotOrder } from '../../../orders/desk/slot-day.contract.ts'
import { slotWords } from '../../../slots/slot-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useShop } from '../../../ui/router.ts'
import { MoveListedOrder } from './move-listed-order.tsx'
import { WindowsAlert } from './windows-alert.tsx'

/** The orders whose window is gone or overbooked, each with a way to move it. */
export function OrdersToMove({ orders, onMoved }: { orders: readonly SlotOrder[]; onMoved: () => void }) {
  const timeZone = useShop()?.settings.timeZone
  const [moving, setMoving] = useState<string>()
  const done = () => {
    setMoving(undefined)
    onMoved()
  }
  return (
    <>
      <WindowsAlert title={m.office_windows_to_move()} text={m.office_windows_to_move_text()}>
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
      </WindowsAlert>
      {moving && (
        <MoveListedOrder
          orderNum={moving}
          onClose={() => setMoving(undefined)}
          onMoved={done}
          onLookAgain={done}
        />
      )}
    </>
  )
}
