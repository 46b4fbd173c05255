import { m } from '../../../messages/m.ts'
import type { Sales } from '../../../orders/sales/sales.contract.ts'
import { Day } from '../../../ui/day.tsx'
import { Money } from '../../../ui/money.tsx'

/** The days of the chart as a table, latest first. */
export function DayTable({ days }: { days: Sales['byDay'] }) {
  return (
    <table className="w-full max-w-xl">
      <caption className="sr-only">{m.office_report_by_day()}</caption>
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col" className="py-2 text-start font-medium">
            {m.office_report_day()}
          </th>
          <th scope="col" className="px-3 py-2 text-end font-medium">
            {m.office_report_orders()}
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            {m.office_report_total()}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {days.toReversed().map(({ day, orders, total }) => (
          <tr key={day} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-normal">
              <Day at={day} />
            </th>
            <td className="px-3 py-2 text-end">{orders}</td>
            <td className="py-2 text-end">
              <Money amount={total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
