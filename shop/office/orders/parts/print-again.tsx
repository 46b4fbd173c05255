import { showMoment } from '../../../lib/dates/moments.ts'
import { m } from '../../../messages/m.ts'
import type { OrderToPrint } from '../../../orders/desk/staff-order.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { useShop } from '../../../ui/router.ts'

type Props = { orders: readonly OrderToPrint[]; onYes: () => void; onClose: () => void }

/** Names who printed each order and when, and asks before it is printed again. */
export function PrintAgain({ orders, onYes, onClose }: Props) {
  const timeZone = useShop()?.settings.timeZone
  return (
    <OpenDialog title={m.office_orders_print_again_title()} onClose={onClose}>
      <ul className="space-y-2">
        {orders.map(({ orders: { orderId, orderNum }, printed }) => (
          <li key={orderId} className="wrap-anywhere">
            <span className="font-semibold">#{orderNum}</span>{' '}
            {printed &&
              (printed.by
                ? m.office_orders_printed_by({ name: printed.by, time: showMoment(printed.at, timeZone) })
                : m.office_orders_printed_at({ time: showMoment(printed.at, timeZone) }))}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {m.office_orders_print_not_again()}
        </Button>
        <Button look="main" onClick={onYes}>
          {m.office_orders_print_again()}
        </Button>
      </div>
    </OpenDialog>
  )
}
