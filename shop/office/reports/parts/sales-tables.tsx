import { type ReactNode, useId } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { StatusBadge } from '../../../orders/own/parts/status-badge.tsx'
import type { Sales } from '../../../orders/sales/sales.contract.ts'
import { Money } from '../../../ui/money.tsx'
import { CsvButton } from '../../lists/parts/csv-button.tsx'
import { useDepartmentTitles } from '../use-department-titles.ts'

type Props = { sales: Sales }
type Row = {
  key: string | number
  name: ReactNode
  /** The name in the file, if `name` is not a text. */
  said?: string
  more?: ReactNode
  orders: number
  total: number
}

/** A table of names with their orders and sales; the bar under a name compares it with the largest. */
function Shares({
  title,
  text,
  head,
  more,
  rows,
  all,
}: {
  title: string
  text?: string
  head: string
  more?: string
  rows: Row[]
  /** Loads the rows of the file, if it has more than those shown. */
  all?: () => Promise<Row[] | undefined>
}) {
  const id = useId()
  const most = Math.max(1, ...rows.map(({ total }) => total))
  const file = async () => {
    const found = all ? await all() : rows
    return (
      found && [
        [head, m.office_report_orders(), m.office_report_total()],
        ...found.map(row => [row.said ?? String(row.name), row.orders, row.total]),
      ]
    )
  }
  const number =
    'px-3 py-2 text-end font-medium whitespace-nowrap last:pe-0 max-sm:min-w-12 max-sm:px-1.5 max-sm:wrap-anywhere max-sm:whitespace-normal max-sm:*:whitespace-normal'
  return (
    <section aria-labelledby={id} className="card p-4 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="min-w-0 text-2xl wrap-anywhere">
          {title}
        </h2>
        {rows.length > 0 && <CsvButton name={title} rows={file} />}
      </div>
      {text && <p className="mt-1 text-sm text-muted">{text}</p>}
      {rows.length === 0 ? (
        <p className="mt-4 text-muted">{m.office_report_nothing()}</p>
      ) : (
        <table aria-labelledby={id} className="mt-3 w-full">
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col" className="w-full py-2 text-start font-medium">
                {head}
              </th>
              {more && (
                <th scope="col" className={`${number} max-sm:hidden`}>
                  {more}
                </th>
              )}
              <th scope="col" className={number}>
                {m.office_report_orders()}
              </th>
              <th scope="col" className={number}>
                {m.office_report_total()}
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {rows.map(row => (
              <tr key={row.key} className="border-t border-line">
                <th scope="row" className="py-2.5 text-start font-normal wrap-anywhere">
                  {row.name}
                  <svg aria-hidden className="mt-1.5 block h-1.5 w-full rtl:-scale-x-100">
                    <rect width="100%" height="100%" rx="3" className="fill-sunken" />
                    <rect
                      width={`${(row.total / most) * 100}%`}
                      height="100%"
                      rx="3"
                      className="fill-green"
                    />
                  </svg>
                </th>
                {more && <td className={`${number} font-normal max-sm:hidden`}>{row.more}</td>}
                <td className={number}>{row.orders}</td>
                <td className={number}>
                  <Money amount={row.total} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** The sales by department. */
export function DepartmentSales({ sales }: Props) {
  const titleOf = useDepartmentTitles()
  return (
    <Shares
      title={m.office_report_by_department()}
      text={m.office_report_goods_text()}
      head={m.office_report_department()}
      rows={sales.byDepartment.map(row => ({ ...row, key: row.department, name: titleOf(row.department) }))}
    />
  )
}

/** The orders of the period by their current status. */
export function StatusSales({ sales }: Props) {
  return (
    <Shares
      title={m.office_report_by_status()}
      text={m.office_report_total_text()}
      head={m.office_report_status()}
      rows={sales.byStatus.map(row => ({
        ...row,
        key: row.orderStatus,
        name: <StatusBadge status={row.orderStatus} />,
        said: row.orderStatus,
      }))}
    />
  )
}

/** The sales by representative. */
export function RepresentativeSales({ sales }: Props) {
  return (
    <Shares
      title={m.office_report_by_representative()}
      text={m.office_report_referred_text()}
      head={m.office_report_representative()}
      rows={sales.byRepresentative.map(row => ({
        ...row,
        key: row.representative,
        name: row.representative,
      }))}
    />
  )
}

type OfProducts = Props & {
  /** The branch, as calls take it. */
  ofBranch: { branchId?: number }
}

/** Loads all products sold in the period, best first. */
async function everyProduct({ sales: { since, until }, ofBranch }: OfProducts): Promise<Row[] | undefined> {
  const sent = await send('GET /orders/findSales', { from: since, until, products: 1000, ...ofBranch })
  return sent.ok
    ? sent.answer.topProducts.map(row => ({ ...row, key: row.productId, name: row.productName }))
    : undefined
}

/** The products with the highest sales. */
export function ProductSales({ sales, ofBranch }: OfProducts) {
  return (
    <Shares
      title={m.office_report_top()}
      text={m.office_report_goods_text()}
      head={m.office_report_product()}
      more={m.office_report_quantity()}
      all={() => everyProduct({ sales, ofBranch })}
      rows={sales.topProducts.map(row => ({
        ...row,
        key: row.productId,
        name: row.productName,
        more: (
          <bdi>
            {row.quantity} {row.measuringUnit}
          </bdi>
        ),
      }))}
    />
  )
}
