import { ClipboardCheck, ListChecks, type LucideIcon, PackageCheck, Scissors, X } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { OrderState } from '../../order-states.rules.ts'

type Words = { title: () => string; text: (pickupType: string) => string; icon: LucideIcon }

/** The message to a customer when an order reaches a state. */
export const trackWords: Record<OrderState, Words> = {
  NEW: { title: m.orders_track_new, text: () => m.orders_track_new_text(), icon: ClipboardCheck },
  PRINTED: { title: m.orders_track_printed, text: () => m.orders_track_printed_text(), icon: ListChecks },
  OPEN: { title: m.orders_track_open, text: () => m.orders_track_open_text(), icon: Scissors },
  CLOSED: {
    title: m.orders_track_closed,
    text: way => (way === 'DELIVERY' ? m.orders_track_closed_delivery() : m.orders_track_closed_in_store()),
    icon: PackageCheck,
  },
  REJECTED: { title: m.orders_track_rejected, text: () => m.orders_track_rejected_text(), icon: X },
}
