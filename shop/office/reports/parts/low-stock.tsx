import { send } from '../../../api.ts'
import type { StaffProductRow } from '../../../catalogue/editing/staff-products.contract.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useCall } from '../../../ui/use-call.ts'
import type { CsvRows } from '../../lists/save-csv.ts'
import { ReportTable } from './report-table.tsx'

/** The number of products shown; the file has all. */
const SHOWN = 15
/** The maximum number of rows of one request. */
const PAGE = 100

const heads = () => [m.office_low_product(), m.office_low_left(), m.office_low_at()]

/** The stock that is not held for orders, in the product's unit. */
const left = ({ onHand, held }: StaffProductRow) => Math.round((onHand - held) * 1000) / 1000

/** The branch, as calls take it. */
type OfBranch = { branchId?: number }

/** Loads all of them page by page; undefined if a page fails. */
async function everyLow(ofBranch: OfBranch): Promise<CsvRows | undefined> {
  const rows: (readonly (string | number)[])[] = [[m.office_low_sku(), ...heads(), m.office_low_unit()]]
  for (let page = 1; ; page += 1) {
    const asked = { stock: 'low', sort: 'name', page, size: PAGE, ...ofBranch } as const
    const sent = await send('GET /products/findForStaff', asked)
    if (!sent.ok) return undefined
    for (const row of sent.answer.rows)
      rows.push([row.sku, row.productName, left(row), row.lowAt, row.unitName])
    if (page * PAGE >= sent.answer.total) return rows
  }
}

/** The products at or below their warning level. */
export function LowStock({ ofBranch }: { ofBranch: OfBranch }) {
  const { answer, problem, retry } = useCall('GET /products/findForStaff', {
    stock: 'low',
    sort: 'name',
    size: SHOWN,
    ...ofBranch,
  })
  if (problem) return <Problem problem={problem} onRetry={retry} />
  return (
    <ReportTable
      title={m.office_low()}
      text={
        <>
          {m.office_low_text()}{' '}
          {answer && answer.total > SHOWN && (
            <Link to="/admin/products?stock=low" className="underline underline-offset-4">
              {m.office_low_all({ total: answer.total })}
            </Link>
          )}
        </>
      }
      heads={heads()}
      none={m.office_low_none()}
      file={() => everyLow(ofBranch)}
      rows={answer?.rows.map(row => ({
        key: row.productId,
        name: (
          <Link to={`/admin/stock/${row.productId}`} className="underline underline-offset-4">
            <bdi>{row.productName}</bdi>
          </Link>
        ),
        figures: [
          <bdi key="left">
            {left(row)} {row.unitName}
          </bdi>,
          <bdi key="at">{row.lowAt}</bdi>,
        ],
      }))}
    />
  )
}
