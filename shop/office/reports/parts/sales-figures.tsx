import type { ReactNode } from 'react'
import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import type { Sales } from '../../../orders/sales/sales.contract.ts'
import { Money, useCurrency } from '../../../ui/money.tsx'

function Figure({ name, text, children }: { name: string; text?: string; children: ReactNode }) {
  return (
    <div className="min-w-0 card p-4 md:p-5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 font-display text-xl wrap-anywhere tabular-nums sm:text-2xl md:text-3xl">
        {children}
      </dd>
      {text && <dd className="mt-1 text-sm text-muted">{text}</dd>}
    </div>
  )
}

/** The totals of the period at a glance. */
export function SalesFigures({ sales: { orders, total, average, rejected, givenAway } }: { sales: Sales }) {
  const currency = useCurrency()
  const amount = showMoney(rejected.total, currency)
  const text = rejected.orders
    ? m.office_report_rejected_text({ count: rejected.orders, amount })
    : m.office_report_none_rejected()
  return (
    <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      <Figure name={m.office_report_total()} text={m.office_report_total_text()}>
        <Money amount={total} />
      </Figure>
      <Figure name={m.office_report_orders()}>{orders}</Figure>
      <Figure name={m.office_report_average()}>
        <Money amount={average} />
      </Figure>
      <Figure name={m.office_report_rejected()} text={text}>
        {rejected.orders}
      </Figure>
      {givenAway.orders > 0 && (
        <Figure
          name={m.office_report_given_away()}
          text={m.office_report_given_away_text({ count: givenAway.orders })}
        >
          <Money amount={givenAway.total} />
        </Figure>
      )}
    </dl>
  )
}
