import type { StockValue } from '../../../lots/value/stock-value.contract.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Money } from '../../../ui/money.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { SumLine } from '../../kit/parts/sum-line.tsx'
import { useDepartmentTitles } from '../use-department-titles.ts'
import { NamedAmounts } from './named-amounts.tsx'
import { ReportTable } from './report-table.tsx'

/** The value of the stock in total and by department; `ofBranch`: the branch, as calls take it. */
export function StockValueSums({ ofBranch }: { ofBranch: { branchId?: number } }) {
  const { answer, problem, retry } = useCall('GET /stockValue/find', ofBranch)
  return (
    <Answer problem={problem} onRetry={retry} lines={5}>
      {answer && (
        <>
          <ValueSums value={answer} />
          <Departments departments={answer.byDepartment} />
        </>
      )}
    </Answer>
  )
}

/** The value of the whole stock; products without a known cost are counted apart, if there are any. */
const ValueSums = ({ value: { products, cost, price, ...unknown } }: { value: StockValue }) => (
  <section aria-label={m.office_report_stock_value()} className="card p-4 md:p-6">
    <dl className="grid gap-1.5 tabular-nums">
      <SumLine term={m.office_report_cost_of({ count: products })} amount={cost} />
      <SumLine term={m.office_report_price_of({ count: products })} amount={price} />
      {unknown.unknownProducts > 0 && (
        <SumLine
          term={m.office_report_unknown_of({ count: unknown.unknownProducts })}
          amount={unknown.unknownPrice}
        />
      )}
    </dl>
  </section>
)

const heads = () => [
  m.office_report_department(),
  m.office_report_at_cost(),
  m.office_report_at_price(),
  m.office_report_value_unknown(),
]

/** The value of each department, and the price of its products without a known cost. */
function Departments({ departments }: { departments: StockValue['byDepartment'] }) {
  const titleOf = useDepartmentTitles()
  return (
    <ReportTable
      title={m.office_report_value_by_department()}
      text={null}
      heads={heads()}
      phoneHead={m.office_report_at_cost()}
      none={m.office_report_value_none()}
      file={() => [
        heads(),
        ...departments.map(({ department, cost, price, unknownPrice }) => [
          ...[titleOf(department), cost, price, unknownPrice],
        ]),
      ]}
      rows={departments.map(({ department, cost, price, unknownPrice }) => ({
        key: department,
        name: (
          <NamedAmounts
            amounts={[
              { name: m.office_report_at_price(), amount: price },
              ...(unknownPrice > 0 ? [{ name: m.office_report_value_unknown(), amount: unknownPrice }] : []),
            ]}
          >
            {titleOf(department)}
          </NamedAmounts>
        ),
        figures: [
          <span key="cost">
            <Money amount={cost} />
          </span>,
          <Money key="price" amount={price} />,
          unknownPrice > 0 && <Money key="unknown" amount={unknownPrice} />,
        ],
      }))}
    />
  )
}
