import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Day } from '../../../ui/day.tsx'
import { Link } from '../../../ui/link.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { PageSteps } from '../../kit/parts/page-steps.tsx'
import type { StockMovement } from '../stock-ledger.contract.ts'

/** The causes of stock movements, in words. */
export const causeNames: Readonly<Record<string, () => string>> = {
  OPENING: m.office_catalogue_cause_opening,
  DELIVERY: m.office_catalogue_cause_delivery,
  COUNT: m.office_catalogue_cause_count,
  WASTE: m.office_catalogue_cause_waste,
  CORRECTION: m.office_catalogue_cause_correction,
  IMPORT: m.office_catalogue_cause_import,
  ORDER: m.office_catalogue_cause_order,
  REJECTED: m.office_catalogue_cause_rejected,
  EDITED: m.office_catalogue_cause_edited,
  REOPENED: m.office_catalogue_cause_reopened,
  TRANSFER: m.office_catalogue_cause_transfer,
  EXPIRED: m.office_catalogue_cause_expired,
  BLOCKED: m.office_catalogue_cause_blocked,
  UNBLOCKED: m.office_catalogue_cause_unblocked,
  LOT: m.office_catalogue_cause_lot,
}

/** The reason of a movement in words; that of a transfer names the other branch. */
function reasonOf({ cause, change, otherBranch: branch }: StockMovement): string {
  if (branch === null) return causeNames[cause]?.() ?? cause
  return change < 0 ? m.office_catalogue_to_branch({ branch }) : m.office_catalogue_from_branch({ branch })
}

const SIZE = 10

type Props = { productId: number; branchId: number | undefined }

/** Every stock movement of a product at a branch, latest first: cause, person, quantity and stock afterwards. */
export function StockLedger({ productId, branchId }: Props) {
  const [page, setPage] = useState(1)
  const { answer, problem, retry } = useCall('GET /stock/findMovements', {
    productId,
    ...(branchId === undefined ? {} : { branchId }),
    page,
    size: SIZE,
  })
  if (problem) return <Problem problem={problem} onRetry={retry} />
  const { rows = [], total = 0 } = answer ?? {}
  const last = Math.max(1, Math.ceil(total / SIZE))
  const signed = (change: number) => change.toLocaleString(m.shop_language(), { signDisplay: 'exceptZero' })
  return (
    <div>
      <h2 className="mb-2 text-lg">{m.office_catalogue_ledger()}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard it could not be scrolled otherwise */}
      <section aria-label={m.office_catalogue_ledger()} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-start text-muted [&_th]:px-3 [&_th]:py-2 [&_th]:text-start [&_th]:font-medium [&_th]:first:ps-0">
              <th scope="col">{m.office_catalogue_when()}</th>
              <th scope="col">{m.office_catalogue_why()}</th>
              <th scope="col" className="text-end!">
                {m.office_catalogue_change()}
              </th>
              <th scope="col" className="text-end!">
                {m.office_catalogue_on_hand()}
              </th>
              <th scope="col">{m.office_catalogue_who()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr
                key={row.movementId}
                className="border-b border-line align-top last:border-0 [&_td]:px-3 [&_td]:py-2 [&_td]:first:ps-0"
              >
                <td className="whitespace-nowrap">
                  <Day at={row.movedAt} />
                </td>
                <td>
                  {reasonOf(row)}{' '}
                  {row.orderNum && (
                    <Link to={`/admin/orders/${row.orderNum}`} className="text-green underline">
                      {row.orderNum}
                    </Link>
                  )}
                  {row.note && <span className="block text-muted">{row.note}</span>}
                </td>
                <td className={`text-end tabular-nums ${row.change < 0 ? 'text-rose' : 'text-green'}`}>
                  {signed(row.change)}
                </td>
                <td className="text-end tabular-nums">{row.onHand.toLocaleString(m.shop_language())}</td>
                <td className="wrap-anywhere">{row.movedBy ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {answer && total === 0 && <p className="text-muted">{m.office_catalogue_ledger_empty()}</p>}
      <PageSteps page={page} last={last} onPage={setPage} />
    </div>
  )
}
