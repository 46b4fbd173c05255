import { mayDoAny } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import type { StaffOrder } from '../../../orders/desk/staff-order.fields.ts'
import { Link } from '../../../ui/link.tsx'
import { Money } from '../../../ui/money.tsx'
import { useSession } from '../../../ui/session.ts'
import { useCall } from '../../../ui/use-call.ts'

/** Says why lines of an order are recalled, and what its customer got back. Asks only if a line has something of a recalled lot. */
export function RecallsOfOrder({ order: { orders, orderItems } }: { order: StaffOrder }) {
  const isAny = orderItems.some(({ lots }) => lots.some(({ recalled }) => recalled))
  const { answer } = useCall('GET /recalls/findOfOrder/{id}', { id: orders.orderId }, isAny)
  const maySee = mayDoAny(useSession()?.roles ?? [], 'catalogue')
  return answer?.recalls.map(({ recallId, reason, refunded }) => (
    <p
      key={recallId}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-tile bg-rose-soft px-5 py-3.5 wrap-anywhere"
    >
      <span className="min-w-0 grow basis-60">
        <strong className="text-rose">{m.office_recalls_number({ number: recallId })}</strong>{' '}
        <bdi>{reason}</bdi>
        {refunded > 0 && (
          <span className="block text-sm">
            {m.office_recalls_refunded()} <Money amount={refunded} />
          </span>
        )}
      </span>
      {maySee && (
        <Link to={`/admin/recalls/${recallId}`} className="py-1.5 font-semibold underline">
          {m.office_recalls_see()}
        </Link>
      )}
    </p>
  ))
}
