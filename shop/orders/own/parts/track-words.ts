import {
  Banknote,
  CircleHelp,
  CircleX,
  ClipboardCheck,
  ListChecks,
  type LucideIcon,
  MapPin,
  PackageCheck,
  PencilLine,
  Repeat,
  Scissors,
  Undo2,
  X,
} from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { OrderState } from '../../order-states.rules.ts'
import type { OwnEvent } from '../own-event.ts'

type Words = { title: () => string; text: (pickupType: string) => string; icon: LucideIcon }

/** The message to a customer when an order reaches a state. */
const trackWords: Record<OrderState, Words> = {
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

const cancelled: Words = {
  title: m.orders_track_cancelled,
  text: () => m.orders_track_cancelled_text(),
  icon: X,
}

/** The messages for the changes of an order. */
const changes: Record<Exclude<OwnEvent['kind'], 'STATUS'>, Words> = {
  EDITED: { title: m.orders_notice_changed, text: () => m.orders_notice_changed_text(), icon: PencilLine },
  DETAILS: { title: m.orders_notice_details, text: () => m.orders_notice_details_text(), icon: MapPin },
  SWAPPED: { title: m.orders_notice_swapped, text: () => m.orders_notice_swapped_text(), icon: Repeat },
  REOPENED: { title: m.orders_notice_reopened, text: () => m.orders_notice_reopened_text(), icon: Undo2 },
  CASH_IN: { title: m.orders_notice_cash_in, text: () => m.orders_notice_cash_in_text(), icon: Banknote },
  PAID_MORE: {
    title: m.orders_notice_paid_more,
    text: () => m.orders_notice_paid_more_text(),
    icon: Banknote,
  },
  ASKED: { title: m.orders_notice_asked, text: () => m.orders_notice_asked_text(), icon: CircleHelp },
  ACCEPTED: { title: m.orders_notice_accepted, text: () => m.orders_notice_accepted_text(), icon: Repeat },
  DECLINED: { title: m.orders_notice_declined, text: () => m.orders_notice_declined_text(), icon: CircleX },
  UNANSWERED: {
    title: m.orders_notice_unanswered,
    text: () => m.orders_notice_unanswered_text(),
    icon: CircleX,
  },
  LEFT: { title: m.orders_notice_left, text: () => '', icon: MapPin },
  // The reason of the event names the product.
  REFUSED: { title: m.orders_notice_unanswered, text: () => '', icon: Undo2 },
  HANDED_OVER: {
    title: m.orders_notice_handed_over,
    text: () => m.orders_track_closed_delivery(),
    icon: PackageCheck,
  },
  AGE_CHECKED: { title: m.orders_notice_age_checked, text: () => '', icon: ClipboardCheck },
  NOT_HOME: { title: m.orders_notice_not_home, text: () => '', icon: CircleX },
  CASH_BACK: {
    title: m.orders_notice_cash_back,
    text: () => m.orders_notice_cash_back_text(),
    icon: Banknote,
  },
}

const changedByCustomer: Words = {
  title: m.orders_own_changed_by_you,
  text: () => m.orders_notice_own_change_text(),
  icon: PencilLine,
}

/** The words for an event of an order, as its customer reads them. */
export function wordsOfEvent({
  kind,
  orderStatus,
  byCustomer,
}: Pick<OwnEvent, 'kind' | 'orderStatus' | 'byCustomer'>): Words {
  if (kind === 'EDITED' && byCustomer) return changedByCustomer
  if (kind !== 'STATUS') return changes[kind]
  if (orderStatus === 'REJECTED' && byCustomer) return cancelled
  return trackWords[orderStatus as OrderState] ?? trackWords.NEW
}
