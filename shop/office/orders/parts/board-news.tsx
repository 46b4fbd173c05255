import { Radio } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { OfficeList } from '../../lists/use-office-list.ts'
import type { NewOrders } from '../use-new-orders.ts'

type Props<Row> = { news: NewOrders; list: OfficeList<Row> }

const action = 'min-h-9 rounded-small px-2 font-semibold text-green underline underline-offset-4'

/** Says that orders came in since the board was opened. */
export function BoardNews<Row>({ news, list }: Props<Row>) {
  const { shown, elsewhere, seen } = news
  const showAll = () =>
    list.change({
      status: undefined,
      pickupType: undefined,
      from: undefined,
      to: undefined,
      q: undefined,
      sort: undefined,
    })
  return (
    <div role="status" className="not-empty:mb-4">
      {(shown > 0 || elsewhere) && (
        <p className="inline-flex flex-wrap items-center gap-x-3 rounded-small bg-saffron-soft px-3 py-1.5">
          <strong>
            {shown > 0 ? m.office_orders_came({ count: shown }) : m.office_orders_came_elsewhere()}
          </strong>
          <button type="button" onClick={shown > 0 ? seen : showAll} className={action}>
            {shown > 0 ? m.office_orders_seen() : m.office_orders_show_them()}
          </button>
        </p>
      )}
    </div>
  )
}

/** Shows whether the board receives new orders live. */
export function LiveSign({ live }: { live: boolean }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Radio aria-hidden className={`size-4 ${live ? 'text-green' : ''}`} />
      {live ? m.office_orders_live() : m.office_orders_not_live()}
    </span>
  )
}
