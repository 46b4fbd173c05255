import { m } from '../../../messages/m.ts'
import type { Margins } from '../../../orders/sales/margin.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Money } from '../../../ui/money.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { DepartmentMargins, ProductMargins } from './margin-tables.tsx'
import { Figure } from './report-figure.tsx'

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
    <section aria-labelledby="margin" className="space-y-6">
      <div>
        <h2 id="margin" className="text-2xl">
          {m.office_report_margin()}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-muted">{m.office_report_margin_text()}</p>
      </div>
      <Answer problem={problem} onRetry={retry} lines={3}>
        {answer && (
          <>
            <Figures margins={answer} />
            <DepartmentMargins margins={answer} />
            <ProductMargins margins={answer} ofBranch={ofBranch} />
          </>
        )}
      </Answer>
    </section>
  )
}

/** The figures of the whole period; revenue without a known cost only if there is any. */
const Figures = ({ margins: { revenue, cost, margin, percent, unknown } }: { margins: Margins }) => (
  <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
    <Figure name={m.office_report_revenue()}>
      <Money amount={revenue} />
    </Figure>
    <Figure name={m.office_report_cost()}>
      <Money amount={cost} />
    </Figure>
    <Figure
      name={m.office_report_margin()}
      {...(percent === null ? {} : { text: m.office_report_of_revenue({ percent }) })}
    >
      <Money amount={margin} />
    </Figure>
    {unknown > 0 && (
      <Figure name={m.office_report_cost_unknown()} text={m.office_report_cost_unknown_text()}>
        <Money amount={unknown} />
      </Figure>
    )}
  </dl>
)
