import { useId } from 'react'
import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import type { Sales } from '../../../orders/sales/sales.contract.ts'
import { Day } from '../../../ui/day.tsx'
import { Money, useCurrency } from '../../../ui/money.tsx'
import { Unfold } from '../../../ui/unfold.tsx'
import { CsvButton } from '../../lists/parts/csv-button.tsx'
import { barsOf } from '../sales-bars.rules.ts'
import { DayTable } from './day-table.tsx'

const dayNames = new Intl.DateTimeFormat(m.shop_days(), { day: 'numeric', month: 'short', timeZone: 'UTC' })
const nameOf = (day: string) => dayNames.format(new Date(day))

/** The sales of each day as bars, and as a table for people who prefer to read. */
export function SalesChart({ days }: { days: Sales['byDay'] }) {
  const id = useId()
  const currency = useCurrency()
  const { top, width, bars } = barsOf(days.map(({ total }) => total))
  const best = days.reduce((most, day) => (day.total > most.total ? day : most))
  return (
    <section aria-labelledby={id} className="card p-4 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {m.office_report_by_day()}
        </h2>
        <CsvButton
          name={m.office_report_by_day()}
          rows={() => [
            [m.office_report_day(), m.office_report_orders(), m.office_report_total()],
            ...days.map(({ day, orders, total }) => [day, orders, total]),
          ]}
        />
      </div>
      {best.total === 0 ? (
        <div className="mt-4 rounded-tile bg-sunken px-6 py-10 text-center">
          <p className="font-display text-xl">{m.office_report_nothing()}</p>
          <p className="mt-1 text-muted">{m.office_report_nothing_text()}</p>
        </div>
      ) : (
        <div className="mt-4">
          <p aria-hidden className="mb-1 text-sm text-muted">
            <Money amount={top} />
          </p>
          <svg
            role="img"
            aria-label={m.office_report_chart({
              day: nameOf(best.day),
              amount: showMoney(best.total, currency),
            })}
            viewBox={`0 0 ${width} 100`}
            preserveAspectRatio="none"
            className="h-48 w-full border-y border-line md:h-64 rtl:-scale-x-100"
          >
            <line
              x1="0"
              x2={width}
              y1="50"
              y2="50"
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
            {bars.map(({ x, y, wide, high }, at) => (
              <rect key={x} x={x} y={y} width={wide} height={high} className="fill-green hover:fill-saffron">
                <title>{`${nameOf(days[at]?.day ?? '')}: ${showMoney(days[at]?.total ?? 0, currency)}`}</title>
              </rect>
            ))}
          </svg>
          <p aria-hidden className="mt-2 flex justify-between text-sm text-muted">
            <Day at={days[0]?.day ?? ''} />
            <Day at={days.at(-1)?.day ?? ''} />
          </p>
        </div>
      )}
      <div className="mt-5">
        <Unfold title={m.office_report_as_table()}>
          <DayTable days={days} />
        </Unfold>
      </div>
    </section>
  )
}
