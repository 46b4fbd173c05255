import { CalendarPlus } from 'lucide-react'
import { saveText } from '../../../lib/save-file.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { useShop } from '../../../ui/router.ts'
import type { ShownOrder } from '../../orders.contract.ts'

type Props = { orders: ShownOrder['orders']; shopAddress: string }

/** Downloads the window of an order for the person's calendar. Renders nothing if the order has none, or has ended. */
export function CalendarButton({ orders, shopAddress }: Props) {
  const shop = useShop()?.settings.shopName ?? ''
  const { orderNum, orderStatus, slotStartsAt: startsAt, slotEndsAt: endsAt } = orders
  if (!startsAt || !endsAt || orderStatus === 'CLOSED' || orderStatus === 'REJECTED') return null
  const isDelivered = orders.pickupType === 'DELIVERY'
  const parts = [orders.address, orders.city, orders.stateProvince, orders.postalCode, orders.country]
  const save = async () => {
    // Few orders are put into a calendar.
    const { calendarFile } = await import('../calendar-file.ts')
    const file = calendarFile({
      uid: `order-${orderNum}@${location.hostname}`,
      madeAt: new Date(),
      ...{ startsAt, endsAt },
      title: isDelivered ? m.orders_calendar_delivery({ shop }) : m.orders_calendar_pickup({ shop }),
      place: isDelivered ? parts.filter(Boolean).join(', ') : (orders.branch?.address ?? shopAddress),
      text: m.orders_number({ number: orderNum }),
    })
    saveText(`${m.orders_calendar_file({ number: orderNum })}.ics`, file, 'text/calendar')
  }
  return (
    <Button look="quiet" onClick={save}>
      <CalendarPlus aria-hidden className="size-4.5" />
      {m.orders_calendar()}
    </Button>
  )
}
