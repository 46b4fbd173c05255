import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { Margins } from '../../../orders/sales/margin.contract.ts'
import { Link } from '../../../ui/link.tsx'
import { Money } from '../../../ui/money.tsx'
import { useDepartmentTitles } from '../use-department-titles.ts'
import { NamedAmounts } from './named-amounts.tsx'
import { ReportTable } from './report-table.tsx'

type Props = { margins: Margins }
type Row = Pick<Margins, 'revenue' | 'cost' | 'margin' | 'percent' | 'unknown'>

/** The most products that a file lists. */
const MOST = 1000

const heads = (first: string) => [
  first,
  m.office_report_revenue(),
  m.office_report_margin(),
  m.office_report_cost_unknown(),
]

/** The revenue of a row, its margin with its per cent, and the revenue without a known cost. */
const figuresOf = ({ revenue, margin, percent, unknown }: Row) => [
  <Money key="revenue" amount={revenue} />,
  percent !== null && (
    <span key="margin">
      <Money amount={margin} />
      <span className="block text-sm text-muted">{m.office_report_percent({ percent })}</span>
    </span>
  ),
  unknown > 0 && <Money key="unknown" amount={unknown} />,
]

/** The amounts of a row that have no column on narrow screens. */
const amountsOf = ({ revenue, unknown }: Row) => [
  { name: m.office_report_revenue(), amount: revenue },
  ...(unknown > 0 ? [{ name: m.office_report_cost_unknown(), amount: unknown }] : []),
]

const fileHeads = (first: string) => [
  first,
  m.office_report_revenue(),
  m.office_report_cost(),
  m.office_report_margin(),
  m.office_report_margin_percent(),
  m.office_report_cost_unknown(),
]

const inFile = (name: string, { revenue, cost, margin, percent, unknown }: Row) => [
  ...[name, revenue, cost, margin],
  ...[percent ?? '', unknown],
]

/** The margin of each department. */
export function DepartmentMargins({ margins: { byDepartment } }: Props) {
  const titleOf = useDepartmentTitles()
  return (
    <ReportTable
      title={m.office_report_margin_by_department()}
      text={null}
      heads={heads(m.office_report_department())}
      phoneHead={m.office_report_margin()}
      none={m.office_report_no_closed()}
      file={() => [
        fileHeads(m.office_report_department()),
        ...byDepartment.map(row => inFile(titleOf(row.department), row)),
      ]}
      rows={byDepartment.map(row => ({
        key: row.department,
        name: <NamedAmounts amounts={amountsOf(row)}>{titleOf(row.department)}</NamedAmounts>,
        figures: figuresOf(row),
      }))}
    />
  )
}

type OfProducts = Props & {
  /** The branch, as calls take it. */
  ofBranch: { branchId?: number }
}

/** Loads the margins of all products that were sold in the period. */
async function everyProduct({ margins: { since, until }, ofBranch }: OfProducts) {
  const sent = await send('GET /orders/findMargin', { from: since, until, products: MOST, ...ofBranch })
  if (!sent.ok) return undefined
  return [
    fileHeads(m.office_report_product()),
    ...sent.answer.byProduct.map(row => inFile(row.productName, row)),
  ]
}

/** The margins of the products with the highest revenue. */
export function ProductMargins({ margins, ofBranch }: OfProducts) {
  return (
    <ReportTable
      title={m.office_report_margin_by_product()}
      text={null}
      heads={heads(m.office_report_product())}
      phoneHead={m.office_report_margin()}
      none={m.office_report_no_closed()}
      file={() => everyProduct({ margins, ofBranch })}
      rows={margins.byProduct.map(row => ({
        key: row.productId,
        name: (
          <NamedAmounts amounts={amountsOf(row)}>
            <Link to={`/admin/stock/${row.productId}`} className="underline underline-offset-4">
              <bdi>{row.productName}</bdi>
            </Link>
          </NamedAmounts>
        ),
        figures: figuresOf(row),
      }))}
    />
  )
}
