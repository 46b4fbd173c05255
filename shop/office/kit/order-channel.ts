import { m } from '../../messages/m.ts'

const channels: Record<string, () => string> = {
  PHONE: m.office_orders_by_phone,
  COUNTER: m.office_orders_counter_type,
  STANDING: m.office_orders_standing_type,
}

/** How an order came: by phone, at the counter, by a standing order, or online. */
export const channelWord = (orderType: string): string => (channels[orderType] ?? m.office_orders_online)()
