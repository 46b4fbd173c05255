import { m } from '../../../messages/m.ts'
import { boardStatuses } from '../../../orders/desk/order-board.rules.ts'
import { statusWord } from '../../../orders/own/order-words.rules.ts'
import type { OfficeList } from '../../lists/use-office-list.ts'

type Props<Row> = { list: OfficeList<Row>; waiting: Record<string, number> }

/** The order states as a row of buttons, with the number of orders waiting in each. */
export function BoardStates<Row>({ list, waiting }: Props<Row>) {
  const all = Object.values(waiting).reduce((sum, count) => sum + count, 0)
  const choices = [
    { status: '', name: m.office_orders_all(), count: undefined },
    ...boardStatuses.map(status => ({
      status,
      name:
        status === 'TO_DO'
          ? m.office_orders_to_do()
          : status === 'AWAITING'
            ? m.office_payments_waits()
            : statusWord(status),
      count: status === 'TO_DO' ? all : waiting[status],
    })),
  ]
  const chosen = list.asked.status ?? ''
  return (
    <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 md:-mx-1 md:px-0">
      <legend className="sr-only">{m.office_orders_status()}</legend>
      <div className="flex gap-2 p-1">
        {choices.map(({ status, name, count }) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === chosen}
            onClick={() => list.change({ status })}
            className="inline-flex min-h-10 shrink-0 items-center gap-2 rounded-round border border-edge bg-raised px-4 text-sm font-medium hover:bg-green-soft aria-pressed:border-green aria-pressed:bg-green aria-pressed:text-on-green"
          >
            {name}
            {count ? (
              <span className="tabular-nums opacity-80">{count.toLocaleString(m.shop_language())}</span>
            ) : null}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
