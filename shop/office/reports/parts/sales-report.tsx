import { mayDo } from '../../../lib/permissions.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { useSession } from '../../../ui/session.ts'
import { useCall } from '../../../ui/use-call.ts'
import { BranchFilter } from '../../kit/parts/branch-filter.tsx'
import { SalesChart } from '../../kit/parts/sales-chart.tsx'
import { useBranchFilter } from '../../kit/use-branch-filter.ts'
import { LowStock } from './low-stock.tsx'
import { MarginReport } from './margin-report.tsx'
import { SalesFigures } from './sales-figures.tsx'
import { SalesSpan, SPANS } from './sales-span.tsx'
import { DepartmentSales, ProductSales, RepresentativeSales, StatusSales } from './sales-tables.tsx'
import { SearchMisses } from './search-misses.tsx'
import { TakingsSums } from './takings-sums.tsx'

/** The sales of a period: totals, chart, breakdowns, margin, low stock, and searches without results. */
export function SalesReport() {
  const [query] = useSearchParams()
  const [from, until] = [query.get('from'), query.get('until')]
  const span = from && until ? { from, until } : undefined
  const days = span ? undefined : (SPANS.find(one => one === query.get('days')) ?? '30')
  // Searches are those of the whole shop.
  const seesShop = mayDo(useSession()?.shopRoles ?? [], 'reports')
  // A new period replaces the data in place, so that nothing jumps and a table stays open.
  const filter = useBranchFilter()
  const { answer, problem, retry, late } = useCall('GET /orders/findSales', {
    ...(span ?? { days }),
    ...filter.asked,
  })
  return (
    <div className="space-y-6">
      <BranchFilter {...filter} />
      <SalesSpan days={days} since={span?.from ?? answer?.since} until={span?.until ?? answer?.until} />
      <Answer
        problem={problem && { ...problem, title: problem.errors?.[0]?.message ?? problem.title }}
        onRetry={retry}
        lines={5}
      >
        {answer && (
          <div aria-busy={late} className="space-y-6">
            <SalesFigures sales={answer} />
            <SalesChart days={answer.byDay} />
            <TakingsSums since={answer.since} until={answer.until} ofBranch={filter.asked} />
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <DepartmentSales sales={answer} />
              <div className="space-y-6">
                <StatusSales sales={answer} />
                <RepresentativeSales sales={answer} />
              </div>
            </div>
            <ProductSales sales={answer} ofBranch={filter.asked} />
            <MarginReport since={answer.since} until={answer.until} ofBranch={filter.asked} />
          </div>
        )}
      </Answer>
      <LowStock ofBranch={filter.asked} />
      {seesShop && <SearchMisses />}
    </div>
  )
}
