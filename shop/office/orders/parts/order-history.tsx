import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import type { StaffOrder } from '../../../orders/desk/staff-order.fields.ts'
import type { OrderEventKind } from '../../../orders/order-events.ts'
import { statusWord } from '../../../orders/own/order-words.rules.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { When } from '../../../ui/when.tsx'

const words: Record<OrderEventKind, (facts: { status: string; amount: string }) => string> = {
  STATUS: ({ status }) => status,
  EDITED: m.office_orders_was_edited,
  DETAILS: m.office_orders_was_detailed,
  SWAPPED: m.office_orders_was_swapped,
  REOPENED: m.office_orders_was_reopened,
  CASH_IN: m.office_orders_cash_in,
  CASH_BACK: m.office_orders_cash_back,
  CASH_UNDONE: m.office_orders_cash_undone,
  PAID_MORE: m.office_orders_paid_more,
  ASKED: m.office_orders_was_asked,
  ACCEPTED: m.office_orders_was_accepted,
  DECLINED: m.office_orders_was_declined,
  UNANSWERED: m.office_orders_was_unanswered,
  LEFT: m.office_orders_was_left,
  ARRIVED: m.office_orders_was_at_door,
  REFUSED: m.office_orders_was_refused,
  HANDED_OVER: m.office_orders_was_handed_over,
  NOT_HOME: m.office_orders_was_not_home,
  AGE_CHECKED: m.office_orders_was_age_checked,
}

/** The words for what a customer did by the link of their order: a status can only be its end. */
const byCustomers: Partial<Record<OrderEventKind, () => string>> = {
  STATUS: m.office_orders_was_cancelled,
  EDITED: m.office_orders_was_edited_by_customer,
}

/** The history of an order: each event with its time, person and reason. */
export function OrderHistory({ events }: { events: StaffOrder['events'] }) {
  const currency = useCurrency()
  return (
    <section aria-labelledby="order-history" className="card p-5">
      <h2 id="order-history" className="text-xl">
        {m.office_orders_history()}
      </h2>
      <ol className="mt-4 grid gap-4 border-s-2 border-line ps-4">
        {events.map(({ eventId, kind, orderStatus, reason, amount, by, byCustomer, happenedAt }, at) => (
          <li key={eventId} className="relative">
            <span
              aria-hidden
              className={`absolute -start-[1.4rem] top-1.5 size-3 rounded-round border-2 border-raised ${at === events.length - 1 ? 'bg-saffron' : 'bg-green'}`}
            />
            <p className="font-medium">
              {(byCustomer && byCustomers[kind]?.()) ||
                words[kind]({ status: statusWord(orderStatus), amount: showMoney(amount ?? 0, currency) })}
            </p>
            <p className="text-sm text-muted">
              <When at={happenedAt} />
              {by !== null && (
                <>
                  {' '}
                  · <bdi>{by}</bdi>
                </>
              )}
            </p>
            {reason && <p className="mt-1 rounded-small bg-sunken px-3 py-1.5 wrap-anywhere">{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
