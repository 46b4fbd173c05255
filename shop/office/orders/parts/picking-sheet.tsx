import { AgeMark } from '../../../catalogue/ages/age-mark.tsx'
import { m } from '../../../messages/m.ts'
import type { PrintedOrder, StaffItem } from '../../../orders/desk/staff-order.fields.ts'
import { lineChoices } from '../../../orders/line-choices.ts'
import { isLeftOut } from '../../../orders/order-lines.rules.ts'
import { amountWords } from '../../../orders/own/order-words.rules.ts'
import { Fulfilment } from '../../../orders/own/parts/fulfilment.tsx'
import { LineAllergens } from '../../kit/parts/line-allergens.tsx'
import { LineLots } from '../../kit/parts/line-lots.tsx'
import { wishWords } from '../../kit/wish-words.ts'
import { amountCame } from '../as-invoice.ts'

type Props = { order: PrintedOrder; placedAt: string; narrow: boolean }

/** The printed picking list of an order: by department, with boxes to tick. */
export function PickingSheet({ order: { orders, customer, orderItems }, placedAt, narrow }: Props) {
  const wanted = orderItems.filter(({ itemStatus }) => !isLeftOut(itemStatus))
  const departments = [...new Set(wanted.map(({ department }) => department))]
  const big = narrow ? 'text-2xl' : 'text-4xl'
  return (
    <article
      aria-label={m.office_orders_picking_of({ number: orders.orderNum })}
      className={`card print:border-0 print:p-0 ${narrow ? 'space-y-3 p-4' : 'space-y-6 p-6 md:p-10'}`}
    >
      <header className="border-b-2 border-ink pb-3">
        <p className="text-sm text-muted">{m.office_orders_picking_list()}</p>
        <h2 className={`${big} tabular-nums`}>#{orders.orderNum}</h2>
        <p className={`font-semibold wrap-anywhere ${narrow ? 'text-lg' : 'text-2xl'}`}>
          <bdi>{`${customer.firstName} ${customer.lastName}`.trim()}</bdi>
        </p>
        <p className={narrow ? 'font-semibold' : 'text-xl font-semibold'}>
          <Fulfilment of={orders} />
        </p>
        {orders.branchName && (
          <p className="wrap-anywhere">
            <bdi>{orders.branchName}</bdi>
          </p>
        )}
        <p className="text-sm text-muted">{placedAt}</p>
        {orders.notes && <p className="mt-2 border-2 border-ink p-2 wrap-anywhere">{orders.notes}</p>}
      </header>
      {departments.map(department => (
        <section key={department}>
          <h3 className={`border-b border-line pb-1 ${narrow ? 'text-lg' : 'text-xl'}`}>{department}</h3>
          <ul>
            {wanted
              .filter(item => item.department === department)
              .map(item => (
                <Line key={item.orderItemId} item={item} narrow={narrow} />
              ))}
          </ul>
        </section>
      ))}
      <p className="text-sm text-muted">{m.office_orders_line_count({ count: wanted.length })}</p>
    </article>
  )
}

function Line({ item, narrow }: { item: StaffItem; narrow: boolean }) {
  const choices = lineChoices(item)
  return (
    <li
      className={`flex break-inside-avoid items-start border-b border-line ${narrow ? 'gap-2 py-1.5' : 'gap-4 py-3'}`}
    >
      <span aria-hidden className="mt-0.5 size-6 shrink-0 border-2 border-ink" />
      <span className={`shrink-0 font-semibold tabular-nums ${narrow ? 'w-16' : 'w-28 text-xl'}`}>
        {amountWords({ ...item, quantity: amountCame(item) })}
      </span>
      <span className="min-w-0 grow wrap-anywhere">
        <span className={`block font-semibold ${narrow ? '' : 'text-lg'}`}>{item.productName}</span>
        {item.ageFrom !== null && <AgeMark age={item.ageFrom} />}
        {choices.length > 0 && <span className="block font-medium">{choices.join(' · ')}</span>}
        {item.notes && <span className="block">“{item.notes}”</span>}
        <span className="block text-sm text-muted">
          {item.sku} · {wishWords(item)}
        </span>
        <LineAllergens of={item} />
        <LineLots of={item} />
        {item.weighedAfter && <span className="block font-medium">{m.office_orders_weigh_after()}</span>}
      </span>
    </li>
  )
}
