import { m } from '../../../messages/m.ts'
import { Fulfilment } from '../../../orders/own/parts/fulfilment.tsx'
import { Answer } from '../../../ui/answer.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { When } from '../../../ui/when.tsx'
import { BranchFilter } from '../../kit/parts/branch-filter.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { ProgressLine } from '../../kit/parts/progress-line.tsx'
import { useBranchFilter } from '../../kit/use-branch-filter.ts'
import { useLive } from '../../kit/use-live.ts'

/** The orders to pick, oldest first. */
export default function PickingScreen() {
  const filter = useBranchFilter()
  const { answer, problem, retry, asking } = useCall('GET /orders/findToPick', filter.asked)
  useLive('orders', retry, asking)
  return (
    <>
      <OfficeHeading title={m.office_orders_picking_title()} text={m.office_orders_picking_text()}>
        <ButtonLink look="solid" to="/admin/picking/wave">
          {m.office_picking_wave()}
        </ButtonLink>
      </OfficeHeading>
      <BranchFilter {...filter} />
      {!answer ? (
        <Answer problem={problem} onRetry={retry} lines={4} />
      ) : answer.rows.length === 0 ? (
        <p className="card p-8 text-center text-muted">{m.office_orders_nothing_to_pick()}</p>
      ) : (
        <>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {answer.rows.map(({ orderId, orderNum, name, createDate, items, done, branchName, ...order }) => (
              <li key={orderId} className="relative card p-5 hover:border-green">
                <h2 className="text-2xl tabular-nums">
                  <Link
                    to={`/admin/picking/${encodeURIComponent(orderNum)}`}
                    className="after:absolute after:inset-0 after:rounded-tile"
                  >
                    #{orderNum}
                  </Link>
                </h2>
                <p className="text-lg font-semibold wrap-anywhere">
                  <bdi>{name}</bdi>
                </p>
                <p>
                  <Fulfilment of={order} />
                </p>
                <p className="text-sm text-muted">
                  <When at={createDate} />
                  {filter.branches.length > 0 && (
                    <>
                      {' · '}
                      <bdi>{branchName}</bdi>
                    </>
                  )}
                </p>
                <p className="mt-3 text-sm font-medium">
                  {m.office_orders_picked_of({ done: String(done), all: String(items) })}
                </p>
                <ProgressLine
                  says={m.office_orders_picked_of({ done: String(done), all: String(items) })}
                  className="mt-1.5 w-full"
                  value={done}
                  max={items}
                />
                <Link
                  to={`/admin/packing/${encodeURIComponent(orderNum)}`}
                  aria-label={m.office_orders_pack_order({ number: orderNum })}
                  className="relative mt-2 inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-4"
                >
                  {m.office_orders_pack()}
                </Link>
              </li>
            ))}
          </ul>
          {answer.total > answer.rows.length && (
            <p className="mt-4 text-muted">
              {m.office_orders_more_to_pick({ count: answer.total - answer.rows.length })}
            </p>
          )}
        </>
      )}
    </>
  )
}
