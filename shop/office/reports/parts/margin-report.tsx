import { m } from '../../../messages/m.ts'
import type { Margins } from '../../../orders/sales/margin.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { SumLine } from '../../kit/parts/sum-line.tsx'
import { DepartmentMargins, ProductMargins } from './margin-tables.tsx'

type Props = {
  since: string
  until: string
  /** The branch, as calls take it. */
  ofBranch: { branchId?: number }
}

/** The margin of a period: its figures, and the departments and products that it comes from. */
export function MarginReport({ since, until, ofBranch }: Props) {
  const { answer, problem, retry } = useCall('GET /orders/findMargin', { from: since, until, ...ofBranch })
  return (
    <>
      <section aria-labelledby="margin" className="card p-4 md:p-6">
        <h2 id="margin" className="text-2xl">
          {m.office_report_margin()}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-muted">{m.office_report_margin_text()}</p>
        <Answer problem={problem} onRetry={retry} lines={3}>
          {answer && <MarginSums margins={answer} />}
        </Answer>
      </section>
      {answer && <DepartmentMargins margins={answer} />}
      {answer && <ProductMargins margins={answer} ofBranch={ofBranch} />}
    </>
  )
}

/** The sum that leads from the revenue to the margin; revenue without a known cost is taken off, if there is any. */
const MarginSums = ({ margins: { revenue, cost, margin, percent, unknown } }: { margins: Margins }) => (
  <dl className="mt-4 grid gap-1.5 tabular-nums">
    <SumLine term={m.office_report_revenue()} amount={revenue} />
    {unknown > 0 && <SumLine term={m.office_report_revenue_unknown()} amount={-unknown} />}
    <SumLine term={m.office_report_cost()} amount={-cost} />
    <SumLine
      strong
      term={percent === null ? m.office_report_margin() : m.office_report_margin_of({ percent })}
      amount={margin}
    />
  </dl>
)
