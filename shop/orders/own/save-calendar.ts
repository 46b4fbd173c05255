import { saveText } from '../../lib/save-file.ts'
import { m } from '../../messages/m.ts'
import type { ShownOrder } from '../orders.contract.ts'
import { calendarFile } from './calendar-file.ts'

type Window = { startsAt: string; endsAt: string; shop: string; shopAddress: string }

/** Downloads the window of an order for the person's calendar, with the place where they get it. */
export function saveCalendar(
  orders: ShownOrder['orders'],
  { startsAt, endsAt, shop, shopAddress }: Window,
): void {
  const { orderNum } = orders
  const isDelivered = orders.pickupType === 'DELIVERY'
  const parts = [orders.address, orders.city, orders.stateProvince, orders.postalCode, orders.country]
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
