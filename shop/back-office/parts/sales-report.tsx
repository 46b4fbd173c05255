import { useSearchParams } from 'react-router'
import { useOwn } from '../../customers/use-own.ts'
import { m } from '../../messages/m.ts'
import { Day } from '../../ui/day.tsx'
import { Link } from '../../ui/link.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SalesFigures } from './sales-figures.tsx'
import { DepartmentSales, ProductSales, StatusSales } from './sales-tables.tsx'

/** The spans that can be looked at; the middle one unless the address says otherwise. */
const SPANS = ['7', '30', '90'] as const

/** What the shop sold in some days: figures, a chart, and where it came from. */
export function SalesReport() {
  const [query] = useSearchParams()
  const days = SPANS.find(span => span === query.get('days')) ?? '30'
  const { answer, problem, retry } = useOwn('GET /orders/findSales', { days })
  // Another span comes in place of the one that is shown, so that nothing jumps and a table stays open.
  const isLate = answer?.byDay.length !== Number(days)
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted">
          {answer && (
            <>
              <Day at={answer.since} /> – <Day at={answer.until} />
            </>
          )}
        </p>
        <nav
          aria-label={m.back_office_report_days()}
          className="rounded-round border border-edge bg-raised p-1"
        >
          <ul className="flex">
            {SPANS.map(span => (
              <li key={span}>
                <Link
                  to={span === '30' ? '/report' : `/report?days=${span}`}
                  replace
                  ahead={false}
                  aria-current={span === days ? 'page' : undefined}
                  className="grid min-h-10 place-items-center rounded-round px-3 text-sm font-medium hover:bg-green-soft aria-[current]:bg-green aria-[current]:font-semibold aria-[current]:text-on-green sm:px-4"
                >
                  {m.back_office_report_last({ days: span })}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {problem ? (
        <Problem problem={problem} onRetry={retry} />
      ) : answer ? (
        <div aria-busy={isLate} className="space-y-6">
          <SalesFigures sales={answer} />
          <SalesChart days={answer.byDay} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <DepartmentSales sales={answer} />
            <StatusSales sales={answer} />
          </div>
          <ProductSales sales={answer} />
        </div>
      ) : (
        <Skeleton lines={5} label={m.shop_loading()} />
      )}
    </div>
  )
}
