import type { StockValue } from '../../../lots/value/stock-value.contract.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Money } from '../../../ui/money.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useDepartmentTitles } from '../use-department-titles.ts'
import { Figure } from './report-figure.tsx'
import { ReportTable } from './report-table.tsx'

/** The value of the stock in total and by department; `ofBranch`: the branch, as calls take it. */
export function StockValueSums({ ofBranch }: { ofBranch: { branchId?: number } }) {
  const { answer, problem, retry } = useCall('GET /stockValue/find', ofBranch)
  return (
    <Answer problem={problem} onRetry={retry} lines={5}>
      {answer && (
        <>
          <Figures value={answer} />
          <Departments departments={answer.byDepartment} />
        </>
      )}
    </Answer>
  )
}

/** The figures of the whole stock; products without a known cost only if there are any. */
const Figures = ({ value: { products, cost, price, ...unknown } }: { value: StockValue }) => (
  <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
    <Figure name={m.office_report_at_cost()} text={m.office_report_products_valued({ count: products })}>
      <Money amount={cost} />
    </Figure>
    <Figure name={m.office_report_at_price()} text={m.office_report_products_valued({ count: products })}>
      <Money amount={price} />
    </Figure>
    {unknown.unknownProducts > 0 && (
      <Figure
        name={m.office_report_value_unknown()}
        text={m.office_report_value_unknown_text({ count: unknown.unknownProducts })}
      >
        <Money amount={unknown.unknownPrice} />
      </Figure>
    )}
  </dl>
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
      none={m.office_report_value_none()}
      file={() => [
        heads(),
        ...departments.map(({ department, cost, price, unknownPrice }) => [
          ...[titleOf(department), cost, price, unknownPrice],
        ]),
      ]}
      rows={departments.map(({ department, cost, price, unknownPrice }) => ({
        key: department,
        name: titleOf(department),
        figures: [
          <Money key="cost" amount={cost} />,
          <Money key="price" amount={price} />,
          unknownPrice > 0 && <Money key="unknown" amount={unknownPrice} />,
        ],
      }))}
    />
  )
}
