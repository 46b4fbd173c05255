import { CalendarPlus } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { useShop } from '../../../ui/router.ts'
import type { ShownOrder } from '../../orders.contract.ts'

type Props = { orders: ShownOrder['orders']; shopAddress: string }

/** Downloads the window of an order for the person's calendar. Renders nothing if the order has none, or has ended. */
export function CalendarButton({ orders, shopAddress }: Props) {
  const shop = useShop()?.settings.shopName ?? ''
  const { orderStatus, slotStartsAt: startsAt, slotEndsAt: endsAt } = orders
  if (!startsAt || !endsAt || orderStatus === 'CLOSED' || orderStatus === 'REJECTED') return null
  // Loaded when it is needed: few orders are put into a calendar.
  const save = async () =>
    (await import('../save-calendar.ts')).saveCalendar(orders, { startsAt, endsAt, shop, shopAddress })
  return (
    <Button look="quiet" onClick={save}>
      <CalendarPlus aria-hidden className="size-4.5" />
      {m.orders_calendar()}
    </Button>
  )
}
